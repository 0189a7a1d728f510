import 'reflect-metadata';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { PageOf, PageRequest } from './paging.ts';

/** Arguments of every list. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'Items on the page, 1 to 50; 12 if absent' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The nextCursor of the page before' })
  after?: string | null;
}

/** A stored picture, with all that is needed to draw it without a jump. */
@ObjectType()
export class Image implements ImageView {
  @Field(() => String) src!: string;
  @Field(() => Int) width!: number;
  @Field(() => Int) height!: number;
  @Field(() => String) alt!: string;
  @Field(() => String) placeholder!: string;
  @Field(() => String) srcSet!: string;
}

/** The fields common to all content items. */
@ObjectType()
export abstract class ContentItem {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'Since when visitors see it, or from when; null for a draft',
  })
  publishedAt!: Date | null;
}

/** The input fields for the publication of an item, common to all content types. */
@InputType()
export abstract class PublicationInput {
  @Field(() => Date, {
    nullable: true,
    description: 'Null: a draft. A moment: published then. Absent: at once, or as it was',
  })
  publishedAt?: Date | null;
}

/** A class for pages of an item type; the caller names it with `@ObjectType()`. */
export function pageOf<Item extends object>(itemClass: ClassType<Item>) {
  @ObjectType()
  abstract class Page implements PageOf<Item> {
    @Field(() => [itemClass]) items!: Item[];
    @Field(() => String, { nullable: true }) nextCursor!: string | null;
  }
  return Page;
}

/** A page of rows as a page of what the wire carries. */
export function mapPage<Row, Item>(page: PageOf<Row>, toItem: (row: Row) => Item): PageOf<Item> {
  return { items: page.items.map(toItem), nextCursor: page.nextCursor };
}
