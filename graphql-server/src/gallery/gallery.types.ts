import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import type { GalleryItem as GalleryItemRow } from '../../../prisma/generated/client.ts';
import { ContentItem, Image, pageOf } from '../content/contentResolver.ts';
import { toImageView } from '../files/imageView.ts';

/** A picture of the gallery as both transports send it. */
@ObjectType()
export class GalleryItem extends ContentItem {
  @Field(() => String) title!: string;
  @Field(() => String) author!: string;
  @Field(() => String) yearMade!: string;
  @Field(() => Boolean) isRented!: boolean;
  @Field(() => String) rentedTo!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Image, { nullable: true }) image!: Image | null;
}

/** A page of the gallery behind a cursor. */
@ObjectType()
export class GalleryItemPage extends pageOf(GalleryItem) {}

/** A numbered page of the gallery. */
@ObjectType()
export class NumberedGalleryPage {
  @Field(() => [GalleryItem]) items!: GalleryItem[];
  @Field(() => Int, { description: 'Pictures on all pages' }) total!: number;
  @Field(() => Int) pageSize!: number;
}

/** A row as the wire carries it. */
export function toGalleryItem(row: GalleryItemRow): GalleryItem {
  const image = toImageView(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    title: row.title,
    author: row.author,
    yearMade: row.yearMade,
    isRented: row.isRented,
    rentedTo: row.rentedTo,
    imageUrl: image?.src ?? null,
    image,
  };
}
