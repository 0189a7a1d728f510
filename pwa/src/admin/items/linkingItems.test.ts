import { expect, it } from 'vitest';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { AdminReservations } from '../reservations/reservations.adminOperations.ts';
import { deletedItemText, LinkingItems } from './linkingItems.ts';

const offer = { id: 7, dateKey: 'program-3', itemType: 'Program', itemId: 3, taken: 2, waiting: 0 };
const query = (async (document: unknown) => {
  if (document === LinkingItems) return { linkingItems: [{ itemType: 'News', title: 'Najava' }] };
  if (document === AdminReservations) return { reservations: [{ state: 'held', email: 'a@b.rs' }] };
  return { reservationOffers: [{ ...offer, sendsMail: true }] };
}) as StaffCalls['query'];

it('a deletion names texts that lead there and people who have reserved', async () => {
  const text = await deletedItemText({ query }, 'Program', { id: 3, title: 'Sajam' });
  expect(text).toContain('Sajam\n\n');
  expect(text).toContain('„Najava“');
  expect(text).toContain('Rezervacije: 1 osoba. Javljamo im e-poštom.');
});

it('a deletion of news asks nothing about reservations', async () => {
  const text = await deletedItemText({ query }, 'News', { id: 3, title: 'Vest' });
  expect(text).not.toContain('Rezervacije');
});
