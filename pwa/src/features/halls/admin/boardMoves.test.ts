import { expect, it } from 'vitest';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { asItIs, movedSentence } from './boardMoves.ts';

const use: HallUse = {
  itemType: 'Movie',
  itemId: 1,
  screeningId: 2,
  programDateId: null,
  section: 'Bioskop program',
  title: 'Tiha voda',
  at: '2026-11-27T19:30:00Z',
  endsAt: null,
  hall: 'Mala sala',
  status: 'scheduled',
  statusNote: '',
  isPublic: true,
};
const cancelled = { ...asItIs(use), status: 'cancelled' as const, statusNote: 'Kvar na opremi.' };

it('says of a cancelled event that it is cancelled, and that all see it', () => {
  expect(movedSentence(use, cancelled)).toBe('Otkazano: „Tiha voda“, 27.11. u 20:30. Vide svi.');
});

it('does not say of a draft that all see it', () => {
  expect(movedSentence({ ...use, isPublic: false }, cancelled)).toBe(
    'Otkazano: „Tiha voda“, 27.11. u 20:30. Zapis nije objavljen: posetioci ga ne vide.',
  );
});

it('says where a moved event is now, and of a restored one that it takes place', () => {
  expect(movedSentence(use, { ...asItIs(use), hall: 'Velika sala' })).toBe(
    '„Tiha voda“ je sada 27.11.2026 20:30, Velika sala.',
  );
  expect(movedSentence({ ...use, status: 'cancelled' }, asItIs(use))).toBe(
    'Ponovo po rasporedu: „Tiha voda“, 27.11. u 20:30.',
  );
});
