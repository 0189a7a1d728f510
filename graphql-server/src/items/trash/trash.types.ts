import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

/** A deleted item that waits to be restored. */
@ObjectType()
export class BinItem {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  /** Not `id`: items of several types stand in one list, and clients keep objects by their `id`. */
  @Field(() => Int) itemId!: number;
  @Field(() => String) title!: string;
  @Field(() => String) section!: string;
  @Field(() => Date) deletedAt!: Date;
  @Field(() => String, { description: 'As the person was called then' }) deletedByName!: string;
  @Field(() => Int, { description: 'Until it is deleted for good' }) daysLeft!: number;
}

/** The last deleted items of a person's sections. */
@ObjectType()
export class Bin {
  @Field(() => [BinItem]) items!: BinItem[];
  @Field(() => Int, { description: 'Also of those that are not listed' }) totalCount!: number;
}
