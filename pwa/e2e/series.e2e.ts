import { expect, test, type Browser, type Page } from '@playwright/test';
import { dayOf, formatDate, formatDateTime, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { administratorOf, asVisitor, openSignedIn, save } from './staffSteps.ts';

interface Programme {
  readonly id: number;
  readonly eventHappeningDateTime: string;
  readonly dates: readonly {
    readonly key: string;
    readonly eventHappeningDateTime: string;
    readonly place: string;
    readonly status: string;
  }[];
}

const TITLE = 'Škola gitare';
const HOUR = 3_600_000;
/** Two days from now and the same day of the following weeks, at 19:00 in Belgrade. */
const evening = (weeks: number): Date => {
  const day = startOfBelgradeDay(new Date(), 2 + weeks * 7);
  const noon = new Date(day.getTime() + 12 * HOUR);
  return new Date(startOfBelgradeDay(noon, 1).getTime() - 5 * HOUR);
};

let product: Product;
let browser: Browser;
let page: Page;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none' });
  page = await openSignedIn(browser, product, administratorOf(product));
});
test.afterAll(() => product.stop());

const stored = async (): Promise<Programme> => {
  const [program] = await readList<Programme>(product.url, 'Programs/GetPrograms');
  if (!program) throw new Error('there is no programme');
  return program;
};
const edit = async (): Promise<void> => {
  await page.goto(`${product.url}/ap/program/view/${String((await stored()).id)}`);
};
const rows = () => page.getByRole('group', { name: /^Ostali termin \d+$/ });

test('a programme is repeated every week for a season by typing its days once', async () => {
  await page.goto(`${product.url}/ap/programs/kreiraj?vrsta=muzicki`);
  const form = page.locator('form');
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  await box('Naslov').fill(TITLE);
  await box('Autor').fill('Petar Lazić');
  await box('Datum i vreme događaja').fill(formatDateTime(evening(0)));
  await box('Kraj (poslednji dan) (nije obavezno)').fill(
    formatDateTime(new Date(evening(0).getTime() + HOUR)),
  );
  await box('Opis').fill('Svake nedelje po jedna pesma.');
  await page.getByText('Dodaj više termina odjednom').click();
  await box('Od dana').fill(formatDate(evening(1)));
  await box('Do dana (nije obavezno)').fill(formatDate(evening(5)));
  await form.getByLabel('Ponavljanje').selectOption('Svake nedelje');
  await box('Vreme početka').fill('19:00');
  await page.getByRole('button', { name: 'Dodaj ove termine' }).click();
  await expect(page.getByText('Dodato u spisak: 5 termina. Sačuvajte izmene.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Usesno kreiran dogadjaj').first()).toBeVisible();
  const { dates, eventHappeningDateTime } = await stored();
  expect(eventHappeningDateTime).toBe(evening(0).toISOString());
  expect(dates.map((date) => date.eventHappeningDateTime)).toEqual(
    [0, 1, 2, 3, 4, 5].map((weeks) => evening(weeks).toISOString()),
  );
  await expect(page.locator('tbody tr').first()).toContainText('ukupno 6 termina');
});

test('the same date twice is refused in words, and nothing typed is lost', async () => {
  await edit();
  await page.getByRole('button', { name: 'Dodaj termin', exact: true }).click();
  const last = rows().last();
  await last.getByRole('textbox', { name: /^Datum i vreme/ }).fill(formatDateTime(evening(2)));
  await save(page);
  await expect(
    page.getByText('Dva termina imaju isti datum i vreme. Promenite ili uklonite jedan.').first(),
  ).toBeVisible();
  await last.getByRole('button', { name: /^Još za/ }).click();
  await last.getByRole('button', { name: /^Ukloni/ }).click();
});

test('one date is cancelled and one moved, each by itself', async () => {
  await rows().nth(0).getByLabel('Stanje').selectOption('Otkazano');
  await rows().nth(0).getByLabel('Napomena za posetioce').fill('Predavač je sprečen.');
  await rows().nth(1).getByLabel('Stanje').selectOption('Pomereno');
  // Before its end, which does not change.
  const moved = new Date(evening(2).getTime() + HOUR / 2);
  await rows()
    .nth(1)
    .getByRole('textbox', { name: /^Datum i vreme/ })
    .fill(formatDateTime(moved));
  await save(page);
  await expect(page.getByText('Usesno azuriran program').first()).toBeVisible();
  const { dates } = await stored();
  expect(dates.map(({ status }) => status)).toEqual([
    'scheduled',
    'cancelled',
    'moved',
    'scheduled',
    'scheduled',
    'scheduled',
  ]);
  expect(dates[2]?.eventHappeningDateTime).toBe(moved.toISOString());
});

test('one date is cancelled on the week board, and the others stay', async () => {
  const before = await stored();
  await page.goto(`${product.url}/ap/raspored-sala?nedelja=${dayOf(evening(3))}`);
  await page.getByLabel(`Termin: ${TITLE}`).first().click();
  await page
    .getByRole('button', { name: /^Otkaži/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Kvar na opremi', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Otkaži termin' }).click();
  await expect.poll(async () => (await stored()).dates[3]?.status).toBe('cancelled');
  const { dates } = await stored();
  expect(dates.map(({ key }) => key)).toEqual(before.dates.map(({ key }) => key));
  expect(dates.filter(({ status }) => status === 'scheduled')).toHaveLength(3);
});

test('visitors find each date by its day and on the page, and star one', async () => {
  const { id, dates } = await stored();
  await asVisitor(browser, product, `/sta-ima?kad=${dayOf(evening(1))}`, async (visitor) => {
    const row = visitor.getByRole('listitem').filter({ hasText: TITLE });
    await expect(row.getByText('Otkazano')).toBeVisible();
    await expect(row.getByText('Predavač je sprečen.')).toBeVisible();
  });
  await asVisitor(browser, product, `/programs/${String(id)}`, async (visitor) => {
    const list = visitor.getByRole('region', { name: /^Termini/ });
    await expect(list.getByRole('listitem').filter({ visible: true })).toHaveCount(4);
    await list.getByText('Još 2 termina').click();
    await expect(list.getByText('Pomereno sa', { exact: false })).toBeVisible();
    const day = formatDateTime(evening(4)).replace('.', '\\.');
    const star = list.getByRole('button', { name: new RegExp(day) });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    await visitor.goto(`${product.url}/moji-termini`);
    const main = visitor.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([TITLE]);
    const at = dates[4]?.eventHappeningDateTime ?? '';
    await expect(main.locator(`time[datetime="${at}"]`)).toHaveCount(1);
  });
});
