import { dayOf } from '@centar/domain/dates.ts';
import { webAddress } from '@centar/domain/links.ts';
import { fold } from '@centar/domain/search.ts';
import { findProgramType, PROGRAM_TYPES, type ProgramTypeName } from '@centar/domain/sections.ts';
import { parseWallTime } from '../moments.ts';
import type { Fields, LaterFields } from '../wireFields.ts';
import { plainLine } from './plainText.ts';
import type { WordpressIndex } from './wordpressIndex.ts';
import type { WxrItem } from './wxrReader.ts';

/** The programme type of an event whose categories name none. */
const PROGRAM_TYPE: ProgramTypeName = 'Tribinski program';
const FREE = 'Besplatno';

function programTypeOf(names: readonly string[]): ProgramTypeName {
  for (const name of names) {
    const exact = findProgramType(name) ?? findProgramType(plainLine(name));
    const alike = PROGRAM_TYPES.find(({ slug }) => fold(name).includes(slug));
    if (exact ?? alike) return (exact ?? alike)?.name ?? PROGRAM_TYPE;
  }
  return PROGRAM_TYPE;
}

/** `0` is free; a currency stands behind a number alone. */
function priceOf({ meta }: WxrItem): string {
  const cost = plainLine(meta['_EventCost'] ?? '');
  if (/^0+(?:[.,]0+)?$|^(?:free|gratis)$/i.test(cost)) return FREE;
  const isNumber = /^[\d.,\s–-]+$/.test(cost);
  return isNumber && cost !== '' ? `${cost} ${meta['_EventCurrencySymbol'] ?? ''}`.trim() : cost;
}

/** Places where tickets are sold or kept. */
const TICKETS = /ulaznic|karte|kartice|ticket|tix|rezerv|booking|eventim|entrio|cobiss/i;

/** The address of an event's own page: where tickets are to be had, as its booking, otherwise for its text. */
function pageOf({ meta }: WxrItem): { readonly booking?: string; readonly line?: string } {
  const given = (meta['_EventURL'] ?? '').trim();
  if (given === '') return {};
  const url = webAddress(given)?.replace(/\/$/, '');
  if (url === undefined) return { line: given };
  const isBooking = TICKETS.test(url);
  return isBooking ? { booking: url } : { line: `Više: ${url}` };
}

/** The state of an event that does not take place as announced. */
function changedState({ meta }: WxrItem): LaterFields | undefined {
  const status = meta['_tribe_events_status'] ?? '';
  const reason = plainLine(meta['_tribe_events_status_reason'] ?? '');
  if (!/^(?:cancell?ed|postponed)$/.test(status)) return undefined;
  // Its new time is not known; at the old one it does not take place.
  const note = status === 'postponed' ? ['Odloženo', reason].filter(Boolean).join(': ') : reason;
  const state = { status: 'cancelled', statusNote: note };
  return { facts: state, edit: () => state };
}

/** What an event has beside the fields of all items. */
export interface EventParts {
  readonly fields: Fields;
  readonly laterFields: LaterFields | undefined;
  /** A line at the end of its text. */
  readonly line: string | undefined;
  readonly remarks: readonly string[];
}

/** The parts of an event of The Events Calendar; undefined if its start can't be parsed. */
export function eventParts(
  item: WxrItem,
  names: readonly string[],
  { venues }: WordpressIndex,
): EventParts | undefined {
  const { meta } = item;
  const starts = parseWallTime(meta['_EventStartDate'] ?? '');
  if (!starts) return undefined;
  const ends = parseWallTime(meta['_EventEndDate'] ?? '');
  const isAllDay = /^(?:yes|1|true)$/i.test(meta['_EventAllDay'] ?? '');
  const isOneDay = !ends || dayOf(ends) === dayOf(starts);
  // The end of one whole day says nothing: without it the event lasts until midnight.
  const endsAt = ends && ends > starts && !(isAllDay && isOneDay) ? ends : undefined;
  const { booking, line } = pageOf(item);
  const laterFields = changedState(item);
  const postponed = meta['_tribe_events_status'] === 'postponed';
  return {
    fields: {
      programType: programTypeOf(names),
      eventHappeningDateTime: starts.toISOString(),
      ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
      place: venues.get(meta['_EventVenueID'] ?? '') ?? '',
      price: priceOf(item),
      ...(booking === undefined ? {} : { booking }),
    },
    laterFields,
    line,
    remarks: [
      ...(isAllDay && isOneDay
        ? ['it takes the whole day and is shown at 00:00: give it the hour at which it begins']
        : []),
      ...(postponed ? ['it is postponed without a new date, and is shown as cancelled'] : []),
    ],
  };
}
