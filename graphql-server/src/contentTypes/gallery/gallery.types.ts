import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GALLERY_FIELDS } from '@centar/domain/content/galleryItem.ts';
import { pick } from '@centar/domain/objects.ts';
import type { GalleryItem as GalleryItemRow } from '../../../../prisma/generated/client.ts';
import {
  editOf,
  inputOf,
  pageOf,
  pictureItemOf,
  toItemColumns,
  toPicture,
} from '../../items/transport/graphqlItem.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** The fields of a picture that staff write and visitors read. */
@ObjectType()
@InputType()
class GalleryItemFields {
  @Field(() => String) author!: string;
  @Field(() => String) title!: string;
  @Field(() => String) yearMade!: string;
  @Field(() => Boolean) isRented!: boolean;
}

/** A picture of the gallery as both transports send it. */
@ObjectType()
export class GalleryItem extends pictureItemOf(GalleryItemFields) {
  @Field(() => String) rentedTo!: string;
}

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
export class GalleryItemInput extends inputOf(GalleryItemFields) {
  @Field(() => String, { nullable: true, description: 'Where a rented one is' })
  rentedTo?: string;
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

@InputType()
export class GalleryItemEdit extends editOf(GalleryItemInput) {}

/** A row as both transports send it. */
export function toGalleryItem(row: GalleryItemRow): GalleryItem {
  return {
    ...toItemColumns(row),
    ...pick(row, GALLERY_FIELDS),
    ...toPicture(row),
  };
}

@ObjectType()
export class StaffGalleryPage extends staffPageOf(GalleryItem) {}
