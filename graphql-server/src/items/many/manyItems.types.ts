import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** Absent fields stay unchanged. */
@InputType()
export class ItemChange {
  @Field(() => Int) id!: number;
  @Field(() => Int, { description: 'The version that the person saw' }) version!: number;
  @Field(() => Date, {
    nullable: true,
    description: 'Null makes a draft; a past moment publishes now',
  })
  publishedAt?: Date | null;
  @Field(() => String, { nullable: true, description: 'Of programmes: another section' })
  programType?: string;
  @Field(() => String, { nullable: true, description: 'Of types with a picture' })
  imageAlt?: string;
  @Field(() => Boolean, { nullable: true, description: 'Into the bin, or out of it; alone' })
  isDeleted?: boolean;
}

@ObjectType()
export class ChangedItem {
  /** Not `id`: clients cache objects by `id`. */
  @Field(() => Int) itemId!: number;
  @Field(() => Int, { description: 'The new present version' }) version!: number;
}

@ObjectType()
export class RefusedItem {
  @Field(() => Int) itemId!: number;
  @Field(() => String, { description: 'BAD_USER_INPUT, CONFLICT, FORBIDDEN or NOT_FOUND' })
  code!: string;
  @Field(() => [String], { description: 'The invalid fields, for BAD_USER_INPUT' })
  fields!: string[];
}

@ObjectType()
export class ItemChanges {
  @Field(() => [ChangedItem], { description: 'Also of items that were so already' })
  done!: ChangedItem[];
  @Field(() => [RefusedItem], { description: 'They are as they were' }) refused!: RefusedItem[];
}
