import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class FoundItem {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  @Field(() => Int) itemId!: number;
  @Field(() => String, { description: 'Empty where only administrators write' }) section!: string;
  @Field(() => String) title!: string;
  @Field(() => Date, { nullable: true, description: 'Null for a draft' })
  publishedAt!: Date | null;
}
