import { expect, it } from 'vitest';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { hallUse } from '../../../../test/hallUse.ts';
import { copyWeek } from './boardMoves.ts';

const use = hallUse();
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
    return Promise.resolve({ movieById: movie, updateMovie: { version: 3 } });
  }) as Parameters<typeof copyWeek>[0];
  return { answer: await copyWeek(ask, uses), saved };
}

it('a week is copied without the screening whose hour the clock skips, which is named', async () => {
  const night = { ...use, screeningId: 3, at: '2027-03-21T01:30:00Z' };
  const evening = { ...use, at: '2027-03-21T19:00:00Z' };
  const { answer, saved } = await copied([night, evening], []);
  expect(answer).toMatchObject({ count: 1, skipped: [night] });
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
