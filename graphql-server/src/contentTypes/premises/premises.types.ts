import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PremisesPhoto as PremisesPhotoRow } from '../../../../prisma/generated/client.ts';
import {
  editOf,
  Image,
  inputOf,
  itemOf,
  pageOf,
  toItemColumns,
} from '../../items/transport/graphqlItem.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';
import { toImageView } from '../../platform/files/imageView.ts';

/** A photograph of the premises. */
@ObjectType()
export class PremisesPhoto extends itemOf(Object) {
  @Field(() => String, { description: 'Bioskop, Galerija, Restoran or Drugo' }) category!: string;
  @Field(() => String, { description: 'What stands under it' }) title!: string;
  @Field(() => String, { deprecationReason: 'The same as title' }) caption!: string;
  @Field(() => Int, { description: 'Its place among those of its category' }) position!: number;
  @Field(() => Image, { nullable: true }) image!: Image | null;
}

@ObjectType()
export class PremisesPhotoPage extends pageOf(PremisesPhoto) {}

@ObjectType()
export class StaffPremisesPage extends staffPageOf(PremisesPhoto) {}

/** The fields of a photograph that administrators write. */
@InputType()
export class PremisesPhotoInput extends inputOf(Object) {
  @Field(() => String) title!: string;
  @Field(() => String) category!: string;
  @Field(() => Int, { nullable: true }) position?: number;
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

@InputType()
export class PremisesPhotoEdit extends editOf(PremisesPhotoInput) {}

/** A row as both transports send it. */
export function toPremisesPhoto(row: PremisesPhotoRow): PremisesPhoto {
  return {
    ...toItemColumns(row),
    category: row.category,
    title: row.title,
    caption: row.title,
    position: row.position,
    image: toImageView(row),
  };
}
