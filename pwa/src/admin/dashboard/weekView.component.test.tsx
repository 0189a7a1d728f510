import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HallUse } from '../halls/halls.adminOperations.ts';
import { hallUse } from '../../../test/hallUse.ts';
import { WeekView } from './WeekView.tsx';
import '../../shared/ui/tokens.css';
import '../../shared/ui/base.css';
import './desk.css';

const film = (title: string, at: string): HallUse => hallUse({ screeningId: 1, title, at });

it('on a phone each day of the week stands beside its events, below the hall', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const uses = [
    film('Tiha voda', '2026-11-24T18:00:00Z'),
    film('Jato', '2026-11-24T20:00:00Z'),
    film('Medved', '2026-11-29T16:00:00Z'),
  ];
  await render(
    <WeekView uses={uses} halls={['Mala sala', 'Bašta']} now={new Date('2026-11-29T10:00:00Z')} />,
  );
  await expect.element(page.getByText(/Medved/)).toBeVisible();
  const shown = [...document.querySelectorAll<HTMLElement>('.week-table tbody td')].filter(
    (cell) => cell.offsetHeight > 0,
  );
  expect(shown.map((cell) => getComputedStyle(cell, '::before').content)).toEqual([
    '"uto 24."',
    '"ned 29."',
  ]);
  const [hall] = document.querySelectorAll('.week-table tbody th');
  const below = hall?.getBoundingClientRect().bottom ?? 0;
  expect(shown[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(below - 1);
  expect(shown.map(({ offsetHeight }) => offsetHeight < 90)).toEqual([true, true]);
  expect(document.documentElement.scrollWidth).toBe(390);
});

it('what was moved says so, not by its colour alone', async () => {
  const moved = { ...film('Tiha voda', '2026-11-24T18:00:00Z'), status: 'moved' };
  await render(
    <WeekView uses={[moved]} halls={['Mala sala']} now={new Date('2026-11-25T10:00:00Z')} />,
  );
  await expect.element(page.getByText('pomereno')).toBeVisible();
});

it('an exhibition is one bar over its days, and one line on a phone', async () => {
  const uses = [
    film('Tiha voda', '2026-11-24T18:00:00Z'),
    { ...film('Salon', '2026-11-20T18:00:00Z'), endsAt: '2026-11-27T19:00:00Z' },
    { ...film('Kolonija', '2026-11-28T18:00:00Z'), itemId: 2, endsAt: '2026-11-30T19:00:00Z' },
  ];
  await render(
    <WeekView uses={uses} halls={['Mala sala']} now={new Date('2026-11-25T10:00:00Z')} />,
  );
  const bar = page.getByRole('cell', { name: /Salon/ });
  await expect.element(bar).toHaveAttribute('colspan', '5');
  expect(bar.elements()).toHaveLength(1);
  await expect.element(page.getByText('Mala sala')).toHaveAttribute('rowspan', '2');
  const sunday = page.getByRole('cell', { name: 'do 30.11.2026 Kolonija' });
  await expect.element(sunday).toHaveAttribute('data-day', 'ned 29.');
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const before = getComputedStyle(bar.element(), '::before').content;
  expect(before).toBe('"pon 23. – pet 27."');
});
