import { timesAt } from '@centar/domain/allDay.ts';
import {
  formatDate,
  formatTime,
  parseMoment,
  startOfBelgradeDay,
  weekday,
} from '@centar/domain/dates.ts';
import { isLasting, timesOf } from '@centar/domain/eventState.ts';
import { hasHours, openingsOn, type OpeningHours } from '@centar/domain/openingHours.ts';
import { clashes, stayOf } from './clash.ts';
import type { HallUse } from './halls.adminOperations.ts';
import { shortMoment, type Substitute } from './moves.ts';
import { moveTexts as texts } from './moves.texts.ts';

/** In which a substitute is looked for. */
export const SUBSTITUTE_DAYS = 7;
const MOST_SUBSTITUTES = 3;

export type Reason = keyof typeof texts.reasons;
export const REASONS = Object.keys(texts.reasons) as Reason[];

/** `subota 28.11. u 20:30, Velika sala` */
export const substituteText = ({ at, endsAt, hall }: Substitute): string =>
  `${weekday(at)} ${shortMoment({ eventHappeningDateTime: at, endsAt })}, ${hall}`;

/** For visitors; empty for another reason, which staff type. */
export function cancelledText(
  { isFree, price }: Pick<HallUse, 'isFree' | 'price'>,
  reason: Reason | undefined,
  substitute: Substitute | undefined,
  hasReservations = false,
): string {
  const { sentence } = texts.reasons[reason ?? 'other'];
  if (sentence === '') return '';
  const hasTickets = !isFree && price !== '';
  // Reservations end with the date, so tickets must not seem to go on.
  const goesOn = substitute && !hasReservations;
  const tickets = goesOn ? texts.ticketsValid : texts.ticketsBack;
  return [
    sentence,
    ...(substitute ? [texts.newTermNow(substituteText(substitute))] : []),
    ...(substitute && hasReservations ? [texts.reservationsEnd] : []),
    ...(hasTickets ? [tickets] : []),
  ].join(' ');
}

/** Undefined if the clock change skips that time. */
export const onDay = (at: string, day: Date): Date | undefined =>
  parseMoment(`${formatDate(day)} ${formatTime(at)}`);

/** Events may begin before or after the hours of a day, but not on a closed one. */
export const isClosedOn = (hours: OpeningHours, at: Date): boolean =>
  hasHours(hours, 'house') && openingsOn(hours, 'house', at).openings.length === 0;

/**
 * Free halls at the same hour of the next open days: the event's own hall, then halls of its
 * section. None for an event of several days or without a hall.
 * @param uses of all halls in these days
 */
export function substitutesFor(
  use: HallUse,
  uses: readonly HallUse[],
  hours: OpeningHours,
  now: Date,
): Substitute[] {
  const stay = stayOf({ ...use, status: 'scheduled' });
  if (!stay || use.hall === '') return [];
  if (isLasting(timesOf(use))) return [];
  const halls = new Set([
    use.hall,
    ...uses.filter(({ section, hall }) => section === use.section && hall).map(({ hall }) => hall),
  ]);
  const from = new Date(Math.max(now.getTime(), new Date(use.at).getTime()));
  const found: Substitute[] = [];
  for (let day = 1; day <= SUBSTITUTE_DAYS; day += 1) {
    const at = onDay(use.at, startOfBelgradeDay(from, day));
    if (!at || isClosedOn(hours, at)) continue;
    const shift = at.getTime() - stay.at;
    const taken = uses.flatMap((other) => stayOf(other) ?? []);
    const isRepeated = uses.some(
      (other) =>
        other.itemType === use.itemType &&
        other.itemId === use.itemId &&
        new Date(other.at).getTime() === at.getTime(),
    );
    const end = stay.end === undefined ? undefined : stay.end + shift;
    const hall = [...halls].find(
      (name) => !taken.some((other) => clashes({ at: at.getTime(), end, hall: name }, other)),
    );
    const { endsAt } = timesAt(timesOf(use), at);
    if (hall !== undefined && !isRepeated) found.push({ at, endsAt, hall });
  }
  return found.slice(0, MOST_SUBSTITUTES);
}
