import { expect, test, type Page } from '@playwright/test';
import type { Section } from '@centar/domain/sections.ts';
import { startProduct, type Product } from './product.ts';
import { LATER_YEAR, openSignedIn, PHONE, save } from './staffSteps.ts';

interface Kind {
  readonly what: string;
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
    what: 'a programme',
    section: 'Muzicki program',
    list: '/ap/program/muzicki',
    create: '/ap/programs/kreiraj',
    texts: event,
    choices: { Sekcija: 'Muzicki program' },
  },
  {
    what: 'a corner item',
    section: 'Americki kutak',
    list: '/ap/kutak/americki',
    create: '/ap/kutaks/kreiraj',
    texts: event,
    choices: { Sekcija: 'Americki kutak' },
  },
  {
    what: 'a film',
    section: 'Bioskop program',
    list: '/ap/bioskop',
    create: '/ap/bioskop/kreiraj',
    texts: { Režija: 'Milena Đorđević', Opis: written.Opis, Žanr: 'drama' },
  },
  {
    what: 'a competition',
    section: 'Konkurs',
    list: '/ap/konkursi',
    create: '/ap/konkurs/kreiraj',
    texts: written,
  },
  {
    what: 'a procurement',
    section: 'Javne nabavke',
    list: '/ap/javne-nabavke',
    create: '/ap/javne-nabavke/kreiraj',
    texts: written,
  },
  {
    what: 'a picture of the gallery',
    section: 'Galerija',
    list: '/ap/gallery-list',
    create: '/ap/create-gallery',
    texts: { Autor: 'Milena Đorđević', Godina: '1927' },
    choices: { Status: 'Slobodna' },
  },
  {
    what: 'a colony',
    section: 'Kolonije',
    list: '/ap/colony-list',
    create: '/ap/colony/kreiraj',
    texts: { ...written, 'Godina održavanja': 'jun 2026' },
    choices: { Vrsta: 'Sopocanski dani' },
  },
  {
    what: 'an art salon',
    section: 'Likovni saloni',
    list: '/ap/as-list',
    create: '/ap/as/kreiraj',
    texts: { ...written, 'Godina održavanja': 'jun 2026' },
    choices: { Vrsta: 'Likovni salon mladih' },
  },
];

const moderators = KINDS.map(({ section }, at) => ({
  name: `Urednik ${String(at)}`,
  email: `urednik-${String(at)}@centar.local`,
  password: 'lozinka-urednika-12',
  roleAccess: [section],
}));

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ content: 'none', moderators });
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
  await page.getByRole('button', { name: `Obriši: ${title}`, exact: true }).waitFor();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBe(0);
}

// News is tested in `staff.e2e.ts`. Deleting and restoring do not depend on the width.
for (const [at, kind] of KINDS.entries()) {
  test(`the moderator of its section writes ${kind.what} on a phone and finds it listed`, async ({
    browser,
  }) => {
    const editor = moderators[at];
    if (!editor) throw new Error(`Nobody edits ${kind.section}`);
    const page = await openSignedIn(browser, product, editor, kind.create, PHONE);
    await write(page, kind, `Sa telefona: ${kind.section}`);
    await page.context().close();
  });
}
