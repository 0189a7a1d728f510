import type { HallUse } from '../src/admin/halls/halls.adminOperations.ts';

/** A screening in a hall. */
export const hallUse = (more: Partial<HallUse> = {}) => ({
  __typename: 'HallUse' as const,
  itemType: 'Movie',
  itemId: 1,
  screeningId: 2,
  programDateId: null,
  dateKey: 'projekcija-2',
  section: 'Bioskop program',
  title: 'Tiha voda',
  at: '2026-11-27T19:30:00Z',
  endsAt: null,
  hall: 'Mala sala',
  status: 'scheduled',
  statusNote: '',
  price: '',
  isFree: false,
  isPublic: true,
  ...more,
});
