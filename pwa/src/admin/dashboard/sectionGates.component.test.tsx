import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Section } from '@centar/domain/sections.ts';
import { adminPaths, itemPaths } from '../navigation/adminPaths.ts';
import { startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { SECTION_SCREENS } from '../navigation/staffScreens.ts';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
});

/** Screens other than lists, with their section. */
const OTHERS: readonly (readonly [Section, string])[] = [
  ['Vesti', itemPaths.News.create],
  ['Vesti', itemPaths.News.item(1)],
  ['Bioskop program', itemPaths.Movie.create],
  ['Bioskop program', itemPaths.Movie.item(1)],
  ['Konkurs', itemPaths.Competition.create],
  ['Konkurs', itemPaths.Competition.item(1)],
  ['Javne nabavke', itemPaths.Procurement.create],
  ['Javne nabavke', itemPaths.Procurement.item(1)],
  ['Galerija', itemPaths.GalleryItem.create],
  ['Galerija', itemPaths.GalleryItem.item(2)],
  ['Kolonije', itemPaths.Colony.create],
  ['Kolonije', itemPaths.Colony.item(1)],
  ['Likovni saloni', itemPaths.ArtSalon.create],
  ['Likovni saloni', itemPaths.ArtSalon.item(1)],
];
const SCREENS = [
  ...SECTION_SCREENS.map(({ section, href }) => [section, href] as const),
  ...OTHERS,
  ['Turski kutak', adminPaths.cornerCreate] as const,
  ['Mladi', adminPaths.youth] as const,
];

it.each(SCREENS)('the section %s alone opens %s', async (section, path) => {
  const others = EDITOR.roleAccess.filter(
    (name) => name !== section && !(path === adminPaths.cornerCreate && name.endsWith('kutak')),
  );
  await openPanel(server, path, { ...EDITOR, roleAccess: others });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Nemate permisiju');
  const main = page.getByRole('main');
  for (const role of ['form', 'table', 'textbox', 'combobox'] as const) {
    await expect.element(main.getByRole(role)).not.toBeInTheDocument();
  }
  expect(server.operations()).toEqual(['Me']);
});

it.each([
  ['a screen of administrators', adminPaths.userCreate, 'Nemate pristup ovoj stranici'],
  ['an unknown address', '/ap/nesto', 'Ova stranica panela ne postoji.'],
])('to an editor, %s says so', async (_what, path, sentence) => {
  await openPanel(server, path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(sentence);
  expect(server.operations()).toEqual(['Me']);
});
