import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { readsAsFree } from '@centar/domain/admission.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { toEmbedLink } from '@centar/domain/youtube.ts';
import type {
  Movie as MovieRow,
  Screening as ScreeningRow,
} from '../../../../prisma/generated/client.ts';
import { excerptOf } from '@centar/domain/text.ts';
import {
  editOf,
  inputOf,
  pageOf,
  pictureItemOf,
  toItemColumns,
  toPicture,
} from '../../items/transport/graphqlItem.ts';
import { EventStatusEnum } from '../../items/read/event.types.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** One showing of a film. */
@ObjectType()
export class Screening {
  @Field(() => Int) id!: number;
  @Field(() => Date) productionDate!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field(() => String) hall!: string;
  @Field(() => String) price!: string;
  @Field(() => Boolean, { description: 'Whether everybody enters free' }) isFree!: boolean;
  @Field(() => String) language!: string;
  @Field(() => String) ageMark!: string;
  @Field(() => EventStatusEnum) status!: EventStatus;
  @Field(() => String) statusNote!: string;
  @Field(() => Date, { nullable: true, description: 'Where it was moved from' })
  formerDateTime!: Date | null;
}

/** The fields of a film that staff write and visitors read. */
@ObjectType()
@InputType()
class MovieFields {
  @Field(() => String) title!: string;
  @Field(() => String) author!: string;
  @Field(() => String) genere!: string;
  @Field(() => String) description!: string;
}

/** A film as both transports send it; its screenings soonest first. */
@ObjectType()
export class Movie extends pictureItemOf(MovieFields) {
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => String) duration!: string;
  @Field(() => String) yearPublished!: string;
  @Field(() => String, { description: 'For which children it is; empty: for everybody' })
  childrenAge!: string;
  @Field(() => String) youtubeUrl!: string;
  @Field(() => [Screening]) movieProductionDateTimes!: Screening[];
}

@ObjectType()
export class MoviePage extends pageOf(Movie) {}

/** One screening of a film in an input: it is matched with a stored one by its id, else by its date. */
@InputType()
export class ScreeningInput {
  @Field(() => Int, { nullable: true }) id?: number | null;
  @Field(() => Date) productionDate!: Date;
  @Field(() => Date, { nullable: true }) endsAt?: Date | null;
  @Field(() => String, { nullable: true }) hall?: string;
  @Field(() => String, { nullable: true }) price?: string;
  @Field(() => Boolean, { nullable: true, description: 'Absent: as the price says' })
  isFree?: boolean | null;
  @Field(() => String, { nullable: true }) language?: string;
  @Field(() => String, { nullable: true }) ageMark?: string;
  @Field(() => EventStatusEnum, { nullable: true }) status?: EventStatus;
  @Field(() => String, { nullable: true }) statusNote?: string;
}

/** The fields of a film that staff write. */
@InputType()
export class MovieInput extends inputOf(MovieFields) {
  @Field(() => String, { nullable: true }) duration?: string;
  @Field(() => String, { nullable: true }) yearPublished?: string;
  @Field(() => String, { nullable: true }) childrenAge?: string;
  @Field(() => String, { nullable: true }) youtubeUrl?: string;
  @Field(() => String, { nullable: true }) imageAlt?: string;
  @Field(() => [ScreeningInput], { nullable: true, description: 'All of them, at most 200' })
  movieProductionDateTimes?: ScreeningInput[] | null;
}

@InputType()
export class MovieEdit extends editOf(MovieInput) {}

/** Prisma `include` of every film query: its screenings, soonest first. */
export const withScreenings = {
  screenings: { orderBy: [{ productionDate: 'asc' as const }, { id: 'asc' as const }] },
};

/** A film's row with its screenings. */
export type MovieWithScreenings = MovieRow & { screenings: ScreeningRow[] };

function toScreening(row: ScreeningRow): Screening {
  return {
    id: row.id,
    productionDate: row.productionDate,
    endsAt: row.endsAt,
    hall: row.hall,
    price: row.price,
    isFree: row.isFree ?? readsAsFree(row.price),
    language: row.language,
    ageMark: row.ageMark,
    status: row.status as EventStatus,
    statusNote: row.statusNote,
    formerDateTime: row.formerDateTime,
  };
}

/** A row as both transports send it; the trailer's link is rebuilt from the stored one. */
export function toMovie(row: MovieWithScreenings): Movie {
  return {
    ...toItemColumns(row),
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row.description),
    author: row.author,
    genere: row.genere,
    duration: row.duration,
    yearPublished: row.yearPublished,
    childrenAge: row.childrenAge,
    ...toPicture(row),
    youtubeUrl: toEmbedLink(row.youtubeUrl),
    movieProductionDateTimes: row.screenings.map(toScreening),
  };
}

@ObjectType()
export class StaffMoviePage extends staffPageOf(Movie) {}
