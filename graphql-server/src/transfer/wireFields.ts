import { z } from 'zod';

/** An item as a call shows it; nothing of it is trusted but that it has an id. */
export const wireItem = z.looseObject({
  id: z.union([z.int(), z.string().min(1).max(100)]),
});
export type WireItem = z.output<typeof wireItem>;

/** The fields that a service is given; it checks them. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields in which null says that there is none; elsewhere it says that nothing is known. */
const MAY_BE_NULL = new Set(['endsAt', 'deadline', 'formerDateTime']);

/** The named fields of an item, as far as it has them. */
export function pick(item: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = item[name];
      const isKnown = value !== undefined && (value !== null || MAY_BE_NULL.has(name));
      return isKnown ? [[name, value]] : [];
    }),
  );
}

const PROGRAM = [
  ...['author', 'programType', 'title', 'description', 'eventHappeningDateTime', 'endsAt'],
  ...['place', 'price', 'childrenAge', 'booking'],
];
const DATE_STATE = ['status', 'statusNote', 'formerDateTime'];
const PROGRAM_DATE = ['eventHappeningDateTime', 'endsAt', 'place', ...DATE_STATE];

const entriesOf = (value: unknown): readonly Fields[] =>
  z.array(z.record(z.string(), z.unknown())).safeParse(value).data ?? [];

/** The fields of a programme that creating takes, its dates without the ids that they had. */
export function programFields(item: WireItem): Fields {
  const dates = entriesOf(item['dates']).map((date) => pick(date, PROGRAM_DATE));
  return { ...pick(item, PROGRAM), ...(dates.length > 1 ? { dates } : {}) };
}

/** The fields that creating does not take, so that an edit of the new item brings them. */
export interface Rest {
  /** By which a change of it is known. */
  readonly facts: unknown;
  /** The fields of that edit, made for the row that was created. */
  readonly edit: (row: object) => Fields;
}

/** The state of a programme of one date that is cancelled or moved: a new one takes place as announced. */
export function unusualState(item: WireItem): Rest | undefined {
  const isSeries = entriesOf(item['dates']).length > 1;
  const state = pick(item, DATE_STATE);
  const isUsual = (state['status'] ?? 'scheduled') === 'scheduled' && !state['statusNote'];
  return isSeries || isUsual ? undefined : { facts: state, edit: () => state };
}

const MOVIE = [
  ...['title', 'author', 'genere', 'duration', 'yearPublished', 'childrenAge'],
  ...['description', 'youtubeUrl'],
];
const SCREENING = [
  ...['productionDate', 'endsAt', 'hall', 'price', 'language', 'ageMark', 'status', 'statusNote'],
];

const isMoved = (screening: Fields): boolean =>
  screening['status'] === 'moved' && typeof screening['formerDateTime'] === 'string';

/** A screening as a new film takes it: one that was moved begins where it was, since that is worked out from the move. */
const announced = (screening: Fields): Fields =>
  isMoved(screening)
    ? {
        ...pick(screening, ['hall', 'price', 'language', 'ageMark']),
        productionDate: screening['formerDateTime'],
      }
    : pick(screening, SCREENING);

/** The fields of a film that creating takes. */
export function movieFields(item: WireItem): Fields {
  const screenings = entriesOf(item['movieProductionDateTimes']).map(announced);
  return { ...pick(item, MOVIE), movieProductionDateTimes: screenings };
}

interface StoredScreening {
  readonly id: number;
  readonly productionDate: Date;
}

/** The screenings of a new film that were moved, at their new moments. */
export function movedScreenings(item: WireItem): Rest | undefined {
  const screenings = entriesOf(item['movieProductionDateTimes']);
  if (!screenings.some(isMoved)) return undefined;
  return {
    facts: screenings.map((screening) => pick(screening, [...SCREENING, 'formerDateTime'])),
    edit(row) {
      const left = [...(row as { screenings: readonly StoredScreening[] }).screenings];
      const movieProductionDateTimes = screenings.map((screening) => {
        const from = new Date(String(announced(screening)['productionDate'])).getTime();
        const at = left.findIndex(({ productionDate }) => productionDate.getTime() === from);
        const [stored] = at < 0 ? [] : left.splice(at, 1);
        return { ...pick(screening, SCREENING), ...(stored ? { id: stored.id } : {}) };
      });
      return { movieProductionDateTimes };
    },
  };
}
