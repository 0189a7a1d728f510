import type { Position } from '@centar/domain/cursor.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { laterThan, olderThan } from '../../items/transport/paging.ts';
import type { Actor } from '../../platform/context.ts';
import { withDates, type ProgramWithDates } from './programDates.ts';
import { programsReadableBy } from './programs.policy.ts';

const soonestFirst = [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }];
const soonestEnd = [{ pastAt: 'asc' as const }, { id: 'asc' as const }];
const latestEnd = [{ pastAt: 'desc' as const }, { id: 'desc' as const }];
/** Of the announced programmes: those in progress, after those to come. */
const PART_ON = 1;

type Announced = Pick<ProgramWithDates, 'id' | 'eventHappeningDateTime' | 'pastAt'>;

export const placeAmongAnnounced =
  (now: Date) =>
  ({ id, eventHappeningDateTime: at, pastAt }: Announced): Position =>
    at > now ? { at, id } : { at: pastAt, id, part: PART_ON };
/** Programmes that the actor may read, from a position. */
export function programLists({ database, clock }: Pick<ContentDependencies, 'database' | 'clock'>) {
  const { reader } = database;
  const readableWhere = (actor: Actor) => programsReadableBy(actor, clock());
  /** In progress, ending soonest first. */
  const onOf = (actor: Actor, type: object, now: Date) => (take: number, place?: Position) =>
    reader.program.findMany({
      where: {
        AND: [
          readableWhere(actor),
          type,
          { eventHappeningDateTime: { lte: now }, pastAt: { gt: now } },
          laterThan('pastAt', place),
        ],
      },
      orderBy: soonestEnd,
      include: withDates,
      take,
    });
  /** To come, soonest first, then in progress, ending soonest first (product decision 5). */
  const announcedOf = (actor: Actor, type: object, now: Date) => {
    const readOn = onOf(actor, type, now);
    return async (take: number, place?: Position) => {
      const isBehind = place?.part === PART_ON;
      const toCome = isBehind
        ? []
        : await reader.program.findMany({
            where: {
              AND: [
                readableWhere(actor),
                type,
                { eventHappeningDateTime: { gt: now } },
                laterThan('eventHappeningDateTime', place),
              ],
            },
            orderBy: soonestFirst,
            include: withDates,
            take,
          });
      if (toCome.length === take) return toCome;
      const on = await readOn(take - toCome.length, isBehind ? place : undefined);
      return [...toCome, ...on];
    };
  };
  const pastOf = (actor: Actor, type: object) => (take: number, place?: Position) =>
    reader.program.findMany({
      where: {
        AND: [readableWhere(actor), type, { pastAt: { lte: clock() } }, olderThan('pastAt', place)],
      },
      orderBy: latestEnd,
      include: withDates,
      take,
    });

  return { onOf, announcedOf, pastOf };
}
