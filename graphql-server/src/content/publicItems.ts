import type { Clock } from '../context.ts';
import type { Database } from '../database.ts';
import { visible } from './contentService.ts';

/** An item that has a page of its own. */
export interface PublicItem {
  readonly id: number;
  readonly updatedAt: Date;
}

/** Everything that visitors can open, for lists of addresses. */
export interface PublicItems {
  readonly programs: readonly (PublicItem & { readonly programType: string })[];
  readonly news: readonly PublicItem[];
  readonly movies: readonly PublicItem[];
  readonly competitions: readonly PublicItem[];
  readonly procurements: readonly PublicItem[];
  readonly gallery: readonly PublicItem[];
}

/** The most items of one type that are listed, the newest ones: a sitemap holds at most 50 000 addresses. */
const MAX_ITEMS = 5000;

/** Reads what visitors can open at this moment. */
export async function publicItems({ reader }: Database, clock: Clock): Promise<PublicItems> {
  const query = {
    where: visible(clock()),
    select: { id: true, updatedAt: true },
    orderBy: { id: 'desc' },
    take: MAX_ITEMS,
  } as const;
  const [programs, news, movies, competitions, procurements, gallery] = await Promise.all([
    reader.program.findMany({ ...query, select: { ...query.select, programType: true } }),
    reader.news.findMany(query),
    reader.movie.findMany(query),
    reader.competition.findMany(query),
    reader.procurement.findMany(query),
    reader.galleryItem.findMany(query),
  ]);
  return { programs, news, movies, competitions, procurements, gallery };
}
