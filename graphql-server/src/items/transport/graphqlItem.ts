import 'reflect-metadata';
import { ArgsType, Field, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { toImageView, type ImageColumns } from '../../platform/files/imageView.ts';
import { toMorePictures } from '../write/itemPictures.ts';
import type { PageOf, PageRequest } from './paging.ts';

@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'Items on the page, 1 to 50; 12 if absent' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The nextCursor of the page before' })
  after?: string | null;
}

/** Enough to render it without layout shift. */
@ObjectType()
export class Image implements Required<ImageView> {
  @Field(() => String) src!: string;
  @Field(() => Int) width!: number;
  @Field(() => Int) height!: number;
  @Field(() => String) alt!: string;
  @Field(() => String) placeholder!: string;
  @Field(() => String) srcSet!: string;
  @Field(() => String, { description: "Who made it, without 'Foto:'" }) credit!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The point that every crop shows, 30% 12%; null: the middle',
  })
  focus!: string | null;
}

export interface ItemColumns {
  readonly id: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

/** Staff's fields, and those of all content items. */
export function itemOf<Fields extends ClassType>(fields: Fields) {
  @ObjectType()
  class Item extends fields implements ItemColumns {
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
  return Item;
}

export function toItemColumns(row: ItemColumns): ItemColumns {
  const { id, version, createdAt, updatedAt, publishedAt } = row;
  return { id, version, createdAt, updatedAt, publishedAt };
}

export function toPicture(row: ImageColumns): { imageUrl: string | null; image: Image | null } {
  const image = toImageView(row);
  return { imageUrl: image?.src ?? null, image };
}

export const toPictures = (row: ImageColumns & { readonly morePictures: unknown }) => ({
  ...toPicture(row),
  morePictures: toMorePictures(row),
});

export function inputOf<Fields extends ClassType>(fields: Fields) {
  @InputType()
  class Input extends fields {
    @Field(() => Date, {
      nullable: true,
      description: 'Null: a draft. A moment: published then. Absent: at once, or as it was',
    })
    publishedAt?: Date | null;
  }
  return Input;
}

export function editOf<Fields extends ClassType>(input: Fields) {
  @InputType()
  class Edit extends input {
    @Field(() => Int) id!: number;
    @Field(() => Int, { nullable: true }) version?: number;
  }
  return Edit;
}

/** The caller names it with `@ObjectType()`. */
export function pageOf<Item extends object>(itemClass: ClassType<Item>) {
  @ObjectType()
  abstract class Page implements PageOf<Item> {
    @Field(() => [itemClass]) items!: Item[];
    @Field(() => String, { nullable: true }) nextCursor!: string | null;
  }
  return Page;
}

export function mapItems<Row, Item, Page extends { readonly items: readonly Row[] }>(
  page: Page,
  toItem: (row: Row) => Item,
): Omit<Page, 'items'> & { readonly items: Item[] } {
  return { ...page, items: page.items.map(toItem) };
}
