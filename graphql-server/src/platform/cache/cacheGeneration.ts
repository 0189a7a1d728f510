import { alertMoments, type Alert } from '@centar/domain/alert.ts';
import { SCREENING_VISIBLE_MS, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { openingMoments, type OpeningHours } from '@centar/domain/openingHours.ts';
import { eveningOf } from '@centar/domain/whatsOn.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Clock } from '../context.ts';
import type { Database } from '../database/database.ts';

/** Columns besides `publishedAt` whose moments change answers. */
const MOMENTS: Readonly<Record<ItemType, readonly string[]>> = {
  News: [],
  Program: ['eventHappeningDateTime', 'pastAt'],
  Movie: [],
  Competition: ['deadline'],
  Procurement: ['deadline'],
  GalleryItem: [],
  Colony: [],
  ArtSalon: [],
  PremisesPhoto: [],
};

/** Columns whose moments change answers, and after how many milliseconds. */
const BOUNDARIES: readonly (readonly [table: string, column: string, delay: number])[] = [
  ...ITEM_TYPES.flatMap((itemType) =>
    ['publishedAt', ...MOMENTS[itemType]].map((column) => [itemType, column, 0] as const),
  ),
  ['Screening', 'productionDate', 0],
  ['Screening', 'productionDate', SCREENING_VISIBLE_MS],
  ['ProgramDate', 'eventHappeningDateTime', 0],
  ['ProgramDate', 'pastAt', 0],
  ['ReservationOffer', 'opensAt', 0],
  ['ReservationOffer', 'closesAt', 0],
];

const nextOf =
  (now: Date) =>
  ([table, column, delay]: (typeof BOUNDARIES)[number]): Prisma.Sql => {
    const [from, moment] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
    const after = new Date(now.getTime() - delay);
    return Prisma.sql`SELECT ${Prisma.raw(String(delay))} AS "delay", MIN(${moment}) AS "at"
      FROM ${from} WHERE ${moment} > ${after}`;
  };

/**
 * A generation ends with the content revision, or when time changes an answer: midnight and
 * the evening in Belgrade, an opening or closing of the centre, the start or end of an event, a
 * planned publication, a deadline, an alert, or the opening or closing of reservations.
 */
export function createCacheGeneration(
  database: Database,
  clock: Clock,
  settings: () => { readonly hours: OpeningHours; readonly alert: Alert },
) {
  let revision = Number.NaN;
  let begins = 0;
  let ends = 0;
  let renewal: Promise<void> | undefined;

  /** The next boundaries that are stored, without those of the settings. */
  async function nextStored(now: Date): Promise<number[]> {
    const rows = await database.reader.$queryRaw<
      { delay: bigint | number; at: Date | string | null }[]
    >`
      ${Prisma.join(BOUNDARIES.map(nextOf(now)), ' UNION ALL ')}`;
    return rows.flatMap(({ delay, at }) => (at ? [new Date(at).getTime() + Number(delay)] : []));
  }

  async function nextBoundary(now: Date): Promise<number> {
    const { hours, alert } = settings();
    const moments = [eveningOf(now), ...openingMoments(hours, now), ...alertMoments(alert)]
      .map((moment) => moment.getTime())
      .filter((moment) => moment > now.getTime());
    return Math.min(startOfBelgradeDay(now, 1).getTime(), ...moments, ...(await nextStored(now)));
  }

  function isCurrent(): boolean {
    const now = clock().getTime();
    // A clock that was set back also begins a new generation.
    return revision === database.revision && begins <= now && now < ends;
  }

  async function readGeneration(): Promise<void> {
    const seen = database.revision;
    const now = clock();
    ends = await nextBoundary(now);
    begins = now.getTime();
    revision = seen;
  }

  return {
    isCurrent,
    ends: (): Date => new Date(ends),
    async renew(): Promise<void> {
      if (isCurrent()) return;
      // Concurrent requests share one renewal.
      renewal ??= readGeneration().finally(() => {
        renewal = undefined;
      });
      await renewal;
    },
  };
}

export type CacheGeneration = ReturnType<typeof createCacheGeneration>;
