import { expect, it } from 'vitest';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { asItIs, copyWeek, movedSentence } from './boardMoves.ts';

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

/** Copies a week of a film that has these screenings. */
async function copied(uses: readonly HallUse[], movieProductionDateTimes: readonly object[]) {
  const saved: unknown[] = [];
  const movie = {
    id: 1,
    version: 2,
    title: 'Tiha voda',
    author: '',
    genere: '',
    description: '',
    movieProductionDateTimes,
  };
  const ask = ((_document: unknown, variables: { readonly input?: object }) => {
    if (variables.input) saved.push(variables.input);
    return Promise.resolve({ movieById: movie });
  }) as Parameters<typeof copyWeek>[0];
  return { answer: await copyWeek(ask, uses), saved };
}

it('a week is copied without the screening whose hour the clock skips, which is named', async () => {
  const night = { ...use, screeningId: 3, at: '2027-03-21T01:30:00Z' };
  const evening = { ...use, at: '2027-03-21T19:00:00Z' };
  const { answer, saved } = await copied([night, evening], []);
  expect(answer).toEqual({ count: 1, skipped: [night] });
  expect(saved).toMatchObject([
    { movieProductionDateTimes: [{ productionDate: '2027-03-28T18:00:00.000Z' }] },
  ]);
});

it('a copied screening ends a week later at the hour that staff typed', async () => {
  const at = '2027-03-21T19:00:00.000Z';
  const stored = { id: 2, productionDate: at, endsAt: '2027-03-21T22:30:00.000Z', hall: use.hall };
  const { saved } = await copied([{ ...use, at }], [stored]);
  expect(saved).toMatchObject([
    { movieProductionDateTimes: [{ id: 2 }, { endsAt: '2027-03-28T21:30:00.000Z' }] },
  ]);
});

it('a copied screening offers what makes the first one accessible', async () => {
  const at = '2027-03-21T19:00:00.000Z';
  const stored = { id: 2, productionDate: at, hall: use.hall, accessFacts: ['subtitles'] };
  const { saved } = await copied([{ ...use, at }], [stored]);
  expect(saved).toMatchObject([
    { movieProductionDateTimes: [{ id: 2 }, { accessFacts: ['subtitles'] }] },
  ]);
});
