import { timesAt } from '@centar/domain/allDay.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { formatDate, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { endOf, timesOf } from '@centar/domain/eventState.ts';
import type { OpeningHours } from '@centar/domain/openingHours.ts';
import { timeQuestions } from '../form/timeQuestions.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { keyOf } from './boardView.ts';
import { isClosedOn } from './cancellation.ts';
import { clashes, clashSentence, stayOf, type Stay } from './clash.ts';
import { AdminCentreFacts, AdminHallUses, type HallUse } from './halls.adminOperations.ts';
import type { Move } from './moves.ts';

export interface Surroundings {
  /** Of all halls on the days of the events. */
  readonly uses: readonly HallUse[];
  /** Undefined if they failed to load. */
  readonly hours: OpeningHours | undefined;
}

/** The event after the move. */
export function movedUse(use: HallUse, { at, ...move }: Move): HallUse {
  const { endsAt } = timesAt(timesOf(use), at);
  return {
    ...use,
    ...move,
    at: at.toISOString(),
    endsAt: endsAt ? new Date(endsAt).toISOString() : null,
  };
}

/** Asks about an event that begins on a day on which the centre is closed. */
export function closedQuestions(at: Date, hours: OpeningHours | undefined): string[] {
  const isClosed = hours !== undefined && isClosedOn(hours, at);
  return isClosed ? [staffTexts.dateQuestions.isClosed(formatDate(at))] : [];
}

/** Asks about probable mistakes in new times: past, too long, on a closed day. */
const newTimeQuestions = (use: HallUse, hours: OpeningHours | undefined, now: Date): string[] => [
  ...timeQuestions(timesOf(use), now),
  ...closedQuestions(new Date(use.at), hours),
];

/** `others` are without the event's own use. */
export function clashQuestions(own: Stay | undefined, others: readonly HallUse[]): string[] {
  const other = others.find((one) => {
    const stay = stayOf(one);
    return own && stay && clashes(own, stay);
  });
  return other ? [clashSentence(other)] : [];
}

const without = (use: HallUse, uses: readonly HallUse[]): HallUse[] =>
  uses.filter((one) => keyOf(one) !== keyOf(use));

/** About probable mistakes; unchanged parts are not asked about. */
export function moveQuestions(
  use: HallUse,
  next: Move,
  { uses, hours }: Surroundings,
  now = new Date(),
): string[] {
  const moved = movedUse(use, next);
  const hasOtherTime = new Date(moved.at).getTime() !== new Date(use.at).getTime();
  const isBack = use.status === 'cancelled';
  if (moved.status === 'cancelled') return [];
  return [
    ...(hasOtherTime ? newTimeQuestions(moved, hours, now) : []),
    ...(hasOtherTime || isBack || moved.hall !== use.hall
      ? clashQuestions(stayOf(moved), without(use, uses))
      : []),
  ];
}

/** Only about added events. */
export function copyQuestions(
  copies: readonly HallUse[],
  { uses, hours }: Surroundings,
  now = new Date(),
): string[] {
  const nameOf = ({ itemType, itemId, at, hall }: HallUse): string =>
    [itemType, itemId, new Date(at).getTime(), hall].join(' ');
  const known = new Set(uses.map(nameOf));
  const added = copies.filter((copy) => !known.has(nameOf(copy)));
  const questions = added.flatMap((copy) => [
    ...newTimeQuestions(copy, hours, now),
    ...clashQuestions(stayOf(copy), without(copy, uses)),
  ]);
  return [...new Set(questions)];
}

interface Timed {
  readonly at: Date | string;
  readonly endsAt?: Date | string | null | undefined;
}

/** Without them only their questions are missing. */
export async function loadSurroundings(
  query: StaffCalls['query'],
  events: readonly Timed[],
): Promise<Surroundings> {
  const starts = events.map(({ at }) => new Date(at).getTime());
  const ends = events.map((event) => endOf(timesOf(event)).getTime());
  const period = {
    from: startOfBelgradeDay(new Date(Math.min(...starts))).toISOString(),
    to: startOfBelgradeDay(new Date(Math.max(...ends)), 1).toISOString(),
  };
  const loaded = await Promise.all([
    query(AdminHallUses, period),
    query(AdminCentreFacts, {}),
  ]).catch(() => undefined);
  if (!loaded) return { uses: [], hours: undefined };
  const [{ hallUses: uses }, { centre }] = loaded;
  return { uses, hours: (centre.facts as CentreFacts).hours };
}
