import { expect, it } from 'vitest';
import {
  acknowledged,
  count,
  newCopy,
  received,
  rowsOf,
  totalsOf,
  unsent,
  WALK_INS,
  walkInsOf,
  withCounts,
  type DoorCopy,
  type DoorList,
  type DoorReservation,
  type SentCount,
} from './doorCopy.ts';

const reservation = (id: number, over: Partial<DoorReservation> = {}): DoorReservation => ({
  id,
  state: 'held',
  places: 3,
  name: `Posetilac ${String(id)}`,
  phone: '',
  note: '',
  arrived: 0,
  ...over,
});

const list = (reservations: readonly DoorReservation[], walkIns = 0): DoorList => ({
  offerId: 1,
  title: 'Radionica',
  at: '2026-11-28T18:00:00.000Z',
  place: 'Mala sala',
  status: 'scheduled',
  walkIns,
  reservations,
});

/** What the server would do: per reservation the largest number, of walk-ins the sum. */
function startServer() {
  const counts = new Map<string, SentCount>();
  return (
    device: string,
    sent: readonly SentCount[],
    people = [reservation(1), reservation(2)],
  ) => {
    for (const one of sent) {
      const key = `${device}/${String(one.reservationId)}`;
      if ((counts.get(key)?.sequence ?? 0) < one.sequence) counts.set(key, one);
    }
    const of = (id: number): number[] =>
      [...counts.values()]
        .filter(({ reservationId }) => reservationId === id)
        .map(({ arrived }) => arrived);
    return list(
      people.map((row) => ({ ...row, arrived: Math.max(0, ...of(row.id)) })),
      of(WALK_INS).reduce((a, b) => a + b, 0),
    );
  };
}

const arrivedOf = (copy: DoorCopy): number[] => rowsOf(copy).map(({ arrived }) => arrived);

it('merges two phones: the largest number of a reservation, the sum of walk-ins', () => {
  const server = startServer();
  const send = (copy: DoorCopy): DoorCopy => {
    const counts = unsent(copy);
    return received(copy, server(copy.deviceId, counts), counts, 0);
  };
  let one = newCopy('one', server('one', []), 0);
  let other = newCopy('other', server('other', []), 0);
  one = count(count(one, 1, 2), WALK_INS, 4);
  other = count(count(count(other, 1, 3), 2, 1), WALK_INS, 1);
  one = send(one);
  other = send(other);
  one = send(one);
  for (const copy of [one, other]) {
    expect(arrivedOf(copy)).toEqual([3, 1]);
    expect(walkInsOf(copy).arrived).toBe(5);
    expect(totalsOf(copy, rowsOf(copy))).toEqual({ places: 6, arrived: 4, visitors: 9 });
    expect(unsent(copy)).toEqual([]);
  }
});

it('corrects what this phone counted, but not what another one did', () => {
  const server = startServer();
  server('other', [{ reservationId: 1, arrived: 2, sequence: 1 }]);
  let copy = count(newCopy('one', server('one', []), 0), 2, 3);
  const counts = unsent(copy);
  copy = received(copy, server('one', counts), counts, 0);
  copy = count(copy, 2, 0);
  expect(arrivedOf(copy)).toEqual([2, 0]);
  expect(rowsOf(copy)[0]?.least).toBe(2);
  const corrected = unsent(copy);
  copy = received(copy, server('one', corrected), corrected, 0);
  expect(arrivedOf(copy)).toEqual([2, 0]);
});

it('sends again what was counted while an answer was under way', () => {
  const before = count(newCopy('one', list([reservation(1)]), 0), 1, 1);
  const counts = unsent(before);
  const after = received(count(before, 1, 2), list([reservation(1, { arrived: 1 })]), counts, 0);
  expect(unsent(after)).toEqual([{ reservationId: 1, arrived: 2, sequence: 2 }]);
  expect(arrivedOf(after)).toEqual([2]);
});

it('names new, cancelled, moved and changed reservations until they are acknowledged', () => {
  const start = newCopy('one', list([1, 2, 3, 4].map((id) => reservation(id))), 0);
  const next = list([
    reservation(1),
    reservation(2, { state: 'cancelled' }),
    reservation(4, { places: 1 }),
    reservation(5),
    reservation(6, { state: 'waiting' }),
  ]);
  const changed = received(count(start, 3, 2), next, [], 0);
  const shown = (copy: DoorCopy) => rowsOf(copy).map(({ id, change }) => [id, change]);
  expect(shown(changed)).toEqual([
    [1, undefined],
    [2, 'cancelled'],
    [3, 'gone'],
    [4, 'places'],
    [5, 'new'],
  ]);
  expect(totalsOf(changed, rowsOf(changed))).toMatchObject({ places: 7, arrived: 2 });
  expect(shown(acknowledged(changed))).toEqual([
    [1, undefined],
    [4, undefined],
    [5, undefined],
  ]);
});

it('takes the later counts of a page that was left', () => {
  const copy = count(count(newCopy('one', list([reservation(1), reservation(2)]), 0), 1, 1), 2, 2);
  const left = { 1: { arrived: 3, sequence: 3 }, 2: { arrived: 0, sequence: 1 } };
  const complete = withCounts(copy, left);
  expect(arrivedOf(complete)).toEqual([3, 2]);
  expect(count(complete, 2, 1).counts[2]?.sequence).toBe(4);
});
