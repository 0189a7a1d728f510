import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { startFakeServer } from '../../../test/fakeServer.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { ContentState } from './contentHealth.adminOperations.ts';

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
