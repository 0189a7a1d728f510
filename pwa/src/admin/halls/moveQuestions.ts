import { timesAt } from '@centar/domain/allDay.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { formatDate, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { endOf, timesOf } from '@centar/domain/eventState.ts';
import type { OpeningHours } from '@centar/domain/openingHours.ts';
import { timeQuestions } from '../form/dateQuestions.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { keyOf } from './boardView.ts';
import { isClosedOn } from './cancellation.ts';
import { clashes, clashSentence, stayOf } from './clash.ts';
import { AdminCentreFacts, AdminHallUses, type HallUse } from './halls.adminOperations.ts';
import type { Move } from './moves.ts';

interface Surroundings {
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

/** Asks about probable mistakes in new times: past, too long, on a closed day. */
function newTimeQuestions(use: HallUse, hours: OpeningHours | undefined, now: Date): string[] {
  const isClosed = hours !== undefined && isClosedOn(hours, new Date(use.at));
  return [
    ...timeQuestions(timesOf(use), now),
    ...(isClosed ? [staffTexts.dateQuestions.isClosed(formatDate(use.at))] : []),
  ];
}

function clashQuestions(use: HallUse, others: readonly HallUse[]): string[] {
  const own = stayOf(use);
  const other = others.find((one) => {
    const stay = stayOf(one);
    return own && stay && keyOf(one) !== keyOf(use) && clashes(own, stay);
  });
  return other ? [clashSentence(other)] : [];
}

/** What staff may have overlooked in a move; nothing is asked about what stays as it is. */
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
    ...(hasOtherTime || isBack || moved.hall !== use.hall ? clashQuestions(moved, uses) : []),
  ];
}

/** Of events that are added; those that are there already are not asked about. */
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
    ...clashQuestions(copy, uses),
  ]);
  return [...new Set(questions)];
}

/** Without them only their questions are missing. */
export async function loadSurroundings(
  query: StaffCalls['query'],
  events: readonly HallUse[],
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
