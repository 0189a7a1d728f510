import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { hallUse } from '../../../../test/hallUse.ts';
import { Board } from './Board.tsx';
import { BoardAgenda } from './BoardAgenda.tsx';
import { daysOf, weekOf } from '../../../admin/halls/boardView.ts';

const salon = hallUse({
  itemType: 'Program',
  screeningId: null,
  section: 'Likovni program',
  title: 'Salon',
  hall: 'Galerija',
  at: '2026-11-24T18:00:00Z',
  endsAt: '2026-11-26T23:00:00Z',
});

const nothing = (): void => undefined;

const board = (now: string, uses: readonly HallUse[]) => ({
  uses,
  halls: ['Galerija'],
  days: daysOf(weekOf(null, new Date(now))),
  mayMove: () => false,
  actions: { openMove: nothing, openCancel: nothing, restore: nothing },
});
const wordsOf = (shown: ReactNode): string => renderToStaticMarkup(shown).replace(/<[^>]+>/g, ' ');
const wordsOn = (now: string, uses = [salon]): string =>
  wordsOf(<BoardAgenda {...board(now, uses)} now={new Date(now)} />);

it.each([
  ['2026-11-23T12:00:00Z', /Tog dana u salama nema ničeg/],
  ['2026-11-24T12:00:00Z', /Galerija\s+19:00\s+Salon/],
  ['2026-11-25T12:00:00Z', /Galerija\s+Salon\s+traje do 26\.11\.2026\s+Likovni program/],
  ['2026-11-26T12:00:00Z', /Galerija\s+Salon\s+traje do 26\.11\.2026\s+Likovni program/],
  ['2026-11-27T12:00:00Z', /Tog dana u salama nema ničeg/],
])('a day of the narrow board has what lasts on it, at %s', (now, words) => {
  expect(wordsOn(now)).toMatch(words);
});

it('what was moved says so, on the wide and the narrow board', () => {
  const now = '2026-11-24T12:00:00Z';
  const uses = [{ ...salon, endsAt: null, status: 'moved' }];
  expect(wordsOn(now, uses)).toMatch(/19:00\s+Salon\s+pomereno/);
  expect(wordsOf(<Board {...board(now, uses)} onDrop={nothing} />)).toMatch(
    /19:00\s+Salon\s+pomereno/,
  );
});
