import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { answeredImage, newsItem, newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { forgetDrafts, press, said, silent } from '../../../../test/screen.ts';
import { newsOperations } from './news.adminOperations.ts';

/** A picture that the browser can read: an address of its own stands for one of the server. */
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

let server: FakeServer;
const open = (src: string) => {
  const image = answeredImage(src, 'Bife u foajeu');
  server = startFakeServer();
  server.answer(newsOperations.item, () => ({ item: newsItem({ image }) }));
  server.answer(newsOperations.list, (asked) => newsList([], asked as object));
  server.answer(newsOperations.create, () => ({ item: newsItem() }));
  return openPanel(server, '/ap/vesti/kreiraj?slican=3');
};

beforeEach(() => {
  server = startFakeServer();
});
afterEach(forgetDrafts);

it('a similar item has the picture and its words, as a file of its own', async () => {
  await open(PICTURE);
  await expect.element(page.getByRole('button', { name: 'Ukloni' })).toBeVisible();
  await silent(/^Izmene nisu sačuvane/);
  await press('Sacuvaj');
  await said('Vest je objavljena.');
  const [sent] = server.asked(newsOperations.create) as { input: object; file?: File }[];
  expect(sent?.input).toMatchObject({ imageAlt: 'Bife u foajeu' });
  expect(sent?.file?.type).toBe('image/png');
});

it('a picture that can not be read is named, and the item can be saved without it', async () => {
  await open('data:image/png;base64,@');
  await said('Fotografija slične stavke nije preuzeta. Izaberite je.');
  await press('Sacuvaj');
  await said('Vest je objavljena.');
});
