import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

/** An item or a group of settings. */
@ObjectType()
export class LinkingItem {
  @Field(() => String, { description: 'News, Program, …; `Settings`' }) itemType!: string;
  @Field(() => Int, { description: '0 for settings' }) id!: number;
  @Field(() => String, { description: 'Of settings the group, such as `about`' }) title!: string;
}
