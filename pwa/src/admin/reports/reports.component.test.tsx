import axe from 'axe-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import {
  AdminReadings,
  AdminReport,
  AdminWorkPlan,
  SaveAttendance,
  type ReportDateRow,
} from './reports.adminOperations.ts';

const date = (part: Partial<ReportDateRow> = {}) => ({
  __typename: 'ReportDate' as const,
  dateKey: 'program-1',
  itemType: 'Program',
  itemId: 1,
  section: 'Muzicki program',
  title: 'Koncert',
  at: '2026-11-20T18:00:00.000Z',
  endsAt: null,
  place: 'Velika sala',
  childrenAge: '',
  isFree: true,
  status: 'scheduled',
  isRemoved: false,
  visitors: null,
  source: null,
  places: null,
  taken: null,
  arrived: null,
  ...part,
});

function serverWith(dates: ReturnType<typeof date>[]): FakeServer {
  const server = startFakeServer();
  server.answer(AdminReport, () => ({
    report: { __typename: 'Report', computedAt: '2026-11-21T10:00:00.000Z', toCome: 2, dates },
  }));
  return server;
}
const main = () => page.getByRole('main');
const input = (title: string) =>
  main().getByRole('textbox', { name: `Posetilaca: ${title}, 20.11.2026` });

it('numbers of several dates are saved together, and stay in the list', async () => {
  const second = { dateKey: 'projekcija-2', itemType: 'Movie', section: 'Bioskop program' };
  const server = serverWith([
    date(),
    date({ ...second, title: 'Tiha voda' }),
    date({ dateKey: 'program-3', title: 'Otkazan', status: 'cancelled' }),
    date({ dateKey: 'program-4', title: 'Poznat', visitors: 9, source: 'door' }),
  ]);
  server.answer(SaveAttendance, () => ({
    saveAttendance: [
      date({ visitors: 120, source: 'typed' }),
      date({ ...second, title: 'Tiha voda', visitors: 0, source: 'typed' }),
    ],
  }));
  await openPanel(server, adminPaths.attendance);
  await userEvent.fill(input('Koncert'), '120');
  await userEvent.fill(input('Tiha voda'), '0');
  expect(input('Otkazan').elements()).toEqual([]);
  expect(input('Poznat').elements()).toEqual([]);
  await userEvent.click(main().getByRole('button', { name: 'Sacuvaj brojeve' }));
  await expect.element(page.getByText('2 broja sačuvana.')).toBeVisible();
  expect(server.asked(SaveAttendance)).toEqual([
    {
      counts: [
        { dateKey: 'program-1', visitors: 120 },
        { dateKey: 'projekcija-2', visitors: 0 },
      ],
    },
  ]);
  await expect.element(input('Koncert')).toHaveValue('120');
});

it('a wrong number is marked at its field and nothing is sent', async () => {
  const server = serverWith([date()]);
  await openPanel(server, adminPaths.attendance);
  await userEvent.fill(input('Koncert'), 'oko 50');
  await userEvent.click(main().getByRole('button', { name: 'Sacuvaj brojeve' }));
  await expect.element(main().getByText(/^Upišite ceo broj/)).toBeVisible();
  await expect.element(input('Koncert')).toHaveFocus();
  expect(server.asked(SaveAttendance)).toEqual([]);
});

it('a number that the server refuses is marked, and what was typed stays', async () => {
  const server = serverWith([date()]);
  server.answer(SaveAttendance, () => {
    throw new Refused('BAD_USER_INPUT', { 'counts.0.visitors': 'invalid' });
  });
  await openPanel(server, adminPaths.attendance);
  await userEvent.fill(input('Koncert'), '50');
  await userEvent.click(main().getByRole('button', { name: 'Sacuvaj brojeve' }));
  await expect.element(main().getByText(/^Ovaj broj nije prihvaćen/)).toBeVisible();
  await expect.element(input('Koncert')).toHaveValue('50');
});

it('staff type numbers of their sections only', async () => {
  const server = serverWith([
    date(),
    date({ dateKey: 'program-2', title: 'Tuđ', section: 'Mladi' }),
  ]);
  await openPanel(server, adminPaths.attendance, { ...EDITOR, roleAccess: ['Muzicki program'] });
  await expect.element(input('Koncert')).toBeVisible();
  expect(input('Tuđ').elements()).toEqual([]);
});

it('the report names missing numbers with links, and never shows them as zero', async () => {
  await openPanel(serverWith([date()]), `${adminPaths.reports}?godina=2026&tromesecje=4`);
  await expect.element(main().getByRole('heading', { name: /IV tromesečje 2026/ })).toBeVisible();
  const link = main().getByRole('link', { name: 'Koncert' });
  await expect.element(link).toHaveAttribute('href', '/ap/program/view/1');
  await expect
    .element(main().getByRole('row', { name: 'Ukupno 1 1 0 nije poznato 1' }).first())
    .toBeVisible();
  await expect
    .element(main().getByRole('link', { name: 'Upiši brojeve' }))
    .toHaveAttribute('href', '/ap/izvestaji/posetioci?godina=2026&tromesecje=4');
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
});

it('the plan has a table a month', async () => {
  const server = startFakeServer();
  server.answer(AdminWorkPlan, () => ({ workPlan: [date({ at: '2099-12-05T18:00:00.000Z' })] }));
  await openPanel(server, adminPaths.workPlan);
  const table = main().getByRole('region', { name: 'decembar 2099.' });
  await expect.element(table.getByRole('cell', { name: 'Koncert' })).toBeVisible();
});

it('readings below five are shown as fewer than five', async () => {
  const server = startFakeServer();
  const page1 = { __typename: 'PageReading' as const, itemType: 'News', itemId: 3 };
  server.answer(AdminReadings, () => ({
    readings: {
      __typename: 'Readings',
      total: 17,
      pages: [
        { ...page1, itemType: 'home', itemId: 0, title: '', path: '', count: 17 },
        { ...page1, title: 'Vest', path: '/news/3', count: null },
      ],
    },
  }));
  await openPanel(server, adminPaths.readings);
  await expect.element(main().getByRole('row', { name: 'Početna strana 17' })).toBeVisible();
  await expect.element(main().getByRole('row', { name: 'Vest < 5' })).toBeVisible();
});
