import { groupBy } from '@centar/domain/groupBy.ts';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { BoardMovie } from '../../../admin/halls/moves.adminOperations.ts';
import {
  asItIs,
  saveScreenings,
  screeningAt,
  type Ask,
  type SavedMove,
} from '../../../admin/halls/moves.ts';
import { movedUse } from '../../../admin/halls/moveQuestions.ts';
import { keyOf, weekLater } from '../../../admin/halls/boardView.ts';

/** Without cancelled ones. */
export const screeningsToCopy = (uses: readonly HallUse[]): HallUse[] =>
  uses.filter(({ itemType, status }) => itemType === 'Movie' && status !== 'cancelled');

/** A week later, without those whose time the clock change skips. */
export const weekOfCopies = (uses: readonly HallUse[]): HallUse[] =>
  screeningsToCopy(uses).flatMap((use) => {
    const at = weekLater(use.at);
    return at ? [{ ...movedUse(use, { ...asItIs(use), at }), screeningId: null }] : [];
  });

/** Skipped are those whose time the clock change skips a week later. */
interface CopiedWeek {
  readonly count: number;
  readonly skipped: readonly HallUse[];
  /** One of each film. */
  readonly saved: readonly SavedMove[];
}

/** Omits screenings that the film already has then. */
export async function copyWeek(ask: Ask, uses: readonly HallUse[]): Promise<CopiedWeek> {
  let count = 0;
  const skipped: HallUse[] = [];
  const saved: SavedMove[] = [];
  for (const [itemId, own] of groupBy(screeningsToCopy(uses), (use) => use.itemId)) {
    const { movieById: movie } = await ask(BoardMovie, { id: itemId });
    const known = new Set(
      movie.movieProductionDateTimes.map(({ productionDate, hall }) =>
        [new Date(productionDate).getTime(), hall].join(' '),
      ),
    );
    const added = own
      .flatMap((use) => {
        const { at, hall, screeningId } = use;
        const later = weekLater(at);
        if (!later) {
          skipped.push(use);
          return [];
        }
        const model = movie.movieProductionDateTimes.find(({ id }) => id === screeningId);
        return [screeningAt(model, new Date(at), { at: later, hall })];
      })
      .filter(
        ({ productionDate, hall }) =>
          !known.has([new Date(productionDate).getTime(), hall].join(' ')),
      );
    if (added.length === 0) continue;
    const kept = movie.movieProductionDateTimes.map((screening) => ({
      id: screening.id,
      productionDate: screening.productionDate,
    }));
    saved.push(await saveScreenings(ask, movie, [...kept, ...added]));
    count += added.length;
  }
  return { count, skipped, saved };
}

export const findUse = (uses: readonly HallUse[], key: string): HallUse | undefined =>
  uses.find((use) => keyOf(use) === key);
