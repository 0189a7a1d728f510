import 'reflect-metadata';
import { Field, InputType, ObjectType } from 'type-graphql';
import { EXHIBITION_FIELDS } from '@centar/domain/content/exhibition.ts';
import { pick } from '@centar/domain/objects.ts';
import { excerptOf } from '@centar/domain/text.ts';
import type { Colony as ColonyRow } from '../../../../prisma/generated/client.ts';
import {
  editOf,
  inputOf,
  pageOf,
  pictureItemOf,
  toItemColumns,
  toPicture,
} from '../../items/transport/graphqlItem.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';
import type { PublicationInput } from '../../items/read/visibility.ts';

/** The fields of a colony or art salon that staff write and visitors read: the specification gives them one shape. */
@ObjectType()
@InputType()
class ExhibitionFields {
  @Field(() => String) author!: string;
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { description: 'A year or a date, free text' }) yearHappening!: string;
  @Field(() => String) colonyType!: string;
}

/** The common fields of colonies and art salons: the specification gives them one shape. */
@ObjectType()
export class ExhibitionItem extends pictureItemOf(ExhibitionFields) {
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
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
export class ExhibitionInput extends inputOf(ExhibitionFields) {
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

@InputType()
export class ExhibitionEdit extends editOf(ExhibitionInput) {}

/** The columns that the staff's search reads. */
export const EXHIBITION_SEARCH = [
  'title',
  'author',
  'colonyType',
  'yearHappening',
  'description',
] as const;

/** The parsed fields of a colony or art salon; an edit may omit the alternative text. */
export interface WrittenExhibition extends PublicationInput {
  readonly author: string;
  readonly title: string;
  readonly description: string;
  readonly yearHappening: string;
  readonly colonyType: string;
  readonly imageAlt?: string | undefined;
}

/** A row as both transports send it; both tables have the same columns. */
export function toExhibition(row: ColonyRow): ExhibitionItem {
  return {
    ...toItemColumns(row),
    ...pick(row, EXHIBITION_FIELDS),
    excerpt: excerptOf(row.description),
    ...toPicture(row),
  };
}
