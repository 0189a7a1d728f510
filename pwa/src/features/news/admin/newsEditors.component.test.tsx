import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReportEditing } from '../../../admin/presence/presence.adminOperations.ts';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { newsItem, newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { forgetDrafts } from '../../../../test/screen.ts';
import { newsOperations } from './news.adminOperations.ts';

const BEAT_MS = 45_000;
const OPEN = '/ap/vesti/view/3';
const LONG_AGO = '2026-03-01T09:05:00.000Z';

let server: FakeServer;
let others: ReturnType<typeof editor>[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = startFakeServer();
  others = [];
  server.answer(newsOperations.item, () => ({ item: newsItem() }));
  server.answer(newsOperations.list, (asked) => newsList([newsItem()], asked as object));
  server.answer(ReportEditing, () => ({ reportEditing: others }));
});
afterEach(async () => {
  vi.useRealTimers();
  await forgetDrafts();
});

const editor = (name: string, since = LONG_AGO) =>
  ({ __typename: 'ItemEditor', name, since }) as const;
const said = (text: string | RegExp) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const silent = () => expect.element(page.getByText(/ovo upravo/)).not.toBeInTheDocument();
const reports = () => server.asked(ReportEditing).map(({ isLeaving }) => isLeaving);

it('says above the fields which colleague has the item open, and since when', async () => {
  others = [editor('Mila')];
  await openPanel(server, OPEN);
  await said('Mila ovo upravo uređuje, od 01.03.2026 10:05.');
  expect(server.asked(ReportEditing)).toEqual([{ itemType: 'News', id: 3, isLeaving: false }]);
});

it('asks again at every beat: colleagues come and go', async () => {
  await openPanel(server, OPEN);
  await expect.poll(reports).toEqual([false]);
  await silent();
  const today = new Date().toISOString();
  others = [editor('Mila', today), editor('Bojan', today)];
  vi.advanceTimersByTime(BEAT_MS);
  await said(/^Mila \(od \d\d:\d\d\) i Bojan \(od \d\d:\d\d\) ovo upravo uređuju\.$/);
  others = [];
  vi.advanceTimersByTime(BEAT_MS);
  await silent();
});

it('reports that the form was left, once, and asks no more', async () => {
  await openPanel(server, OPEN);
  await expect.poll(reports).toEqual([false]);
  await page.getByRole('button', { name: 'Otkazi' }).click();
  await expect.poll(reports).toEqual([false, true]);
  vi.advanceTimersByTime(3 * BEAT_MS);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(reports()).toEqual([false, true]);
});

it('reports a page that is left, and is back with one that the browser kept', async () => {
  await openPanel(server, OPEN);
  await expect.poll(reports).toEqual([false]);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect.poll(reports).toEqual([false, true]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(reports).toEqual([false, true, false]);
});

it('says nothing any more where the server does not answer', async () => {
  others = [editor('Mila')];
  await openPanel(server, OPEN);
  await said(/Mila/);
  server.answer(ReportEditing, () => Promise.race([]));
  vi.advanceTimersByTime(BEAT_MS);
  await expect.poll(reports).toEqual([false, false]);
  vi.advanceTimersByTime(BEAT_MS);
  await silent();
});

it('says nothing where the server refuses, and leaves the form and the session alone', async () => {
  others = [editor('Mila')];
  await openPanel(server, OPEN);
  await said(/Mila/);
  await page.getByLabelText('Naslov', { exact: true }).fill('Nov naslov');
  server.isReachable = false;
  vi.advanceTimersByTime(BEAT_MS);
  await silent();
  server.isReachable = true;
  vi.advanceTimersByTime(BEAT_MS);
  await said(/Mila/);
  server.answer(ReportEditing, () => {
    throw new Refused('UNAUTHENTICATED');
  });
  vi.advanceTimersByTime(BEAT_MS);
  await silent();
  expect(window.location.pathname).toBe(OPEN);
  await expect.element(page.getByLabelText('Naslov', { exact: true })).toHaveValue('Nov naslov');
});
