import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { webAddress } from '@centar/domain/links.ts';
import { fold } from '@centar/domain/search.ts';
import { findProgramType, PROGRAM_TYPES, type ProgramTypeName } from '@centar/domain/sections.ts';
import { parseWallTime } from '../moments.ts';
import type { Fields, LaterFields } from '../wireFields.ts';
import { plainLine } from './plainText.ts';
import type { WordpressIndex } from './wordpressIndex.ts';
import type { WxrItem } from './wxrReader.ts';

/** If no category names a type. */
const PROGRAM_TYPE: ProgramTypeName = 'Tribinski program';
const FREE = 'Besplatno';

function programTypeOf(names: readonly string[]): ProgramTypeName {
  for (const name of names) {
    const found =
      findProgramType(name) ??
      findProgramType(plainLine(name)) ??
      PROGRAM_TYPES.find(({ slug }) => fold(name).includes(slug));
    if (found) return found.name;
  }
  return PROGRAM_TYPE;
}

/** Adds a currency only to a plain number. */
function priceOf({ meta }: WxrItem): string {
  const cost = plainLine(meta['_EventCost'] ?? '');
  if (/^0+(?:[.,]0+)?$|^(?:free|gratis)$/i.test(cost)) return FREE;
  const isNumber = /^[\d.,\s–-]+$/.test(cost);
  return isNumber && cost !== '' ? `${cost} ${meta['_EventCurrencySymbol'] ?? ''}`.trim() : cost;
}

/** Sites that sell or reserve tickets. */
const TICKETS = /ulaznic|karte|kartice|ticket|tix|rezerv|booking|eventim|entrio|cobiss/i;

/** The event's page, as its booking if it sells tickets, otherwise for its text. */
function pageOf({ meta }: WxrItem): { readonly booking?: string; readonly line?: string } {
  const given = (meta['_EventURL'] ?? '').trim();
  if (given === '') return {};
  const url = webAddress(given)?.replace(/\/$/, '');
  if (url === undefined) return { line: given };
  const isBooking = TICKETS.test(url);
  return isBooking ? { booking: url } : { line: `Više: ${url}` };
}

/** For a cancelled or postponed event. */
function changedState({ meta }: WxrItem): LaterFields | undefined {
  const status = meta['_tribe_events_status'] ?? '';
  const reason = plainLine(meta['_tribe_events_status_reason'] ?? '');
  if (!/^(?:cancell?ed|postponed)$/.test(status)) return undefined;
  // The new time is unknown, and the old one is cancelled.
  const note = status === 'postponed' ? ['Odloženo', reason].filter(Boolean).join(': ') : reason;
  const state = { status: 'cancelled', statusNote: note };
  return { facts: state, edit: () => state };
}

export interface EventParts {
  readonly fields: Fields;
  readonly laterFields: LaterFields | undefined;
  /** Appended to the text. */
  readonly line: string | undefined;
  readonly remarks: readonly string[];
}

/** An event of The Events Calendar; undefined if its start is invalid. */
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
  const timed = ends && ends > starts ? ends : undefined;
  // The plugin ends an all-day event at 23:59.
  const endsAt = isAllDay ? startOfBelgradeDay(timed ?? starts, 1) : timed;
  const { booking, line } = pageOf(item);
  const laterFields = changedState(item);
  const postponed = meta['_tribe_events_status'] === 'postponed';
  return {
    fields: {
      programType: programTypeOf(names),
      eventHappeningDateTime: (isAllDay ? startOfBelgradeDay(starts) : starts).toISOString(),
      ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
      place: venues.get(meta['_EventVenueID'] ?? '') ?? '',
      price: priceOf(item),
      ...(booking === undefined ? {} : { booking }),
    },
    laterFields,
    line,
    remarks: postponed ? ['it is postponed without a new date, and is shown as cancelled'] : [],
  };
}
