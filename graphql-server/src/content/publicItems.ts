import type { Clock } from '../context.ts';
import type { Database } from '../database.ts';
import { visible } from './contentService.ts';
import { breathe } from './pieces.ts';

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

/** Rows read at a stretch. */
const PIECE = 250;

/** The newest rows of a table, piece by piece, so that other requests are answered in between. */
async function newest<Row extends PublicItem>(
  read: (args: { where: { id: { lt: number } }; take: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let below = 2 ** 31 - 1;
  while (rows.length < MAX_ITEMS) {
    const piece = await read({ where: { id: { lt: below } }, take: PIECE });
    rows.push(...piece);
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) break;
    below = last.id;
    await breathe();
  }
  return rows;
}

/** Reads what visitors can open at this moment. */
export async function publicItems({ reader }: Database, clock: Clock): Promise<PublicItems> {
  const now = clock();
  const query = ({ where, take }: { where: { id: { lt: number } }; take: number }) =>
    ({
      where: { ...visible(now), ...where },
      select: { id: true, updatedAt: true },
      orderBy: { id: 'desc' },
      take,
    }) as const;
  const withType = { id: true, updatedAt: true, programType: true } as const;
  return {
    programs: await newest((args) => reader.program.findMany({ ...query(args), select: withType })),
    news: await newest((args) => reader.news.findMany(query(args))),
    movies: await newest((args) => reader.movie.findMany(query(args))),
    competitions: await newest((args) => reader.competition.findMany(query(args))),
    procurements: await newest((args) => reader.procurement.findMany(query(args))),
    gallery: await newest((args) => reader.galleryItem.findMany(query(args))),
  };
}
