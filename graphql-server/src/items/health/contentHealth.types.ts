import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class StateItem {
  @Field(() => Int, { description: 'Not id: items of several types stand side by side' })
  itemId!: number;
  @Field(() => String) title!: string;
}

@ObjectType()
export class LatestItem extends StateItem {
  @Field(() => Date) publishedAt!: Date;
}

@ObjectType()
export class ContentLack {
  @Field(() => String, { description: 'picture, alternativeText, document or screening' })
  what!: string;
  @Field(() => Int, { description: 'How many items' }) count!: number;
  @Field(() => [StateItem], { description: 'The last published ones, five at most' })
  items!: StateItem[];
}

/** One content type in one section. */
@ObjectType()
export class ContentPart {
  @Field(() => String) section!: string;
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  @Field(() => Int, { description: 'How many items visitors can see' }) published!: number;
  @Field(() => LatestItem, { nullable: true }) latest!: LatestItem | null;
  @Field(() => [ContentLack]) lacks!: ContentLack[];
}
