import { orderKey } from '@centar/domain/search.ts';
import type { ReservationState } from '@centar/domain/reservations.ts';
import type { Reservation } from './reservations.adminOperations.ts';

/** Those who wait in their order, others by name. */
export function reservationsOf(
  rows: readonly Reservation[],
  state: ReservationState,
): readonly Reservation[] {
  const own = rows.filter((row) => row.state === state);
  if (state === 'waiting') {
    return own.sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
  }
  const keys = new Map(own.map(({ id, name }) => [id, orderKey(name)]));
  const key = ({ id }: Reservation): string => keys.get(id) ?? '';
  return own.sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
}

/** Who must learn of a change of the date. */
export const TOLD_STATES = ['held', 'waiting'] as const;

/** Numbers of reservations with and without an e-mail address. */
export function reachable(rows: readonly Reservation[], states: readonly string[]) {
  const chosen = rows.filter(({ state }) => states.includes(state));
  const mailed = chosen.filter(({ email }) => email !== '').length;
  return { mailed, unreachable: chosen.length - mailed };
}
