import { fromBelgrade, toBelgrade } from '@centar/domain/dates.ts';
import { fieldNames } from '@centar/domain/types/declaration.ts';
import { DECLARATIONS } from '@centar/domain/types/declarations.ts';
import * as events from '@centar/domain/types/events.ts';
import type { WireItem } from './wireFields.ts';

/** Local time of .NET and WordPress, such as `2027-05-10T20:00:00`; up to nine decimals. */
const WALL_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?$/;
const WITH_ZONE =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d\d:?\d\d)$/i;
/** Milliseconds, in older .NET. */
const DOT_NET_DATE = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
/** Earlier years mean "none": .NET writes 0001-01-01, WordPress 0000-00-00. */
const FIRST_YEAR = 1900;

const knownMoment = (moment: Date): Date | undefined =>
  Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < FIRST_YEAR ? undefined : moment;

/** Local time in Belgrade, by default midnight. Undefined for anything else. */
export function parseWallTime(text: string): Date | undefined {
  const [, ...parts] = WALL_TIME.exec(text.trim()) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part || 0),
  );
  if (year < FIRST_YEAR || month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59) {
    return undefined;
  }
  const moment = fromBelgrade({ year, month, day, hour, minute });
  // A nonexistent day would become one of the next month.
  if (day < 1 || toBelgrade(moment).day !== day) return undefined;
  return new Date(moment.getTime() + second * 1000);
}

/** With a zone, or local time in Belgrade. Undefined for anything else. */
export function parseMoment(text: string): Date | undefined {
  const [, milliseconds] = DOT_NET_DATE.exec(text) ?? [];
  if (milliseconds !== undefined) return knownMoment(new Date(Number(milliseconds)));
  if (!WITH_ZONE.test(text)) return parseWallTime(text);
  // V8 parses neither a comma nor a space before the zone.
  const plain = text.replace(',', '.').replace(' ', 'T').replace(' ', '');
  return knownMoment(new Date(plain));
}

const MOMENTS = new Set<string>([
  ...[...Object.values(DECLARATIONS), ...Object.values(events)].flatMap((type) =>
    fieldNames(type, ({ kind }) => kind === 'moment'),
  ),
  'publishedAt',
  'datePosted',
  'createdAt',
]);

function withMoment(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const isNone = /^0{4}-|^0001-01-01/.test(value);
  if (MOMENTS.has(name)) return isNone ? null : (parseMoment(value)?.toISOString() ?? value);
  // A document's date.
  return name === 'date' && !isNone ? value.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, '$1') : value;
}

function withMoments(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withMoments(name, one));
  if (value === null || typeof value !== 'object') return withMoment(name, value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withMoments(key, inner)]),
  );
}

/** Converts to UTC. Invalid values stay, so that they are refused by name. */
export const withUtcMoments = (item: WireItem): WireItem => withMoments('', item) as WireItem;
