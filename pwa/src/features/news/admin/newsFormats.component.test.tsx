import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeDraft } from '../../../admin/drafts/drafts.ts';
import { LinkTargets } from '../../../admin/richText/linkTargets.adminOperations.ts';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { newsItem, newsList } from '../../../../test/news.ts';
import { EDITOR, openPanel } from '../../../../test/panel.tsx';
import { forgetDrafts, holds, press, said, silent, type } from '../../../../test/screen.ts';
import { newsOperations } from './news.adminOperations.ts';

const VIEW = '/ap/vesti/view/3';
const MARKED = { description: 'Hor peva.', descriptionMarkup: '**Hor** peva.' };
const UNSAVED = /^Izmene nisu sačuvane/;

let server: FakeServer;
let stored: ReturnType<typeof newsItem>;

const text = () => page.getByRole('textbox', { name: 'Opis', exact: true });
const edits = () => server.asked(newsOperations.update).map(({ input }) => input);

beforeEach(() => {
  server = startFakeServer();
  stored = newsItem();
  server.answer(newsOperations.list, (asked) => newsList([], asked as object));
  server.answer(newsOperations.create, () => ({ item: newsItem() }));
  server.answer(newsOperations.item, () => ({ item: stored }));
  server.answer(newsOperations.update, ({ input }) => {
    if (input.version !== stored.version) throw new Refused('CONFLICT');
    stored = newsItem({ ...(input as object), version: stored.version + 1 });
    return { item: stored };
  });
});
afterEach(forgetDrafts);

async function open(path = VIEW): Promise<void> {
  await openPanel(server, path);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
}

it('sends the words and the source of a marked text, and no source of a plain one', async () => {
  await open();
  await type({ Naslov: 'Nov' });
  await press('Sacuvaj');
  await said('Izmene su sačuvane.');
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await press('Spisak');
  await press('Sacuvaj');
  await expect.poll(edits).toMatchObject([
    { description: 'Uvod vesti.', descriptionMarkup: '' },
    { description: '– Uvod vesti.', descriptionMarkup: '- Uvod vesti.' },
  ]);
});

it('a marked text that was changed and restored is no change', async () => {
  stored = newsItem(MARKED);
  await open();
  await expect.element(text().getByText('Hor', { exact: true })).toBeVisible();
  await text().click();
  await userEvent.keyboard('x');
  await said(UNSAVED);
  await press('Opozovi');
  await silent(UNSAVED);
});

it('links to a page that is found by its words, in either script', async () => {
  const hit = { itemId: 7, title: 'Likovni salon', at: null, programType: null };
  const inText = { ...hit, title: 'Zimska izložba' };
  const groups = [
    { itemType: 'News', hits: [inText] },
    { itemType: 'ArtSalon', hits: [hit] },
  ];
  server.answer(LinkTargets, () => ({ search: { groups } }));
  await open();
  await text().click();
  await userEvent.keyboard('{Control>}{End}k{/Control}');
  await page.getByLabelText('Adresa ili naslov stranice').fill('салон');
  await said('Pronađeno stranica: 2');
  const pages = page.getByRole('list', { name: 'Stranice na sajtu' }).getByRole('button');
  const found = pages.elements().map(({ textContent }) => textContent);
  expect(found).toEqual(['Likovni salonLikovni salon', 'Zimska izložbaVest']);
  expect(server.asked(LinkTargets).at(-1)).toEqual({ text: 'салон' });
  await page.getByRole('button', { name: /^Likovni salon/ }).click();
  await said('Veza vodi na: /saloni/7');
  await press('Sacuvaj');
  const descriptionMarkup = 'Uvod vesti.[Likovni salon](/saloni/7)';
  await expect.poll(edits).toMatchObject([{ descriptionMarkup }]);
});

it('refuses what is no address, and takes an own one without origin and script', async () => {
  server.answer(LinkTargets, () => ({ search: { groups: [] } }));
  await open();
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await press('Veza');
  const target = page.getByLabelText('Adresa ili naslov stranice');
  await target.fill('javascript:alert(1)');
  await press('Poveži');
  await said(/^Upišite adresu \(primer\.rs/);
  await expect.element(target).toHaveAttribute('aria-invalid', 'true');
  await target.fill(`${window.location.origin}/cir/news/3`);
  await press('Poveži');
  await press('Sacuvaj');
  await expect.poll(edits).toMatchObject([{ descriptionMarkup: '[Uvod vesti.](/news/3)' }]);
});

it('a draft of the time before marks is restored', async () => {
  const { author, theme, title } = stored;
  const typed = { author, theme, title, description: 'Stari nacrt.', imageAlt: '' };
  const over = { typed: { ...typed, description: 'Uvod vesti.' }, version: 1 };
  const key = `${String(EDITOR.id)}/vesti/3`;
  await storeDraft(key, { session: 'a', keptAt: 1, typed, over });
  await open();
  await press('Nastavi');
  await holds('Opis', 'Stari nacrt.');
});

it("a colleague's marks are shown beside one's own", async () => {
  await open();
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await press('Citat');
  stored = newsItem({ ...MARKED, version: 2 });
  await press('Sacuvaj');
  const row = page.getByRole('row').filter({ hasText: 'Hor peva.' });
  await expect.element(row.getByRole('strong')).toHaveTextContent('Hor');
  await expect.element(row.getByRole('blockquote')).toHaveTextContent('Uvod vesti.');
  await press('Preuzmi verziju kolege');
  await expect.element(text().getByRole('strong')).toHaveTextContent('Hor');
});

it('shows at the text what the server refused of its marks', async () => {
  server.answer(newsOperations.update, () => {
    throw new Refused('BAD_USER_INPUT', { descriptionMarkup: 'tooMany' });
  });
  await open();
  await text().click();
  await userEvent.keyboard('x');
  await press('Sacuvaj');
  await said(/^Previše je podebljanih/);
  await expect.element(text()).toHaveFocus();
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
});

it('a link that leads to no page is remarked on, whatever its words', async () => {
  stored = newsItem({ description: 'Hor peva.', descriptionMarkup: '[Hor](/nema-strane) peva.' });
  await open();
  await page.getByText(/^\d napomen/).click();
  await said('Link vodi na stranu koje nema: /nema-strane');
});
