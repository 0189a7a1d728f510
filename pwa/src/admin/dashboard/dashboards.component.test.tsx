import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { embedPageFacts } from '../../../test/pageFacts.ts';
import { Refused, startFakeServer } from '../../../test/fakeServer.ts';
import { adminPaths, itemPaths } from '../navigation/adminPaths.ts';
import { AdminDesk } from './desk.adminOperations.ts';
import { ContentState, type ContentPart } from './contentHealth.adminOperations.ts';

embedPageFacts();

it.each([
  [['Bioskop program'], /^Nijedna od vaših sekcija/, ['/ap/bioskop', '/ap/program/bioskop']],
  [[], /^Još vam nije dodeljena/, []],
] as const)('says to who edits %j what they edit, where no tile is theirs', async (...given) => {
  const [roleAccess, sentence, lists] = given;
  const server = startFakeServer();
  server.answer(ContentState, () => ({ contentState: [] }));
  await openPanel(server, adminPaths.other, { ...EDITOR, roleAccess: [...roleAccess] });
  const main = page.getByRole('main');
  await expect.element(main.getByText(sentence)).toBeVisible();
  const links = main.getByRole('list', { name: 'Permisije' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(lists);
});

const ADMINISTRATOR = { ...EDITOR, roleId: 1, roleAccess: [] };
const COMPETITION = { itemId: 3, title: 'Poziv umetnicima' };

/** As many published items of a section. */
const part = (section: string, itemType: string, published: number): ContentPart => ({
  section,
  itemType,
  published,
  latest: null,
  lacks: [],
});

it.each([
  [
    adminPaths.programs,
    [
      'Likovni 2 /ap/program/likovni',
      'Muzicki 0 /ap/program/muzicki',
      'Knjizevni 0 /ap/program/knjizevni',
      'Dramski 0 /ap/program/dramski',
      'Tradicionalni 0 /ap/program/tradicionalni',
      'Tribinski 0 /ap/program/tribinski',
      'Mladi 0 /ap/programs/mladi',
      'Bioskop 4 /ap/program/bioskop',
    ],
  ],
  [
    adminPaths.other,
    [
      'Turski kutak 5 /ap/kutak/turski',
      'Americki kutak 0 /ap/kutak/americki',
      'Javne nabavke 0 /ap/javne-nabavke',
      'Konkursi 6 /ap/konkursi',
      'Galerija 0 /ap/gallery-list',
      'Kolonije 0 /ap/colony-list',
    ],
  ],
] as const)('%s counts the published items of each section', async (path, cards) => {
  const server = startFakeServer();
  const contentState = [
    part('Likovni program', 'Program', 2),
    part('Bioskop program', 'Movie', 3),
    part('Bioskop program', 'Program', 4),
    part('Turski kutak', 'Program', 5),
    part('Konkurs', 'Competition', 6),
  ];
  server.answer(ContentState, () => ({ contentState }));
  await openPanel(server, path, ADMINISTRATOR);
  const details = page.getByRole('link', { name: /^Pogledaj detalje: / });
  await expect.element(details.first()).toBeVisible();
  const texts = () =>
    details.elements().map((link) => {
      const card = link.closest('section');
      const figure = /\d+/.exec(card?.textContent ?? '')?.[0] ?? '';
      return [card?.querySelector('h2')?.textContent, figure, link.getAttribute('href')].join(' ');
    });
  await expect.poll(texts).toEqual(cards);
});

it('a dashboard links to what is missing and to the latest items', async () => {
  const server = startFakeServer();
  const konkurs = {
    ...part('Konkurs', 'Competition', 1),
    latest: { ...COMPETITION, publishedAt: '2026-11-01T10:00:00.000Z' },
    lacks: [{ what: 'document', count: 1, items: [COMPETITION] }],
  };
  server.answer(ContentState, () => ({ contentState: [konkurs] }));
  await openPanel(server, adminPaths.other, ADMINISTRATOR);
  const lacking = page.getByRole('region', { name: 'Traži pažnju' });
  await expect.element(lacking.getByText('Konkurs: bez dokumenta (1)')).toBeVisible();
  for (const name of ['Traži pažnju', 'Poslednje objavljeno']) {
    const link = page.getByRole('region', { name }).getByRole('link', { name: COMPETITION.title });
    await expect.element(link).toHaveAttribute('href', itemPaths.Competition.item(3));
  }
});

it.each([1440, 820, 390])('offers the search of everything once at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await openPanel(startFakeServer(), adminPaths.panel);
  await expect.element(page.getByText('Dodaj', { exact: true })).toBeVisible();
  const find = page.getByRole('button', { name: /^Traži sve/ });
  expect(find.elements()).toHaveLength(1);
  const menu = page.getByRole('button', { name: 'Meni', exact: true });
  if (width < 1024) {
    await menu.click();
    await expect.element(page.getByRole('link', { name: 'Vesti' }).first()).toBeVisible();
    expect(find.elements()).toHaveLength(1);
  }
  await page.viewport(1280, 900);
});

it('the search of everything asks for two letters', async () => {
  await openPanel(startFakeServer(), adminPaths.panel);
  await page.getByRole('button', { name: /^Traži sve/ }).click();
  await page.getByRole('combobox').fill('q');
  await expect.element(page.getByText('Upišite bar dva slova.')).toBeVisible();
});

it('a dashboard that is left open is loaded again on the next day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:58:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const server = startFakeServer();
  server.answer(AdminDesk, () => {
    throw new Refused('NOT_FOUND');
  });
  await openPanel(server, adminPaths.panel, ADMINISTRATOR);
  await expect.element(page.getByText(/ponedeljak, 30\.11\.2026/)).toBeVisible();
  const asked = (): number => server.asked(AdminDesk).length;
  await expect.poll(asked).toBeGreaterThan(0);
  const first = asked();
  vi.setSystemTime('2026-11-30T22:59:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime('2026-11-30T23:00:30Z');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(/utorak, 01\.12\.2026/)).toBeVisible();
  await expect.poll(asked).toBe(2 * first);
});
