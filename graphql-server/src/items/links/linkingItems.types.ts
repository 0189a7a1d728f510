import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

/** An item whose text links to another. */
@ObjectType()
export class LinkingItem {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  @Field(() => Int) id!: number;
  @Field(() => String) title!: string;
}
