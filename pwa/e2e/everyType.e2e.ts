import { expect, test, type Page } from '@playwright/test';
import type { Section } from '@centar/domain/sections.ts';
import { startProduct, type Product } from './product.ts';
import { LATER_YEAR, openSignedIn, PHONE, save } from './staffSteps.ts';

interface Kind {
  readonly section: Section;
  readonly list: string;
  readonly create: string;
  /** Text fields of the create form besides the title, by label. */
  readonly texts: Readonly<Record<string, string>>;
  /** Selected options, by label. */
  readonly choices?: Readonly<Record<string, string>>;
}

const written = { Autor: 'Milena Đorđević', Opis: 'Uvod.\n\nDrugi pasus sa č, ć, ž, š i đ.' };
const event = { ...written, 'Datum i vreme događaja': `24.12.${LATER_YEAR} 20:00` };

const KINDS: readonly Kind[] = [
  {
    section: 'Muzicki program',
    list: '/ap/program/muzicki',
    create: '/ap/programs/kreiraj',
    texts: event,
    choices: { Sekcija: 'Muzicki program' },
  },
  {
    section: 'Americki kutak',
    list: '/ap/kutak/americki',
    create: '/ap/kutaks/kreiraj',
    texts: event,
    choices: { Sekcija: 'Americki kutak' },
  },
  {
    section: 'Bioskop program',
    list: '/ap/bioskop',
    create: '/ap/bioskop/kreiraj',
    texts: { Režija: 'Milena Đorđević', Opis: written.Opis, Žanr: 'drama' },
  },
  {
    section: 'Konkurs',
    list: '/ap/konkursi',
    create: '/ap/konkurs/kreiraj',
    texts: written,
  },
  {
    section: 'Javne nabavke',
    list: '/ap/javne-nabavke',
    create: '/ap/javne-nabavke/kreiraj',
    texts: written,
  },
  {
    section: 'Galerija',
    list: '/ap/gallery-list',
    create: '/ap/create-gallery',
    texts: { Autor: 'Milena Đorđević', Godina: '1927' },
    choices: { Status: 'Slobodna' },
  },
  {
    section: 'Kolonije',
    list: '/ap/colony-list',
    create: '/ap/colony/kreiraj',
    texts: { ...written, 'Godina održavanja': 'jun 2026' },
    choices: { Vrsta: 'Sopocanski dani' },
  },
  {
    section: 'Likovni saloni',
    list: '/ap/as-list',
    create: '/ap/as/kreiraj',
    texts: { ...written, 'Godina održavanja': 'jun 2026' },
    choices: { Vrsta: 'Likovni salon mladih' },
  },
];

const editor = {
  name: 'Urednik svega',
  email: 'urednik@centar.local',
  password: 'lozinka-urednika-12',
  roleAccess: KINDS.map(({ section }) => section),
};

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ content: 'none', moderators: [editor] });
});
test.afterAll(() => product.stop());

/** Creates an item and finds it in its list. */
async function write(page: Page, kind: Kind, title: string): Promise<void> {
  const form = page.locator('form');
  await form.getByLabel('Naslov', { exact: true }).fill(title);
  for (const [label, text] of Object.entries(kind.texts)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  for (const [label, choice] of Object.entries(kind.choices ?? {})) {
    await form.getByLabel(label, { exact: true }).selectOption(choice);
  }
  await save(page);
  await page.waitForURL((url) => url.pathname !== kind.create);

  await page.goto(product.url + kind.list);
  await page.getByRole('button', { name: `Akcije: ${title}`, exact: true }).waitFor();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBe(0);
}

// News is tested in `staff.e2e.ts`. Deleting and restoring do not depend on the width.
test('a moderator writes an item of each type on a phone and finds it listed', async ({
  browser,
}) => {
  const page = await openSignedIn(browser, product, editor, '/ap/korpa', PHONE);
  for (const kind of KINDS) {
    await page.goto(product.url + kind.create);
    await write(page, kind, `Sa telefona: ${kind.section}`);
  }
  await page.context().close();
});
