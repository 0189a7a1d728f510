import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { excerptOf } from '@centar/domain/text.ts';
import type { Colony as ColonyRow } from '../../../../prisma/generated/client.ts';
import { toImageView } from '../../platform/files/imageView.ts';
import {
  ContentItem,
  Image,
  pageOf,
  PublicationInput,
} from '../../items/transport/contentResolver.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';
import type { AskedPublication } from '../../items/read/visibility.ts';

/** The common fields of colonies and art salons: the specification gives them one shape. */
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

@ObjectType()
export class Colony extends ExhibitionItem {}

@ObjectType()
export class ColonyPage extends pageOf(Colony) {}

@ObjectType()
export class StaffColonyPage extends staffPageOf(Colony) {}

@ObjectType()
export class ArtSalon extends ExhibitionItem {}

@ObjectType()
export class ArtSalonPage extends pageOf(ArtSalon) {}

@ObjectType()
export class StaffArtSalonPage extends staffPageOf(ArtSalon) {}

/** The fields of a colony or art salon that staff write. */
@InputType()
export class ExhibitionInput extends PublicationInput {
  @Field(() => String) author!: string;
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { description: 'A year or a date, free text' }) yearHappening!: string;
  @Field(() => String) colonyType!: string;
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

/** An edit: the written fields, the item and the version that the editor saw. */
@InputType()
export class ExhibitionEdit extends ExhibitionInput {
  @Field(() => Int) id!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Where staff search. */
export const EXHIBITION_SEARCH = [
  'title',
  'author',
  'colonyType',
  'yearHappening',
  'description',
] as const;

/** The written fields of a colony or art salon, checked; an edit may leave out the alternative text. */
export interface ExhibitionFields extends AskedPublication {
  readonly author: string;
  readonly title: string;
  readonly description: string;
  readonly yearHappening: string;
  readonly colonyType: string;
  readonly imageAlt?: string | undefined;
}

/** A row as the wire carries it; both tables have the same columns. */
export function toExhibition(row: ColonyRow): ExhibitionItem {
  const image = toImageView(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    publishedAt: row.publishedAt,
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
