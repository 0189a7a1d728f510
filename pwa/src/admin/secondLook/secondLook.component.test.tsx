import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { openPanel } from '../../../test/panel.tsx';
import { field, forgetDrafts, said, silent } from '../../../test/screen.ts';
import { itemPaths } from '../navigation/adminPaths.ts';

let server: FakeServer;
/** The requests for pages, by method and path. */
let asked: string[];
beforeEach(async () => {
  server = startFakeServer();
  asked = [];
  const staff = window.fetch.bind(window);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'HEAD') return staff(input, init);
    asked.push(input as string);
    return Promise.resolve(new Response(null, { status: input === '/news/3' ? 200 : 404 }));
  });
  await openPanel(server, itemPaths.News.create);
  await expect.element(field('Naslov')).toBeVisible();
});
afterEach(forgetDrafts);

const count = (text: string) => page.getByText(text, { exact: true });

it('says nothing about an empty form and an ordinary text', async () => {
  await field('Opis').fill('Otvara se izložba na vasar. Počinje u 20 časova.');
  await field('Naslov').fill('Nova sedista');
  // The dictionary has answered.
  await count('1 napomena').click();
  await said('„sedista“: da li ste mislili „sedišta“?');
});

it('a remark leads to its field and closes the list', async () => {
  await field('Naslov').fill('NOVA SEDIŠTA U SALI');
  await count('1 napomena').click();
  await page.getByRole('button', { name: 'Naslov je pisan velikim slovima.' }).click();
  await expect.element(field('Naslov')).toHaveFocus();
  expect(document.querySelector('.second-look')?.hasAttribute('open')).toBe(false);
  await field('Naslov').fill('Nova sedišta u sali');
  await expect.element(count('1 napomena')).not.toBeInTheDocument();
});

it('names links to own pages that do not exist, and asks once for each', async () => {
  const { host } = window.location;
  const links = `Vidi http://${host}/news/3, http://${host}/news/999 i http://${host}/novosti.`;
  await field('Opis').fill(links);
  await count('2 napomene').click();
  await said('Link vodi na stranu koje nema: /news/999');
  await said('Link vodi na stranu koje nema: /novosti');
  await field('Opis').fill(`${links} Dobrodošli!`);
  await said('Link vodi na stranu koje nema: /news/999');
  expect(asked).toEqual(['/news/3', '/news/999']);
});

it('a title of more than sixty letters is said to be cut on cards', async () => {
  await field('Naslov').fill('a'.repeat(60));
  await said('60 od 60 slova');
  await silent('Na karticama se vide samo dva reda.');
  await field('Naslov').fill('a'.repeat(61));
  await said('Na karticama se vide samo dva reda.');
});
