import { formatStart } from '@centar/domain/allDay.ts';
import { SCREENING_VISIBLE_MS } from '@centar/domain/dates.ts';
import { formatEnd, isLasting, timesOf } from '@centar/domain/eventState.ts';
import { fold } from '@centar/domain/search.ts';
import type { HallUse } from './halls.adminOperations.ts';
import { hallTexts } from './halls.texts.ts';

/** For an event without an end. */
const TAKEN_MS = SCREENING_VISIBLE_MS;

/** In milliseconds since 1970. */
export interface Stay {
  readonly at: number;
  /** Undefined if unknown. */
  readonly end?: number | undefined;
  readonly hall: string;
}

/** Ignores case and diacritics. */
const hallKey = (typed: string): string => fold(typed.trim());

/**
 * Events of several days, such as exhibitions, occupy the hall only for their opening, but clash
 * with each other.
 */
const lasts = ({ at, end }: Stay): boolean =>
  end !== undefined &&
  // Of a row that is cancelled or has no date yet.
  !Number.isNaN(at) &&
  isLasting({ eventHappeningDateTime: new Date(at), endsAt: new Date(end) });

/** Without regard to how long the hall is taken. */
const latestEnd = ({ at, end = at }: Stay): number => Math.max(end, at + TAKEN_MS);

/** Events without a hall never clash. */
export function clashes(one: Stay, other: Stay): boolean {
  // True for most pairs: saves a tenth of a second on a slow computer.
  if (one.at >= latestEnd(other) || other.at >= latestEnd(one)) return false;
  const hall = hallKey(one.hall);
  if (hall === '' || hall !== hallKey(other.hall)) return false;
  const bothLast = lasts(one) && lasts(other);
  const endOf = (stay: Stay): number => {
    const { at, end } = stay;
    const isTaken = end !== undefined && end > at && (bothLast || !lasts(stay));
    return isTaken ? end : at + TAKEN_MS;
  };
  return one.at < endOf(other) && other.at < endOf(one);
}

/** Undefined for a cancelled event. */
export function stayOf({ at, endsAt, hall, status }: HallUse): Stay | undefined {
  if (status === 'cancelled') return undefined;
  return {
    at: new Date(at).getTime(),
    end: endsAt === null ? undefined : new Date(endsAt).getTime(),
    hall,
  };
}

/** Names the other event, with its end if it lasts. */
export function clashSentence(other: HallUse): string {
  const times = timesOf(other);
  const end = other.endsAt && isLasting(times) ? formatEnd(other.endsAt) : '';
  return hallTexts.clash(other.title, [formatStart(times), end].filter(Boolean).join(' – '));
}
