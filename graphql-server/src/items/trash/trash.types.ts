import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class BinItem {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  /** Not `id`: clients cache objects by `id`, and ids of different types collide. */
  @Field(() => Int) itemId!: number;
  @Field(() => String) title!: string;
  @Field(() => String) section!: string;
  @Field(() => Date) deletedAt!: Date;
  @Field(() => String, { description: 'As the person was called then' }) deletedByName!: string;
  @Field(() => Int, { description: 'Until it is deleted for good' }) daysLeft!: number;
}

/** The last deleted ones. */
@ObjectType()
export class Bin {
  @Field(() => [BinItem]) items!: BinItem[];
  @Field(() => Int, { description: 'Also of those that are not listed' }) totalCount!: number;
}
