import type { EventStatus } from '@centar/domain/content/shared.ts';
import { ALL_DAY, isAllDay, showStart, timesAt } from '@centar/domain/allDay.ts';
import { formatTime, formatShortDay } from '@centar/domain/dates.ts';
import { movedEnd, type EventTimes, timesOf } from '@centar/domain/eventState.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ResultOf, VariablesOf } from '../../shared/graphql/tada.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { RestoreVersion } from '../history/history.adminOperations.ts';
import type { HallUse } from './halls.adminOperations.ts';
import {
  BoardMovie,
  BoardProgram,
  SaveBoardMovie,
  SaveBoardProgram,
} from './moves.adminOperations.ts';
import { moveTexts as texts } from './moves.texts.ts';

export interface Move {
  readonly at: Date;
  readonly hall: string;
  readonly status: EventStatus;
  /** Shown to visitors. */
  readonly statusNote: string;
}

/** Where a cancelled event takes place instead. */
export type Substitute = Pick<Move, 'at' | 'hall'> & Pick<EventTimes, 'endsAt'>;

/** `before` and `after` are the item's versions, to undo the save. */
export interface SavedMove {
  readonly itemType: ItemType;
  readonly id: number;
  readonly before: number;
  readonly after: number;
}

export type Ask = StaffCalls['mutate'];

/** Refused if a colleague has changed the item since. */
export const undoMove = (ask: Ask, { itemType, id, before, after }: SavedMove) =>
  ask(RestoreVersion, { input: { itemType, id, version: before, seen: after } });

export type BoardFilm = ResultOf<typeof BoardMovie>['movieById'];
type BoardEvent = ResultOf<typeof BoardProgram>['programById'];
type Screenings = NonNullable<
  VariablesOf<typeof SaveBoardMovie>['input']['movieProductionDateTimes']
>;
type ProgramEdit = VariablesOf<typeof SaveBoardProgram>['input'];

/** The film's other fields stay. */
export async function saveScreenings(
  ask: Ask,
  movie: BoardFilm,
  movieProductionDateTimes: Screenings,
): Promise<SavedMove> {
  const { id, version, title, author, genere, description } = movie;
  const input = { id, version, title, author, genere, description, movieProductionDateTimes };
  const { updateMovie } = await ask(SaveBoardMovie, { input });
  return { itemType: 'Movie', id, before: version, after: updateMovie.version };
}

/** The same screening at another time. */
export function screeningAt(
  screening: BoardFilm['movieProductionDateTimes'][number] | undefined,
  from: Date,
  { at, hall }: Substitute,
): Screenings[number] {
  const { endsAt, price = '', isFree = false, language = '', ageMark = '' } = screening ?? {};
  const { accessFacts = [] } = screening ?? {};
  return {
    productionDate: at.toISOString(),
    endsAt: endsAt ? movedEnd(new Date(endsAt), from, at).toISOString() : null,
    hall,
    price,
    isFree,
    language,
    ageMark,
    accessFacts,
  };
}

async function moveScreening(
  ask: Ask,
  use: HallUse,
  { at, hall, status, statusNote }: Move,
  substitute?: Substitute,
): Promise<SavedMove> {
  const { movieById: movie } = await ask(BoardMovie, { id: use.itemId });
  const stored = movie.movieProductionDateTimes;
  const screenings = stored.map(({ id, productionDate }) =>
    id === use.screeningId
      ? { id, productionDate: at.toISOString(), hall, status, statusNote }
      : { id, productionDate },
  );
  const model = stored.find(({ id }) => id === use.screeningId);
  const added = substitute ? [screeningAt(model, new Date(use.at), substitute)] : [];
  return saveScreenings(ask, movie, [...screenings, ...added]);
}

async function saveProgram(
  ask: Ask,
  program: BoardEvent,
  change: Partial<ProgramEdit>,
): Promise<SavedMove> {
  const { id, version, title, author, description, programType, eventHappeningDateTime } = program;
  const written = { id, version, title, author, description, programType, eventHappeningDateTime };
  const { updateProgram } = await ask(SaveBoardProgram, { input: { ...written, ...change } });
  return { itemType: 'Program', id, before: version, after: updateProgram.version };
}

async function moveProgram(
  ask: Ask,
  use: HallUse,
  { at, hall, status, statusNote }: Move,
  substitute?: Substitute,
): Promise<SavedMove> {
  const { programById: program } = await ask(BoardProgram, { id: use.itemId });
  const eventHappeningDateTime = at.toISOString();
  const changed = { eventHappeningDateTime, place: hall, status, statusNote };
  const model = program.dates.find(({ id }) => id === use.programDateId) ?? program;
  const added = substitute
    ? [
        {
          eventHappeningDateTime: substitute.at.toISOString(),
          endsAt: model.endsAt
            ? movedEnd(new Date(model.endsAt), new Date(use.at), substitute.at).toISOString()
            : null,
          place: substitute.hall,
          accessFacts: model.accessFacts,
        },
      ]
    : [];
  if (use.programDateId !== null) {
    const dates = program.dates.map(({ id, eventHappeningDateTime: moment }) =>
      id === use.programDateId ? { id, ...changed } : { id, eventHappeningDateTime: moment },
    );
    // The server derives the shown date.
    return saveProgram(ask, program, { dates: [...dates, ...added] });
  }
  // With a second date it becomes a series; visitors who starred it follow the first date.
  if (added.length > 0) return saveProgram(ask, program, { dates: [changed, ...added] });
  // The server moves a known end with its beginning.
  return saveProgram(ask, program, changed);
}

/** Calls the mutations of the item's form; throws their errors. */
export const moveUse = (
  ask: Ask,
  use: HallUse,
  move: Move,
  substitute?: Substitute,
): Promise<SavedMove> =>
  use.itemType === 'Movie'
    ? moveScreening(ask, use, move, substitute)
    : moveProgram(ask, use, move, substitute);

/** A move that changes nothing. */
export const asItIs = ({ at, hall, status, statusNote }: HallUse): Move => ({
  at: new Date(at),
  hall,
  status: status as EventStatus,
  statusNote,
});

export const isSameMove = (one: Move, other: Move): boolean =>
  one.at.getTime() === other.at.getTime() &&
  one.hall === other.hall &&
  one.status === other.status &&
  one.statusNote === other.statusNote;

export const asCancelled = (use: HallUse, statusNote: string): Move => ({
  ...asItIs(use),
  status: 'cancelled',
  statusNote,
});

export const asScheduled = (use: HallUse): Move => ({
  ...asItIs(use),
  status: 'scheduled',
  statusNote: '',
});

/** `27.11. u 20:30`, `27.11. ceo dan` */
export function shortMoment(event: EventTimes): string {
  const { eventHappeningDateTime: at } = event;
  return isAllDay(event)
    ? `${formatShortDay(at)} ${ALL_DAY}`
    : `${formatShortDay(at)} u ${formatTime(at)}`;
}

/** Fits a title of any gender. */
export function movedSentence(use: HallUse, next: Move): string {
  const { title, status, isPublic } = use;
  const times = timesAt(timesOf(use), next.at);
  if (next.status === 'cancelled') {
    return `${texts.cancelledNow(title, shortMoment(times))} ${isPublic ? texts.seenByAll : texts.notSeen}`;
  }
  if (status === 'cancelled') return texts.asPlanned(title, shortMoment(times));
  return texts.moved(title, [showStart(times), next.hall].filter(Boolean).join(', '));
}
