import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from '../../tools/axe.ts';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { administratorOf, askAs, openSignedIn, PHONE, sessionOf } from './staffSteps.ts';

const TITLE = 'Tiha voda';
const SENTENCE = 'Otkazano zbog kvara na opremi. Novac za karte se vraća na blagajni.';
const musician: NewModerator = {
  name: 'Vesna Notić',
  email: 'muzika@centar.local',
  password: 'lozinka-muzike-123',
  roleAccess: ['Muzicki program'],
};

interface Film {
  readonly id: number;
  readonly movieProductionDateTimes: readonly { readonly status: string; statusNote: string }[];
}

let product: Product;
let browser: Browser;
let admin: Page;

/** In Belgrade. */
const noon = (days: number): string =>
  new Date(startOfBelgradeDay(new Date(), days).getTime() + 12 * 3_600_000).toISOString();

async function create(page: Page, mutation: string, type: string, input: object): Promise<void> {
  const query = `mutation($input: ${type}!) { ${mutation}(input: $input) { id } }`;
  const held = await sessionOf(page, product.url);
  const answer = await askAs(product.url, held, 'POST', '/graphql', {
    query,
    variables: { input },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
}

const states = async (): Promise<string[]> => {
  const [film] = await readList<Film>(product.url, 'Cinema/GetAllMovies');
  return (film?.movieProductionDateTimes ?? []).map(({ status, statusNote }) =>
    [status, statusNote].join(' ').trim(),
  );
};

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [musician] });
  admin = await openSignedIn(browser, product, administratorOf(product));
  const text = { author: 'Ines', title: TITLE, description: 'Leto.' };
  const date = { hall: 'Mala sala', price: '300 din.' };
  await create(admin, 'createMovie', 'MovieInput', {
    ...text,
    genere: 'drama',
    movieProductionDateTimes: [
      { ...date, productionDate: noon(0) },
      { ...date, productionDate: noon(1) },
    ],
  });
  await create(admin, 'createProgram', 'ProgramInput', {
    ...text,
    title: 'Gudački kvartet',
    programType: 'Muzicki program',
    eventHappeningDateTime: noon(0),
    place: 'Velika sala',
  });
  await create(admin, 'createNews', 'NewsInput', {
    ...text,
    title: 'Praznično radno vreme',
    theme: 'Najava',
    publishedAt: null,
  });
});
test.afterAll(() => product.stop());

const field = (page: Page) => page.getByRole('combobox', { name: 'Naslov, ime, reč ili ekran' });
const evening = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Večeras u kući' }) })
    .getByRole('listitem');

test("today's screening is cancelled from the start screen, and undone", async () => {
  await admin.goto(`${product.url}/admin-panel`);
  await evening(admin).first().waitFor();
  await expect(admin.getByRole('link', { name: 'Vesti 1 nacrt' })).toBeVisible();
  await admin.getByRole('button', { name: `Otkaži: ${TITLE}` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Otkaži termin' }).click();
  await expect(dialog.getByText(/^Izaberite razlog ili ga upišite/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Kvar na opremi' }).check();
  await dialog.getByRole('button', { name: 'Otkaži termin' }).click();
  await expect(admin.getByText(/^Otkazano: „Tiha voda“, .* u 12:00\. Vide svi\.$/)).toBeVisible();
  await expect(evening(admin).filter({ hasText: TITLE })).toContainText(SENTENCE);
  expect(await states()).toEqual([`cancelled ${SENTENCE}`, 'scheduled']);
  await admin.getByRole('button', { name: 'Vrati', exact: true }).last().click();
  await expect.poll(states).toEqual(['scheduled', 'scheduled']);
});

test('a substitute is added with the cancellation, and taken back with it', async () => {
  await admin.getByRole('button', { name: `Otkaži: ${TITLE}` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Bolest' }).check();
  await dialog
    .getByRole('radio', { name: /u 12:00, Mala sala$/ })
    .first()
    .check();
  await expect(dialog.getByLabel('Šta da piše posetiocima')).toHaveValue(/Novi termin: /);
  await dialog.getByRole('button', { name: 'Otkaži termin' }).click();
  await expect.poll(async () => (await states()).length).toBe(3);
  await admin.getByRole('button', { name: 'Vrati', exact: true }).last().click();
  await expect.poll(states).toEqual(['scheduled', 'scheduled']);
});

test('a draft is published from the start screen, and made a draft again', async () => {
  const decisions = admin.locator('.decisions');
  await decisions.getByRole('button', { name: 'Objavi: Praznično radno vreme' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(admin.getByText('Objavljeno: „Praznično radno vreme“.')).toBeVisible();
  expect(await readList(product.url, 'News/GetAllNews')).toHaveLength(1);
  await admin.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.poll(() => readList(product.url, 'News/GetAllNews')).toEqual([]);
});

test('the search finds an item in the other script, and screens, by keyboard alone', async () => {
  await admin.goto(`${product.url}/admin-panel`);
  await evening(admin).first().waitFor();
  await admin.keyboard.press('Control+k');
  await field(admin).fill('празнично');
  const option = admin.getByRole('option', { name: 'Praznično radno vreme Vest · Nacrt' });
  await expect(option).toBeVisible();
  expect(await violations(admin)).toEqual([]);
  await admin.keyboard.press('Enter');
  await admin.waitForURL(/\/ap\/vesti\/view\/\d+$/);
  await admin.keyboard.press('Control+k');
  await field(admin).fill('raspored');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  await admin.waitForURL('**/ap/raspored-sala');
});

test('a phone cancels a date from its public page', async () => {
  const phone = await openSignedIn(browser, product, administratorOf(product), '/cinema/1', PHONE);
  await phone.getByRole('link', { name: 'Otkaži termin' }).click();
  await phone
    .getByRole('radio', { name: /12:00$/ })
    .nth(-1)
    .check();
  await phone.getByRole('radio', { name: 'Kvar na opremi' }).check();
  await phone.getByRole('button', { name: 'Otkaži termin' }).click();
  await expect(phone.getByText(/^Otkazano: „Tiha voda“/)).toBeVisible();
  expect(await states()).toEqual(['scheduled', `cancelled ${SENTENCE}`]);
  await phone.getByRole('button', { name: 'Vrati', exact: true }).last().click();
  await expect.poll(states).toEqual(['scheduled', 'scheduled']);
  await phone.context().close();
});

test('a moderator has the same desk of their sections only', async () => {
  const page = await openSignedIn(browser, product, musician, undefined, PHONE);
  await expect(evening(page)).toHaveCount(1);
  await expect(evening(page)).toContainText('Gudački kvartet');
  await expect(page.getByRole('link', { name: 'Dodaj: Muzicki program' })).toBeVisible();
  await page.getByRole('button', { name: 'Traži sve' }).click();
  await field(page).fill('tiha');
  await expect(page.getByText('Nema ničeg za „tiha“.')).toBeVisible();
  await page.goto(`${product.url}/ap/otkazi/cinema/1`);
  await expect(page.locator('h1')).toHaveText('Nemate permisiju');
  await page.context().close();
});
