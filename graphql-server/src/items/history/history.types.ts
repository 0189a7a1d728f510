import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { FieldChange } from '../change.types.ts';

@ObjectType()
export class ItemVersion {
  @Field(() => Int) version!: number;
  @Field(() => Date) at!: Date;
  @Field(() => String, { description: 'As the person was called then; empty for nobody' })
  savedByName!: string;
  @Field(() => String, { description: 'create, update, delete or restore' }) action!: string;
  @Field(() => [FieldChange]) changes!: FieldChange[];
}

@ObjectType()
export class ItemHistory {
  @Field(() => String) title!: string;
  @Field(() => String) section!: string;
  @Field(() => Int, { description: 'The present version' }) version!: number;
  @Field(() => [ItemVersion]) versions!: ItemVersion[];
  @Field(() => Boolean, { description: 'There are older ones' }) hasOlder!: boolean;
}

/** The version to restore, and the current one that the user saw. */
@InputType()
export class VersionRestore {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => Int, { nullable: true }) seen?: number;
}

@ObjectType()
export class VersionRestored {
  @Field(() => Int, { description: 'The new present version' }) version!: number;
  @Field(() => Boolean, { description: 'The file of that time is gone; the present one stayed' })
  isFileGone!: boolean;
}
