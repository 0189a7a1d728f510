import { endColumns } from '@centar/domain/eventState.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Database } from '../src/platform/database/database.ts';

const LONG_AGO = new Date('2026-01-02T08:00:00Z');
const frame = { createdAt: LONG_AGO, publishedAt: LONG_AGO, author: 'Redakcija' };
const text = 'Prvi pasus.\n\nDrugi pasus.';

/** A piece of news, published long ago by default. */
export function newsRow(row: Partial<Prisma.NewsCreateInput> = {}): Prisma.NewsCreateInput {
  const own = { title: 'Vest', description: text, theme: 'Najava', datePosted: LONG_AGO };
  return { ...frame, ...own, ...row };
}

/** A programme of the given moment, ISO 8601. */
export function programRow(
  happensAt: string,
  row: Partial<Prisma.ProgramCreateInput> = {},
): Prisma.ProgramCreateInput {
  const own = { title: 'Program', description: text, programType: 'Muzicki program' };
  const eventHappeningDateTime = row.eventHappeningDateTime ?? new Date(happensAt);
  const ends = endColumns({ eventHappeningDateTime, endsAt: row.endsAt });
  return { ...frame, ...own, ...row, eventHappeningDateTime, ...ends };
}

/** A film with screenings at the given moments, ISO 8601. */
export function movieRow(
  screenings: readonly string[],
  row: Partial<Prisma.MovieCreateInput> = {},
): Prisma.MovieCreateInput {
  const own = { title: 'Film', description: text, genere: 'Drama', duration: '1H 30M' };
  return {
    ...frame,
    ...own,
    yearPublished: '2024',
    screenings: { create: screenings.map((at) => ({ productionDate: new Date(at) })) },
    ...row,
  };
}

/** A competition or procurement; both have the same columns. */
export function noticeRow(
  row: Partial<Prisma.ProcurementCreateInput> = {},
): Prisma.ProcurementCreateInput & Prisma.CompetitionCreateInput {
  return { ...frame, title: 'Objava', description: text, datePosted: LONG_AGO, ...row };
}

/** A colony or art salon; both have the same columns. */
export function exhibitionRow(
  row: Partial<Prisma.ColonyCreateInput> = {},
): Prisma.ColonyCreateInput & Prisma.ArtSalonCreateInput {
  const own = { title: 'Kolonija', description: text, colonyType: 'Sopocanski dani' };
  return { ...frame, ...own, yearHappening: '2025', ...row };
}

/** A picture of the gallery. */
export function galleryRow(
  row: Partial<Prisma.GalleryItemCreateInput> = {},
): Prisma.GalleryItemCreateInput {
  return { ...frame, title: 'Slika', yearMade: '1999', ...row };
}

/** A photograph of the premises. */
export function premisesRow(): Prisma.PremisesPhotoCreateInput {
  const { createdAt, publishedAt } = frame;
  return { createdAt, publishedAt, title: 'Foaje', category: 'Drugo' };
}

/** Rows that a test application starts with. */
export interface ContentRows {
  readonly news?: readonly Prisma.NewsCreateInput[];
  readonly programs?: readonly Prisma.ProgramCreateInput[];
  readonly movies?: readonly Prisma.MovieCreateInput[];
  readonly competitions?: readonly Prisma.CompetitionCreateInput[];
  readonly procurements?: readonly Prisma.ProcurementCreateInput[];
  readonly gallery?: readonly Prisma.GalleryItemCreateInput[];
  readonly colonies?: readonly Prisma.ColonyCreateInput[];
  readonly salons?: readonly Prisma.ArtSalonCreateInput[];
}

/** One item of each content type; programme and film take place in December. */
export const ONE_OF_EACH = {
  news: [newsRow()],
  programs: [programRow('2026-12-01T18:00:00Z')],
  movies: [movieRow(['2026-12-01T18:00:00Z'])],
  competitions: [noticeRow()],
  procurements: [noticeRow()],
  gallery: [galleryRow()],
  colonies: [exhibitionRow()],
  salons: [exhibitionRow()],
} satisfies ContentRows;

/** Writes rows in their order, so that ids count from 1, as one change of content. */
export async function writeRows(database: Database, rows: ContentRows): Promise<void> {
  await database.writeContent(async (transaction) => {
    for (const data of rows.news ?? []) await transaction.news.create({ data });
    for (const data of rows.programs ?? []) await transaction.program.create({ data });
    for (const data of rows.movies ?? []) await transaction.movie.create({ data });
    for (const data of rows.competitions ?? []) await transaction.competition.create({ data });
    for (const data of rows.procurements ?? []) await transaction.procurement.create({ data });
    for (const data of rows.gallery ?? []) await transaction.galleryItem.create({ data });
    for (const data of rows.colonies ?? []) await transaction.colony.create({ data });
    for (const data of rows.salons ?? []) await transaction.artSalon.create({ data });
  });
}
