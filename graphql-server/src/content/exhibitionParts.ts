import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { excerptOf } from '../../../domain/text.ts';
import type { Colony as ColonyRow } from '../../../prisma/generated/client.ts';
import { toImageView } from '../files/imageView.ts';
import { ContentItem, Image } from './contentResolver.ts';

/** What colonies and art salons have in common: the specification gives them one shape. */
@ObjectType()
export abstract class ExhibitionItem extends ContentItem {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => String) author!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Image, { nullable: true }) image!: Image | null;
  @Field(() => String) colonyType!: string;
  @Field(() => String, { description: 'A year or a date, free text' }) yearHappening!: string;
}

/** A row as the wire carries it; both tables have the same columns. */
export function toExhibition(row: ColonyRow): ExhibitionItem {
  const image = toImageView(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row.description),
    author: row.author,
    imageUrl: image?.src ?? null,
    image,
    colonyType: row.colonyType,
    yearHappening: row.yearHappening,
  };
}
