import { expect, it } from 'vitest';
import { encodeCursor } from '@centar/domain/cursor.ts';
import { wholePage } from '../../../../test/wholePage.tsx';

const AT = '2015-06-02T18:00:00.000Z';
const CURSOR = encodeCursor({ at: new Date(AT), id: 0 });
const concert = {
  itemId: 1,
  title: 'Koncert',
  programType: 'Muzicki program',
  at: AT,
  startsAt: AT,
  endsAt: null,
  place: '',
  status: 'scheduled',
};

const pageOf = (path: string, nextCursor: string | null): Promise<string> =>
  wholePage(path, {
    data: {
      archiveYears: [2015],
      archiveOfYear: { year: 2015, programs: [concert], films: [], nextCursor },
    },
  });

it('a part of a year leads to the next one, of the same type', async () => {
  const page = await pageOf('/arhiva/2015?vrsta=muzicki', CURSOR);
  expect(page).toContain(`href="/arhiva/2015?vrsta=muzicki&amp;posle=${CURSOR}"`);
  expect(page).not.toContain('1 program');
});

it('a part without events of the type does not speak of the whole year', async () => {
  const page = await pageOf(`/arhiva/2015?posle=${CURSOR}&vrsta=likovni`, null);
  expect(page).toContain('delu godine nema ničega');
});

it('a whole year says what it has', async () => {
  const page = await pageOf('/arhiva/2015', null);
  expect(page).toContain('Godina 2015: 1 program');
  expect(page).not.toContain('Prikaži još');
});
