import { expect, it } from 'vitest';
import type { HallUse } from './halls.adminOperations.ts';
import { hallUse } from '../../../test/hallUse.ts';
import { asItIs, movedSentence, moveUse } from './moves.ts';

const use = hallUse();
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

it('says no hour of an all-day event', () => {
  const fair = { ...use, at: '2026-12-02T23:00:00Z', endsAt: '2026-12-03T23:00:00Z' };
  const next = { ...asItIs(fair), at: new Date('2026-12-04T23:00:00Z') };
  expect(movedSentence(fair, next)).toBe('„Tiha voda“ je sada 05.12.2026 ceo dan, Mala sala.');
  expect(movedSentence(fair, { ...next, status: 'cancelled' })).toContain(
    '„Tiha voda“, 05.12. ceo dan.',
  );
  expect(movedSentence({ ...fair, status: 'cancelled' }, asItIs(fair))).toMatch(
    /, 03\.12\. ceo dan\.$/,
  );
});

/** The input of the save of a cancellation with a substitute. */
async function cancelledWith(cancelledUse: HallUse, stored: object) {
  let input: object = {};
  const item = { id: 1, version: 2, title: '', author: '', genere: '', description: '', ...stored };
  const ask = ((_document: unknown, variables: { readonly input?: object }) => {
    if (variables.input) ({ input } = variables);
    const saved = { version: 3 };
    return Promise.resolve({
      movieById: item,
      programById: item,
      updateMovie: saved,
      updateProgram: saved,
    });
  }) as Parameters<typeof moveUse>[0];
  const at = new Date('2026-11-28T19:30:00Z');
  const done = await moveUse(ask, cancelledUse, cancelled, { at, hall: 'Velika sala' });
  return { done, input };
}

const AT = use.at;
const END = '2026-11-27T21:30:00.000Z';
const note = { status: 'cancelled', statusNote: 'Kvar na opremi.' };
const substitute = { endsAt: '2026-11-28T21:30:00.000Z', accessFacts: ['subtitles'] };
const program = { ...use, itemType: 'Program', screeningId: null };

it('cancels a screening and adds one with its price, end and facts', async () => {
  const stored = { id: 2, productionDate: AT, endsAt: END, price: '300 din.', isFree: false };
  const { done, input } = await cancelledWith(use, {
    movieProductionDateTimes: [
      { ...stored, language: '', ageMark: '', accessFacts: ['subtitles'] },
      { id: 9, productionDate: '2026-12-01T19:30:00Z' },
    ],
  });
  expect(done).toEqual({ itemType: 'Movie', id: 1, before: 2, after: 3 });
  expect(input).toMatchObject({
    movieProductionDateTimes: [
      { id: 2, ...note },
      { id: 9 },
      { productionDate: '2026-11-28T19:30:00.000Z', price: '300 din.', ...substitute },
    ],
  });
});

it.each([
  ['a programme of one date becomes a series', program, []],
  [
    'a date of a series is cancelled alone',
    { ...program, programDateId: 5 },
    [
      { id: 5, eventHappeningDateTime: AT, endsAt: END, accessFacts: ['subtitles'] },
      { id: 6, eventHappeningDateTime: '2026-12-01T19:30:00Z' },
    ],
  ],
])('with a substitute %s', async (_what, cancelledUse, dates) => {
  const own = { eventHappeningDateTime: AT, endsAt: END, accessFacts: ['subtitles'] };
  const { input } = await cancelledWith(cancelledUse, { ...own, programType: '', dates });
  expect(input).toMatchObject({
    dates: [
      note,
      ...dates.slice(1).map(({ id }) => ({ id })),
      { eventHappeningDateTime: '2026-11-28T19:30:00.000Z', place: 'Velika sala', ...substitute },
    ],
  });
});
