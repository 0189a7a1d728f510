import { z } from 'zod';
import { fieldNames, writtenNames, type DeclaredFields } from '@centar/domain/types/declaration.ts';
import { PROGRAM, PROGRAM_DATE, SCREENING } from '@centar/domain/types/events.ts';

/** Only the id is validated. */
export const wireItem = z.looseObject({
  id: z.union([z.int(), z.string().min(1).max(100)]),
});
export type WireItem = z.output<typeof wireItem>;

/** Validated by the service. */
export type Fields = Readonly<Record<string, unknown>>;

/** The named fields, without unknown ones. Null is a value of moments that may be missing; elsewhere it means unknown. */
function knownFields(item: Fields, { fields }: DeclaredFields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = item[name];
      const { kind, optional } = fields[name] ?? {};
      const isKnown = value !== undefined && (value !== null || (kind === 'moment' && optional));
      return isKnown ? [[name, value]] : [];
    }),
  );
}

/** Accepted by `create`. */
export const newFields = (item: Fields, type: DeclaredFields): Fields =>
  knownFields(item, type, writtenNames(type, false));

/** Of a date or a screening, which are always sent as in an edit. */
const rowFields = (row: Fields, type: DeclaredFields): Fields =>
  knownFields(row, type, writtenNames(type, true));

const entriesOf = (value: unknown): readonly Fields[] =>
  z.array(z.record(z.string(), z.unknown())).safeParse(value).data ?? [];

/** The dates of a series, without ids. */
export function seriesFields(item: WireItem): Fields {
  const dates = entriesOf(item['dates']).map((date) => rowFields(date, PROGRAM_DATE));
  return dates.length > 1 ? { dates } : {};
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
  const names = fieldNames(PROGRAM, ({ written }) => written === 'inEdits');
  const state = knownFields(item, PROGRAM, names);
  const isUsual = (state['status'] ?? 'scheduled') === 'scheduled' && !state['statusNote'];
  return isSeries || isUsual ? undefined : { facts: state, edit: () => state };
}

const isMoved = (screening: Fields): boolean =>
  screening['status'] === 'moved' && typeof screening['formerDateTime'] === 'string';

/** What stays when a screening is moved. */
const UNMOVED = ['hall', 'price', 'isFree', 'language', 'ageMark', 'accessFacts'];

/** A moved screening starts at its previous time, since only an edit can move it. */
const asAnnounced = (screening: Fields): Fields =>
  isMoved(screening)
    ? {
        ...knownFields(screening, SCREENING, UNMOVED),
        productionDate: screening['formerDateTime'],
      }
    : rowFields(screening, SCREENING);

export const screeningFields = (item: WireItem): Fields => ({
  movieProductionDateTimes: entriesOf(item['movieProductionDateTimes']).map(asAnnounced),
});

interface StoredScreening {
  readonly id: number;
  readonly productionDate: Date;
}

/** An edit that moves a new film's screenings. */
export function movedScreenings(item: WireItem): LaterFields | undefined {
  const screenings = entriesOf(item['movieProductionDateTimes']);
  if (!screenings.some(isMoved)) return undefined;
  return {
    facts: screenings.map((screening) => knownFields(screening, SCREENING, fieldNames(SCREENING))),
    edit(row) {
      const unmatched = [...(row as { screenings: readonly StoredScreening[] }).screenings];
      const movieProductionDateTimes = screenings.map((screening) => {
        const from = new Date(String(asAnnounced(screening)['productionDate'])).getTime();
        const at = unmatched.findIndex(({ productionDate }) => productionDate.getTime() === from);
        const [stored] = at < 0 ? [] : unmatched.splice(at, 1);
        return { ...rowFields(screening, SCREENING), ...(stored ? { id: stored.id } : {}) };
      });
      return { movieProductionDateTimes };
    },
  };
}
