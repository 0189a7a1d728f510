import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { GalleryItem as GalleryItemRow } from '../../../../prisma/generated/client.ts';
import {
  ContentItem,
  Image,
  pageOf,
  PublicationInput,
} from '../../items/transport/contentResolver.ts';
import { toImageView } from '../../platform/files/imageView.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

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

/** The fields of a picture that staff write. */
@InputType()
export class GalleryItemInput extends PublicationInput {
  @Field(() => String) author!: string;
  @Field(() => String) title!: string;
  @Field(() => String) yearMade!: string;
  @Field(() => Boolean) isRented!: boolean;
  @Field(() => String, { nullable: true, description: 'Where a rented one is' })
  rentedTo?: string;
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

/** An edit: the written fields, the item and the version that the editor saw. */
@InputType()
export class GalleryItemEdit extends GalleryItemInput {
  @Field(() => Int) id!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** A row as the wire carries it. */
export function toGalleryItem(row: GalleryItemRow): GalleryItem {
  const image = toImageView(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    publishedAt: row.publishedAt,
    title: row.title,
    author: row.author,
    yearMade: row.yearMade,
    isRented: row.isRented,
    rentedTo: row.rentedTo,
    imageUrl: image?.src ?? null,
    image,
  };
}

/** A page of the staff list. */
@ObjectType()
export class StaffGalleryPage extends staffPageOf(GalleryItem) {}
