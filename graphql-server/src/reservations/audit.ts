import { timesOf } from '@centar/domain/eventState.ts';
import { showStart } from '@centar/domain/allDay.ts';
import { pick } from '@centar/domain/objects.ts';
import { recordEntry } from '../items/auditTrail.ts';
import type { Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type DateFacts } from './dates.ts';

interface Event {
  readonly action: 'create' | 'update' | 'delete';
  readonly itemType: 'ReservationOffer' | 'Reservation';
  readonly id: number;
  /** Numbers and states alone: nothing of the people who reserve. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Call it in the transaction of the change. */
export async function recordEvent(
  transaction: Transaction,
  person: Person,
  date: DateFacts,
  { id, ...event }: Event,
): Promise<void> {
  await recordEntry(transaction, person, {
    ...event,
    section: date.section,
    itemId: id,
    summary: `${date.title}, ${showStart(timesOf(date))}`,
  });
}

/** Without personal data. */
export const audited = (row: { readonly state: string; readonly places: number }) =>
  pick(row, ['state', 'places']);
