import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { FieldChange } from '../change.types.ts';

/** One version of an item: how it came to be and what it changed. */
@ObjectType()
export class ItemVersion {
  @Field(() => Int) version!: number;
  @Field(() => Date) at!: Date;
  @Field(() => String, { description: 'As the person was called then; empty for nobody' })
  savedByName!: string;
  @Field(() => String, { description: 'create, update, delete or restore' }) action!: string;
  @Field(() => [FieldChange]) changes!: FieldChange[];
}

/** Versions of an item, the latest first. */
@ObjectType()
export class ItemHistory {
  @Field(() => String) title!: string;
  @Field(() => String) section!: string;
  @Field(() => Int, { description: 'The present version' }) version!: number;
  @Field(() => [ItemVersion]) versions!: ItemVersion[];
  @Field(() => Boolean, { description: 'There are older ones' }) hasOlder!: boolean;
}

/** Which version is to come back, and the present one that the person saw. */
@InputType()
export class VersionRestore {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => Int, { nullable: true }) seen?: number;
}

/** The result of restoring a version. */
@ObjectType()
export class VersionRestored {
  @Field(() => Int, { description: 'The new present version' }) version!: number;
  @Field(() => Boolean, { description: 'The file of that time is gone; the present one stayed' })
  isFileGone!: boolean;
}
