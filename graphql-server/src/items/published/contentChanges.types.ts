import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

/** An item as visitors see it; of a hidden one only its identity. */
@ObjectType()
export class ContentChange {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  /** Not `id`: clients cache objects by `id`. */
  @Field(() => Int) itemId!: number;
  @Field(() => Boolean, { description: 'No longer public: deleted, or a draft again' })
  isDeleted!: boolean;
  @Field(() => String, { nullable: true }) section!: string | null;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true, description: 'Its page, of types that have pages' })
  path!: string | null;
  @Field(() => String, { nullable: true, description: 'Its contents over REST' })
  dataPath!: string | null;
}

@ObjectType()
export class ContentChanges {
  @Field(() => [ContentChange], { description: 'By type and id; each item once' })
  items!: ContentChange[];
  @Field(() => String, { nullable: true }) nextCursor!: string | null;
  @Field(() => Boolean, {
    description: 'All public items: an older copy must be dropped before the first page',
  })
  isWhole!: boolean;
  @Field(() => String, { description: 'To ask from next time, after the last page' })
  revision!: string;
}
