import { expect, test, type Browser, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import {
  administratorOf,
  askAs,
  asVisitor,
  LATER_YEAR,
  openSignedIn,
  picture,
  save,
  sessionFor,
  typePlace,
} from './staffSteps.ts';

interface Programme {
  readonly id: number;
  readonly title: string;
  readonly programType: string;
  readonly eventHappeningDateTime: string;
  readonly formerDateTime: string | null;
  readonly status: string;
  readonly place: string;
  readonly imageUrl: string | null;
}

/** A refusal may take a while on a busy machine. */
const PATIENT = { timeout: 15_000 };
const LIST = '/ap/program/muzicki';
const musician: NewModerator = {
  name: 'Luka Bašić',
  email: 'muzika@centar.local',
  password: 'lozinka-muzike-12',
  roleAccess: ['Muzicki program', 'Turski kutak', 'Vesti'],
};
let product: Product;
let browser: Browser;
let page: Page;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [musician] });
  page = await openSignedIn(browser, product, musician);
});
test.afterAll(() => product.stop());

const untilSaid = (text: string, on = page) =>
  on.getByText(text, { exact: true }).first().waitFor();
const field = (label: string) => page.locator('form').getByLabel(label, { exact: true });
const optional = (label: string) => field(`${label} (nije obavezno)`);
const goTo = (path: string) => page.goto(product.url + path);
const choices = () => field('Sekcija').locator('option:not([disabled])').allTextContents();

async function named(title: string): Promise<Programme> {
  const all = await readList<Programme>(product.url, 'Programs/GetPrograms');
  const found = all.find((item) => item.title === title);
  if (!found) throw new Error(`No programme named ${title}`);
  return found;
}

async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
}

const concert = {
  Naslov: 'Klavirski resital',
  Autor: 'Nada Tasić',
  'Datum i vreme događaja': `24.12.${LATER_YEAR} 20:00`,
  Opis: 'Uvod o resitalu.',
};

test.describe('a programme', () => {
  test('is published from its list, its section chosen, its time meant in Belgrade', async () => {
    await page.locator('aside').getByRole('link', { name: 'Muzicki program' }).click();
    await untilSaid('Još nema događaja. Dodajte prvi.');
    await page.getByRole('link', { name: 'Dodaj događaj' }).click();
    await expect.poll(choices).toEqual(['Muzicki program', 'Turski kutak']);
    await expect(field('Sekcija')).toHaveValue('Muzicki program');
    await fill({ ...concert, 'Datum i vreme događaja': `31.11.${LATER_YEAR} 20:00` });
    await save(page);
    await untilSaid('Upišite postojeći datum, na primer 24.11.2026 20:00.');
    await fill(concert);
    await typePlace(page.locator('form'), 'Mesto', 'Velika sala');
    await page
      .getByLabel('Fotografija (nije obavezno)')
      .setInputFiles(await picture('resital.png', 200));
    await save(page);
    await untilSaid('Usesno kreiran dogadjaj');
    await page.waitForURL(product.url + LIST);
    await expect(page.locator('tbody tr').first()).toContainText(`24.12.${LATER_YEAR} 20:00`);
    const stored = await named(concert.Naslov);
    expect(stored).toMatchObject({
      programType: 'Muzicki program',
      eventHappeningDateTime: `${LATER_YEAR}-12-24T19:00:00.000Z`,
      place: 'Velika sala',
      status: 'scheduled',
    });
    expect(stored.imageUrl).toContain('/media/');
  });

  test('is moved to another time, and visitors see the previous one', async () => {
    const { id } = await named(concert.Naslov);
    await page.getByRole('link', { name: `Izmeni: ${concert.Naslov}` }).click();
    await page.waitForURL(`**/ap/program/view/${String(id)}`);
    await expect(page.locator('aside [aria-current]')).toHaveText('Muzicki program');
    await expect(page.getByLabel('Prvobitni termin (nije obavezno)', { exact: true })).toHaveCount(
      0,
    );
    await field('Stanje').selectOption('Pomereno');
    await expect(page.getByLabel('Prvobitni termin (nije obavezno)', { exact: true })).toHaveValue(
      '',
    );
    await fill({ 'Datum i vreme događaja': `26.12.${LATER_YEAR} 19:30` });
    await optional('Napomena uz stanje').fill('Ulaznice važe i za novi termin.');
    await save(page);
    await untilSaid('Usesno azuriran program');
    await expect(page.getByLabel('Prvobitni termin (nije obavezno)', { exact: true })).toHaveValue(
      `24.12.${LATER_YEAR} 20:00`,
    );
    expect(await named(concert.Naslov)).toMatchObject({
      status: 'moved',
      eventHappeningDateTime: `${LATER_YEAR}-12-26T18:30:00.000Z`,
      formerDateTime: `${LATER_YEAR}-12-24T19:00:00.000Z`,
    });
    await asVisitor(browser, product, `/programs/${String(id)}`, async (visitor) => {
      const text = await visitor.locator('main').textContent();
      expect(text).toContain('Pomereno');
      expect(text).toContain('Ulaznice važe i za novi termin.');
    });
  });
});

test('a programme moved to another section refuses every write with an explanation', async () => {
  const stored = await named(concert.Naslov);
  const held = await sessionFor(product, administratorOf(product));
  const moveTo = async (programType: string): Promise<void> => {
    const moved = { ...(await named(concert.Naslov)), programType };
    const answer = await askAs(product.url, held, 'POST', '/api/Programs/EditProgram', moved);
    expect(answer.status).toBe(200);
  };
  const [form, list] = [await page.context().newPage(), await page.context().newPage()];
  await form.goto(`${product.url}/ap/program/view/${String(stored.id)}`);
  await list.goto(product.url + LIST);
  const text = form.locator('form').getByLabel('Opis', { exact: true });
  await text.fill('Uvod koji ne sme da propadne.');
  const removal = list.getByRole('button', { name: `Obriši: ${concert.Naslov}` });
  await removal.waitFor();
  await moveTo('Likovni program');

  const told = (on: Page) =>
    on
      .getByRole('alert')
      .filter({ has: on.getByText('Nemate pravo azuriranja ovog programa', { exact: true }) })
      .filter({ hasText: 'pripada grupi za koju niste zaduženi. Obratite se upravi' });
  await save(form);
  await expect.poll(() => told(form).count(), PATIENT).toBe(1);
  await form
    .getByLabel('Fotografija', { exact: true })
    .setInputFiles(await picture('tudja.jpg', 60));
  await form.getByRole('button', { name: 'Sačuvaj fotografiju' }).click();
  await expect.poll(() => told(form).count(), PATIENT).toBe(2);
  await form.getByRole('button', { name: 'Obriši događaj' }).click();
  await form.getByRole('button', { name: 'Da', exact: true }).click();
  await expect.poll(() => told(form).count(), PATIENT).toBe(3);
  await removal.click();
  await list.getByRole('button', { name: 'Da', exact: true }).click();
  await expect.poll(() => told(list).count(), PATIENT).toBe(1);
  for (const on of [form, list]) await expect(on.getByText('Nemate permisiju')).toHaveCount(0);
  await expect(text).toHaveText('Uvod koji ne sme da propadne.');
  expect((await named(concert.Naslov)).imageUrl).toBe(stored.imageUrl);

  await form.reload();
  await untilSaid('Nemate pravo azuriranja ovog programa', form);
  await expect(form.locator('form')).toHaveCount(0);
  await Promise.all([form.close(), list.close()]);
});

test('a new item of a corner is in the only corner of its moderator', async () => {
  await goTo('/ap/kutaks/kreiraj');
  await expect.poll(choices).toEqual(['Turski kutak']);
  await fill({ ...concert, Naslov: 'Veče turskog filma' });
  await save(page);
  await untilSaid('Usesno kreiran dogadjaj');
  await page.waitForURL(`${product.url}/ap/kutak/turski`);
  const edit = page.getByRole('link', { name: 'Izmeni: Veče turskog filma' });
  await expect(edit).toHaveAttribute('href', /^\/ap\/kutak\/view\/\d+$/);
});
