import type { EventStatus } from '@centar/domain/content/shared.ts';
import { formatDate, formatDateTime, formatTime } from '@centar/domain/dates.ts';
import { movedEnd } from '@centar/domain/eventState.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import type { ResultOf, VariablesOf } from '../../../shared/graphql/tada.ts';
import {
  BoardMovie,
  BoardProgram,
  SaveBoardMovie,
  SaveBoardProgram,
} from './board.adminOperations.ts';
import { boardTexts as texts } from './board.texts.ts';
import { keyOf, weekLater } from './boardView.ts';

export interface Move {
  readonly at: Date;
  readonly hall: string;
  readonly status: EventStatus;
  /** Shown to visitors. */
  readonly statusNote: string;
}

type Ask = StaffCalls['mutate'];

type Movie = ResultOf<typeof BoardMovie>['movieById'];
type Screenings = NonNullable<
  VariablesOf<typeof SaveBoardMovie>['input']['movieProductionDateTimes']
>;

/** The film's other fields stay. */
async function saveScreenings(ask: Ask, movie: Movie, screenings: Screenings): Promise<void> {
  const { id, version, title, author, genere, description } = movie;
  const input = { id, version, title, author, genere, description };
  await ask(SaveBoardMovie, { input: { ...input, movieProductionDateTimes: screenings } });
}

async function moveScreening(ask: Ask, use: HallUse, move: Move): Promise<void> {
  const { movieById: movie } = await ask(BoardMovie, { id: use.itemId });
  const screenings = movie.movieProductionDateTimes.map((screening) =>
    screening.id === use.screeningId
      ? {
          id: screening.id,
          productionDate: move.at.toISOString(),
          hall: move.hall,
          status: move.status,
          statusNote: move.statusNote,
        }
      : { id: screening.id, productionDate: screening.productionDate },
  );
  await saveScreenings(ask, movie, screenings);
}

async function moveProgram(
  ask: Ask,
  use: HallUse,
  { at, hall, status, statusNote }: Move,
): Promise<void> {
  const { programById: program } = await ask(BoardProgram, { id: use.itemId });
  const { id, version, title, author, description, programType } = program;
  const written = { id, version, title, author, description, programType };
  if (use.programDateId !== null) {
    const dates = program.dates.map((date) =>
      date.id === use.programDateId
        ? {
            id: date.id,
            eventHappeningDateTime: at.toISOString(),
            place: hall,
            status,
            statusNote,
          }
        : { id: date.id, eventHappeningDateTime: date.eventHappeningDateTime },
    );
    // The server derives the shown date.
    const { eventHappeningDateTime } = program;
    await ask(SaveBoardProgram, { input: { ...written, eventHappeningDateTime, dates } });
    return;
  }
  // The server moves a known end with its beginning.
  const eventHappeningDateTime = at.toISOString();
  await ask(SaveBoardProgram, {
    input: { ...written, status, statusNote, eventHappeningDateTime, place: hall },
  });
}

/** By the mutations of its form; throws their errors. */
export const moveUse = (ask: Ask, use: HallUse, move: Move): Promise<void> =>
  use.itemType === 'Movie' ? moveScreening(ask, use, move) : moveProgram(ask, use, move);

/** Without cancelled ones. */
export const screeningsToCopy = (uses: readonly HallUse[]): HallUse[] =>
  uses.filter(({ itemType, status }) => itemType === 'Movie' && status !== 'cancelled');

/** Skipped are those whose time the clock change skips a week later. */
interface CopiedWeek {
  readonly count: number;
  readonly skipped: readonly HallUse[];
}

/** Omits screenings that the film already has then. */
export async function copyWeek(ask: Ask, uses: readonly HallUse[]): Promise<CopiedWeek> {
  let count = 0;
  const skipped: HallUse[] = [];
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
        const { endsAt, price = '', isFree = false, language = '', ageMark = '' } = model ?? {};
        const end = endsAt ? movedEnd(new Date(endsAt), new Date(at), later).toISOString() : null;
        const { accessFacts = [] } = model ?? {};
        const kept = { endsAt: end, hall, price, isFree, language, ageMark, accessFacts };
        return [{ productionDate: later.toISOString(), ...kept }];
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
    await saveScreenings(ask, movie, [...kept, ...added]);
    count += added.length;
  }
  return { count, skipped };
}

export const findUse = (uses: readonly HallUse[], key: string): HallUse | undefined =>
  uses.find((use) => keyOf(use) === key);

/** A move that changes nothing. */
export const asItIs = ({ at, hall, status, statusNote }: HallUse): Move => ({
  at: new Date(at),
  hall,
  status: status as EventStatus,
  statusNote,
});

/** `27.11.` */
const shortDay = (at: Date): string => formatDate(at).slice(0, 'dd.MM.'.length);

/** Fits a title of any gender. */
export function movedSentence({ title, status, isPublic }: HallUse, next: Move): string {
  const [day, time] = [shortDay(next.at), formatTime(next.at)];
  if (next.status === 'cancelled') {
    return `${texts.cancelledNow(title, day, time)} ${isPublic ? texts.seenByAll : texts.notSeen}`;
  }
  if (status === 'cancelled') return texts.asPlanned(title, day, time);
  return texts.moved(title, [formatDateTime(next.at), next.hall].filter(Boolean).join(', '));
}
