import { z } from 'zod';

/** Only the id is validated. */
export const wireItem = z.looseObject({
  id: z.union([z.int(), z.string().min(1).max(100)]),
});
export type WireItem = z.output<typeof wireItem>;

/** Validated by the service. */
export type Fields = Readonly<Record<string, unknown>>;

/** In these, null is a value; elsewhere it means unknown. */
const NULLABLE = new Set(['endsAt', 'deadline', 'formerDateTime']);

/** Omits unknown fields. */
export function pick(item: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = item[name];
      const isKnown = value !== undefined && (value !== null || NULLABLE.has(name));
      return isKnown ? [[name, value]] : [];
    }),
  );
}

const PROGRAM = [
  'author',
  'programType',
  'title',
  'description',
  'eventHappeningDateTime',
  'endsAt',
  'openHours',
  'place',
  'price',
  'isFree',
  'childrenAge',
  'booking',
];
const DATE_STATE = ['status', 'statusNote', 'formerDateTime'];
const PROGRAM_DATE = ['eventHappeningDateTime', 'endsAt', 'place', ...DATE_STATE];

const entriesOf = (value: unknown): readonly Fields[] =>
  z.array(z.record(z.string(), z.unknown())).safeParse(value).data ?? [];

/** Accepted by `create`; dates have no ids. */
export function programFields(item: WireItem): Fields {
  const dates = entriesOf(item['dates']).map((date) => pick(date, PROGRAM_DATE));
  return { ...pick(item, PROGRAM), ...(dates.length > 1 ? { dates } : {}) };
}

/** Not accepted by `create`, so saved by an edit of the new item. */
export interface LaterFields {
  /** Compared to detect changes. */
  readonly facts: unknown;
  /** The edit's input for the created row. */
  readonly edit: (row: object) => Fields;
}

/** A programme's single date that is cancelled or moved; a new programme is always scheduled. */
export function changedState(item: WireItem): LaterFields | undefined {
  const isSeries = entriesOf(item['dates']).length > 1;
  const state = pick(item, DATE_STATE);
  const isUsual = (state['status'] ?? 'scheduled') === 'scheduled' && !state['statusNote'];
  return isSeries || isUsual ? undefined : { facts: state, edit: () => state };
}

const MOVIE = [
  'title',
  'author',
  'genere',
  'duration',
  'yearPublished',
  'childrenAge',
  'description',
  'youtubeUrl',
];
const SCREENING = [
  'productionDate',
  'endsAt',
  'hall',
  'price',
  'isFree',
  'language',
  'ageMark',
  'status',
  'statusNote',
];

const isMoved = (screening: Fields): boolean =>
  screening['status'] === 'moved' && typeof screening['formerDateTime'] === 'string';

/** A moved screening starts at its previous time, since only an edit can move it. */
const asAnnounced = (screening: Fields): Fields =>
  isMoved(screening)
    ? {
        ...pick(screening, ['hall', 'price', 'isFree', 'language', 'ageMark']),
        productionDate: screening['formerDateTime'],
      }
    : pick(screening, SCREENING);

/** Accepted by `create`. */
export function movieFields(item: WireItem): Fields {
  const screenings = entriesOf(item['movieProductionDateTimes']).map(asAnnounced);
  return { ...pick(item, MOVIE), movieProductionDateTimes: screenings };
}

interface StoredScreening {
  readonly id: number;
  readonly productionDate: Date;
}

/** An edit that moves a new film's screenings. */
export function movedScreenings(item: WireItem): LaterFields | undefined {
  const screenings = entriesOf(item['movieProductionDateTimes']);
  if (!screenings.some(isMoved)) return undefined;
  return {
    facts: screenings.map((screening) => pick(screening, [...SCREENING, 'formerDateTime'])),
    edit(row) {
      const unmatched = [...(row as { screenings: readonly StoredScreening[] }).screenings];
      const movieProductionDateTimes = screenings.map((screening) => {
        const from = new Date(String(asAnnounced(screening)['productionDate'])).getTime();
        const at = unmatched.findIndex(({ productionDate }) => productionDate.getTime() === from);
        const [stored] = at < 0 ? [] : unmatched.splice(at, 1);
        return { ...pick(screening, SCREENING), ...(stored ? { id: stored.id } : {}) };
      });
      return { movieProductionDateTimes };
    },
  };
}
