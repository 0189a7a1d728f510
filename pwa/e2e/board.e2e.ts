import { expect, test, type Page } from '@playwright/test';
import { dayOf, startOfBelgradeDay } from '@centar/domain/dates.ts';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { administratorOf, askAs, DESKTOP, openSignedIn, PHONE, sessionOf } from './staffSteps.ts';
import { readList } from './publicContent.ts';

interface Film {
  readonly id: number;
  readonly movieProductionDateTimes: readonly {
    readonly productionDate: string;
    readonly hall: string;
    readonly status: string;
    readonly statusNote: string;
  }[];
}

const HALLS = ['Velika sala', 'Mala sala'];
const curator: NewModerator = {
  name: 'Vesna',
  email: 'vesti@centar.local',
  password: 'lozinka-vesti-123',
  roleAccess: ['Vesti'],
};

let product: Product;
let page: Page;

/** Monday of the next week, so that nothing in it becomes past during the test. */
const noonToday = new Date(startOfBelgradeDay(new Date()).getTime() + 12 * 3_600_000);
const monday = startOfBelgradeDay(noonToday, 7 - ((noonToday.getUTCDay() + 6) % 7));
const at = (days: number, hour: number): string =>
  new Date(startOfBelgradeDay(monday, days).getTime() + hour * 3_600_000).toISOString();
const board = `/ap/raspored-sala?nedelja=${dayOf(monday)}`;
const films = () => readList<Film>(product.url, 'Cinema/GetAllMovies');
const screenings = async () =>
  (await films())[0]?.movieProductionDateTimes.map(({ productionDate, hall, status }) =>
    [dayOf(productionDate), hall, status].join(' '),
  );
const cell = (hall: string, day: number) =>
  page.getByRole('row', { name: hall }).getByRole('cell').nth(day);

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ content: 'none', moderators: [curator] });
  page = await openSignedIn(browser, product, administratorOf(product));
  const held = await sessionOf(page, product.url);
  const halls = HALLS.map((name, index) => ({
    id: `sala-${String(index)}`,
    name,
    seats: null,
    access: '',
  }));
  await askAs(product.url, held, 'PUT', '/api/Settings/Update', {
    name: 'halls',
    content: { halls },
  });
});
test.afterAll(() => product.stop());

test('the board shows a week by halls and days, and clashes in words', async () => {
  const held = await sessionOf(page, product.url);
  const query = `mutation($input: MovieInput!) { createMovie(input: $input) { id } }`;
  const input = {
    title: 'Tiha voda',
    author: 'Ines',
    genere: 'drama',
    description: 'Leto.',
    movieProductionDateTimes: [
      { productionDate: at(0, 18), hall: 'Velika sala' },
      { productionDate: at(1, 18), hall: 'Mala sala' },
    ],
  };
  await askAs(product.url, held, 'POST', '/graphql', { query, variables: { input } });
  await page.goto(product.url + board);
  await expect(cell('Velika sala', 0)).toContainText('18:00');
  await expect(cell('Mala sala', 1)).toContainText('Tiha voda');
  await expect(page.getByText('preklapanje')).toHaveCount(0);
  // A small laptop has all seven days.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);
});

test('an event is dragged to another hall, and brought back', async () => {
  await cell('Velika sala', 0).getByText('Tiha voda').dragTo(cell('Mala sala', 0));
  await expect(cell('Mala sala', 0)).toContainText('Tiha voda');
  await expect.poll(screenings).toContain(`${dayOf(at(0, 12))} Mala sala scheduled`);
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect(cell('Velika sala', 0)).toContainText('Tiha voda');
});

test('an event is moved by keyboard only, and a clash is reported', async () => {
  await cell('Mala sala', 1)
    .getByRole('button', { name: /Tiha voda/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Izabrano: „Tiha voda“.')).toBeVisible();
  await page.getByRole('button', { name: /^Ovde: Velika sala, ponedeljak/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^U istoj sali je tada i „Tiha voda“/)).toBeVisible();
  await page.getByRole('button', { name: 'Tačni su, sačuvaj' }).click();
  await expect(cell('Velika sala', 0).getByText('preklapanje')).toHaveCount(2);
});

test('a phone shows a day by halls, today first, and moves an event by touch', async ({
  browser,
}) => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, storageState });
  const phone = await context.newPage();
  await phone.goto(`${product.url}/ap/raspored-sala`);
  await expect(phone.getByRole('button', { pressed: true })).toContainText('danas');
  await phone.goto(product.url + board);
  const hall = phone.getByRole('main').getByRole('heading', { level: 2 });
  await expect(hall).toHaveText(['Velika sala']);
  await phone.getByLabel('Termin: Tiha voda').first().tap();
  await phone.getByRole('button', { name: 'Pomeri' }).first().tap();
  await phone.getByLabel('Sala', { exact: true }).selectOption('Mala sala');
  await phone.getByRole('button', { name: 'Sačuvaj' }).tap();
  await expect(hall).toHaveText(['Velika sala', 'Mala sala']);
  await phone.getByRole('button', { name: 'Vrati' }).tap();
  await expect(hall).toHaveText(['Velika sala']);
  await phone.getByRole('button', { name: /subota$/ }).tap();
  await expect(phone.getByText('Tog dana u salama nema ničeg.')).toBeVisible();
  await context.close();
});

test('an hour is changed and a screening cancelled in the dialog', async () => {
  await cell('Velika sala', 0).getByLabel('Termin: Tiha voda').first().click();
  await cell('Velika sala', 0).getByRole('button', { name: 'Pomeri' }).first().click();
  await page.getByLabel('Datum i vreme', { exact: true }).fill('31.11.2026 20:00');
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(
    page.getByText('Upišite postojeći datum, na primer 24.11.2026 20:00.'),
  ).toBeVisible();
  const [year, month, day] = dayOf(monday).split('-');
  await page
    .getByLabel('Datum i vreme', { exact: true })
    .fill(`${day ?? ''}.${month ?? ''}.${year ?? ''} 21:00`);
  await page.getByLabel('Stanje').selectOption('Otkazano');
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText(/^Izaberite razlog ili ga upišite/)).toBeVisible();
  await page.getByRole('radio', { name: 'Kvar na opremi' }).check();
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(
    page.getByText(`Otkazano: „Tiha voda“, ${day ?? ''}.${month ?? ''}. u 21:00. Vide svi.`),
  ).toBeVisible();
  await expect.poll(screenings).toContain(`${dayOf(monday)} Velika sala cancelled`);
  expect((await films())[0]?.movieProductionDateTimes).toContainEqual(
    expect.objectContaining({ status: 'cancelled', statusNote: 'Otkazano zbog kvara na opremi.' }),
  );
  await expect(page.getByText('preklapanje')).toHaveCount(0);
  const cancelled = cell('Velika sala', 0).getByText('otkazano', { exact: true });
  await expect(cancelled).toBeVisible();
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect.poll(screenings).not.toContain(`${dayOf(monday)} Velika sala cancelled`);
  // The next test copies what the board shows.
  await expect(cancelled).toHaveCount(0);
});

test('a week of screenings is copied into the next one, once', async () => {
  for (const count of [4, 4]) {
    await page.getByRole('button', { name: 'Kopiraj projekcije u sledeću nedelju' }).click();
    await page.getByRole('button', { name: 'Da', exact: true }).click();
    await expect(page.getByText(/^Kopirano: \d+ projekcij/)).toBeVisible();
    await expect.poll(async () => (await screenings())?.length).toBe(count);
  }
});

test('a moderator without the section sees the week but moves nothing', async ({ browser }) => {
  const other = await openSignedIn(browser, product, curator);
  await other.goto(product.url + board);
  await expect(other.getByText('Tiha voda').first()).toBeVisible();
  await expect(other.getByRole('button', { name: /Tiha voda/ })).toHaveCount(0);
  await other.context().close();
});
