import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import type { PremisesPhoto as PremisesPhotoRow } from '../../../../prisma/generated/client.ts';
import { ContentItem, Image } from '../../items/transport/contentResolver.ts';
import { toImageView } from '../../platform/files/imageView.ts';

/** A photograph of the premises. */
@ObjectType()
export class PremisesPhoto extends ContentItem {
  @Field(() => String, { description: 'Bioskop, Galerija, Restoran or Drugo' }) category!: string;
  @Field(() => String) caption!: string;
  @Field(() => Image, { nullable: true }) image!: Image | null;
}

/** A row as the wire carries it. */
export function toPremisesPhoto(row: PremisesPhotoRow): PremisesPhoto {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    publishedAt: row.publishedAt,
    category: row.category,
    caption: row.caption,
    image: toImageView(row),
  };
}
