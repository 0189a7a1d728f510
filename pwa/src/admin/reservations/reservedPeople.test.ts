import { expect, it } from 'vitest';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { AdminReservations } from './reservations.adminOperations.ts';
import { reservedText } from './reservedPeople.ts';

const offer = (id: number, over: object = {}) => ({
  id,
  dateKey: 'projekcija-2',
  itemType: 'Movie',
  itemId: 1,
  taken: 3,
  waiting: 0,
  sendsMail: true,
  ...over,
});
const person = (email: string, state = 'held') => ({ email, state });
const ROWS = [person('a@b.rs'), person(''), person('', 'waiting'), person('', 'cancelled')];

const textFor = async (
  offers: readonly object[],
  rows: readonly object[] = ROWS,
  dateKey?: string,
): Promise<string> => {
  const query = (document: unknown) =>
    Promise.resolve(
      document === AdminReservations ? { reservations: rows } : { reservationOffers: offers },
    );
  return reservedText({ query: query as StaffCalls['query'] }, [
    { itemType: 'Movie', itemId: 1, ...(dateKey !== undefined && { dateKey }) },
  ]);
};

it('counts those with places and those who wait, and says whom to call', async () => {
  expect(await textFor([offer(7)])).toBe(
    'Rezervacije: 3 osobe. Javljamo im e-poštom; bez e-pošte: 2 osobe, njih pozovite.',
  );
  expect(await textFor([offer(7)], [person('a@b.rs')])).toBe(
    'Rezervacije: 1 osoba. Javljamo im e-poštom.',
  );
  expect(await textFor([offer(7)], [person('')])).toBe(
    'Rezervacije: 1 osoba. Niko nije ostavio e-poštu: pozovite ih.',
  );
});

it('promises no mail where none can be sent', async () => {
  expect(await textFor([offer(7, { sendsMail: false })])).toBe(
    'Rezervacije: 3 osobe. Slanje e-pošte nije podešeno: pozovite ih.',
  );
});

it('counts the people of all dates of an item, or of one', async () => {
  const offers = [offer(7), offer(8, { dateKey: 'projekcija-3' }), offer(9, { itemId: 5 })];
  expect(await textFor(offers)).toMatch(/^Rezervacije: 6 osoba\./);
  expect(await textFor(offers, ROWS, 'projekcija-3')).toMatch(/^Rezervacije: 3 osobe\./);
});

it('says nothing where nobody has reserved', async () => {
  expect(await textFor([offer(7, { taken: 0 })])).toBe('');
  expect(await textFor([])).toBe('');
  expect(await textFor([offer(7)], ROWS, 'projekcija-9')).toBe('');
});
