import { orderKey } from '@centar/domain/search.ts';

/** A reservation on the list, as the server sent it last. */
export interface DoorReservation {
  readonly id: number;
  readonly state: string;
  readonly places: number;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  /** The largest count of all phones. */
  readonly arrived: number;
}

export interface DoorList {
  readonly offerId: number;
  readonly title: string;
  readonly at: string;
  /** Absent in a list stored by an older version. */
  readonly endsAt?: string | null;
  readonly place: string;
  readonly status: string;
  /** People without a reservation, the sum of all phones. */
  readonly walkIns: number;
  readonly reservations: readonly DoorReservation[];
}

/** As this phone counted. The sequence is that of the change. */
export interface OwnCount {
  readonly arrived: number;
  readonly sequence: number;
}

/** By reservation; `WALK_INS` for people without one. */
type OwnCounts = Readonly<Record<number, OwnCount>>;

export const WALK_INS = 0;

/** A list on this phone. Stored: renaming a property would break stored lists. */
export interface DoorCopy {
  /** The name that the phone gave itself for this list. */
  readonly deviceId: string;
  /** Of the last change on this phone. Nothing depends on its clock. */
  readonly sequence: number;
  readonly counts: OwnCounts;
  /** The counts that the server had when it sent the list. */
  readonly sent: OwnCounts;
  readonly list: DoorList;
  /** The reservations when changes were last acknowledged. */
  readonly known: readonly DoorReservation[];
  /** When the server last answered, by the phone's clock; only shown. */
  readonly answeredAt: number;
}

export interface SentCount extends OwnCount {
  readonly reservationId: number;
}

/** Undefined if unchanged; `gone` if moved to another date or erased. */
export type RowChange = 'new' | 'cancelled' | 'gone' | 'places' | undefined;

export interface DoorRow extends DoorReservation {
  /** Of all phones, with what this phone has not sent yet. */
  readonly arrived: number;
  /** What other phones counted: this phone can't count fewer. */
  readonly least: number;
  readonly change: RowChange;
  readonly placesBefore: number | undefined;
}

export const newCopy = (deviceId: string, list: DoorList, now: number): DoorCopy => ({
  deviceId,
  sequence: 0,
  counts: {},
  sent: {},
  list,
  known: list.reservations,
  answeredAt: now,
});

export function count(copy: DoorCopy, reservationId: number, arrived: number): DoorCopy {
  const sequence = copy.sequence + 1;
  return {
    ...copy,
    sequence,
    counts: { ...copy.counts, [reservationId]: { arrived, sequence } },
  };
}

/** The counts that the server has not confirmed. */
export function unsent({ counts, sent }: Pick<DoorCopy, 'counts' | 'sent'>): SentCount[] {
  return Object.entries(counts).flatMap(([id, own]) => {
    const reservationId = Number(id);
    return own.sequence > (sent[reservationId]?.sequence ?? 0) ? [{ reservationId, ...own }] : [];
  });
}

/** The server's answer to `counts`. Those of earlier answers change nothing. */
export function received(
  copy: DoorCopy,
  list: DoorList,
  counts: readonly SentCount[],
  now: number,
): DoorCopy {
  const confirmed = counts.map(({ reservationId, arrived, sequence }) => [
    reservationId,
    { arrived, sequence },
  ]);
  return {
    ...copy,
    list,
    sent: { ...copy.sent, ...(Object.fromEntries(confirmed) as OwnCounts) },
    answeredAt: now,
  };
}

export const acknowledged = (copy: DoorCopy): DoorCopy => ({
  ...copy,
  known: copy.list.reservations.filter(({ state }) => state === 'held'),
});

/** Counts of the same list from another place, such as those of a page that was left. */
export function withCounts(copy: DoorCopy, counts: OwnCounts): DoorCopy {
  const later = Object.entries(counts).filter(
    ([id, own]) => own.sequence > (copy.counts[Number(id)]?.sequence ?? 0),
  );
  const sequences = [copy.sequence, ...later.map(([, own]) => own.sequence)];
  return {
    ...copy,
    sequence: Math.max(...sequences),
    counts: { ...copy.counts, ...(Object.fromEntries(later) as OwnCounts) },
  };
}

/**
 * The list has the largest count of all phones. If that is this phone's, those of others are
 * unknown until the server has a smaller one of this phone.
 */
function countsOf(copy: DoorCopy, { id, arrived }: DoorReservation) {
  const least = arrived > (copy.sent[id]?.arrived ?? 0) ? arrived : 0;
  return { least, arrived: Math.max(least, copy.counts[id]?.arrived ?? 0) };
}

function changeOf(
  before: DoorReservation | undefined,
  now: DoorReservation | undefined,
): RowChange {
  if (!now) return 'gone';
  if (now.state !== 'held') return 'cancelled';
  if (before?.state !== 'held') return 'new';
  return before.places === now.places ? undefined : 'places';
}

/**
 * Held reservations, and those that this phone knew or counted and that are no longer held, in the
 * order of the names.
 */
export function rowsOf(copy: DoorCopy): DoorRow[] {
  const now = new Map(copy.list.reservations.map((row) => [row.id, row]));
  const before = new Map(copy.known.map((row) => [row.id, row]));
  const rows = [...new Map([...before, ...now]).values()].flatMap((row): DoorRow[] => {
    const known = before.get(row.id);
    const change = changeOf(known, now.get(row.id));
    const counts = countsOf(copy, row);
    const wasHere = known?.state === 'held' || counts.arrived > 0;
    if ((change === 'cancelled' || change === 'gone') && !wasHere) return [];
    return [
      {
        ...row,
        ...counts,
        change,
        placesBefore: change === 'places' ? known?.places : undefined,
      },
    ];
  });
  const keys = new Map(rows.map(({ id, name }) => [id, orderKey(name)]));
  const key = ({ id }: DoorRow): string => keys.get(id) ?? '';
  return rows.sort((one, other) =>
    key(one) === key(other) ? one.id - other.id : key(one) < key(other) ? -1 : 1,
  );
}

export interface WalkIns {
  readonly arrived: number;
  /** What other phones counted. */
  readonly least: number;
  /** What this phone counted. */
  readonly own: number;
}

export function walkInsOf({ list, counts, sent }: DoorCopy): WalkIns {
  const least = Math.max(0, list.walkIns - (sent[WALK_INS]?.arrived ?? 0));
  const own = counts[WALK_INS]?.arrived ?? 0;
  return { least, own, arrived: least + own };
}

export interface DoorTotals {
  /** Of held reservations. */
  readonly places: number;
  readonly arrived: number;
  /** With people without a reservation. */
  readonly visitors: number;
}

export function totalsOf(copy: DoorCopy, rows: readonly DoorRow[]): DoorTotals {
  const isHeld = ({ change }: DoorRow): boolean => change !== 'cancelled' && change !== 'gone';
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const arrived = sum(rows.map((row) => row.arrived));
  return {
    places: sum(rows.filter(isHeld).map((row) => row.places)),
    arrived,
    visitors: arrived + walkInsOf(copy).arrived,
  };
}
