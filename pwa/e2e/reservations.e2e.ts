import { expect, test, type Browser, type Page } from '@playwright/test';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { FRAME, violationsAtBothWidths } from './axe.ts';
import { printedWaste, sheetsOf } from './print.ts';
import { startProduct, type Product } from './product.ts';
import { PHONE } from './site.ts';
import { askAsAdministrator } from './staffSteps.ts';
import { sidewaysScroll, untilInteractive } from './watch.ts';

let product: Product;
let browser: Browser;
/** The forms of programmes with places for three; one for each test. */
let forms: readonly string[];

interface Upcoming {
  readonly items: readonly {
    readonly id: number;
    readonly status: string;
    readonly eventHappeningDateTime: string;
    readonly dates: readonly unknown[];
  }[];
}

const UPCOMING =
  '{ upcomingPrograms(first: 50) { items { id status eventHappeningDateTime dates { key } } } }';
const OFFER = `mutation ($dateKey: String!) {
  saveReservationOffer(dateKey: $dateKey, input: { places: 3, asksNote: true }) { id }
}`;

/** Takes reservations for announced programmes with one date. */
async function offer(): Promise<readonly string[]> {
  const ask = await askAsAdministrator(product);
  const { upcomingPrograms } = await ask<{ upcomingPrograms: Upcoming }>(UPCOMING);
  const keys = upcomingPrograms.items
    .filter(
      ({ status, dates, eventHappeningDateTime: at }) =>
        status === 'scheduled' && dates.length === 0 && new Date(at) > new Date(),
    )
    .slice(-3)
    .map(({ id }) => `program-${String(id)}`);
  for (const dateKey of keys) await ask(OFFER, { dateKey });
  return keys.map((dateKey) => `/rezervacija/${dateKey}`);
}

test.beforeAll(async ({ browser: launched }) => {
  [product, browser] = [await startProduct(), launched];
  forms = await offer();
});
test.afterAll(() => product.stop());

const open = async (path: string, javaScriptEnabled: boolean): Promise<Page> => {
  const options = { viewport: PHONE, javaScriptEnabled, reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(product.url + path);
  return page;
};
const says = (page: Page, text: string) => expect(page.locator('main')).toContainText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, places: string) =>
  page.getByRole('radio', { name: places, exact: true }).check();

test('a visitor without scripts reserves, waits, changes and cancels', async () => {
  const form = forms[0] ?? '';
  const page = await open(form, false);
  await says(page, '3 slobodna mesta');
  await choose(page, '2 mesta');
  await press(page, 'Rezerviši');
  await says(page, 'Nije poslato: ispravite označena polja.');
  await expect(page.getByRole('radio', { name: '2 mesta' })).toBeChecked();
  await page.getByLabel('Ime i prezime').fill('Žana Đukić');
  await page.getByLabel('Telefon').fill('064 123 4567');
  await press(page, 'Rezerviši');
  await says(page, 'Mesta su vaša');
  await says(page, 'Sačuvajte ovu adresu');
  const [path = ''] = page.url().replace(product.url, '').split('?');

  const other = await open(form, false);
  await says(other, 'Slobodno je još 1 mesto: veća grupa ide cela na listu čekanja.');
  await choose(other, '2 mesta');
  await other.getByLabel('Ime i prezime').fill('Petar Petrović');
  await other.getByLabel('E-pošta').fill('petar@primer.rs');
  await press(other, 'Rezerviši');
  await says(other, '1. na listi');

  const kept = await open(path, false);
  await choose(kept, '1 mesto');
  await press(kept, 'Sačuvaj izmenu');
  await says(kept, 'Izmena je sačuvana.');
  await says(kept, 'Mesto je vaše');
  await other.reload();
  await says(other, 'Mesta su vaša');
  await kept.getByText('Otkaži rezervaciju').click();
  await press(kept, 'Da, otkaži');
  await says(kept, 'Rezervacija je otkazana');
  await page.reload();
  await says(page, 'Rezervacija je otkazana');
  for (const one of [page, other, kept]) await one.context().close();
});

test('a lost connection loses nothing that was typed, and a double press reserves once', async () => {
  const form = forms[1] ?? '';
  const page = await open(form, true);
  await untilInteractive(page);
  await page.getByLabel('Ime i prezime').fill('Ana Anić');
  await page.context().setOffline(true);
  await press(page, 'Rezerviši');
  await says(page, 'Nije poslato: nema veze.');
  await page.context().setOffline(false);
  await press(page, 'Rezerviši');
  await expect(page.getByLabel('E-pošta')).toBeFocused();
  await page.getByLabel('E-pošta').fill('ana@primer.rs');
  await page.getByRole('button', { name: 'Rezerviši', exact: true }).dblclick();
  await says(page, 'Mesto je vaše');
  await page.goto(product.url + form);
  await says(page, '2 slobodna mesta');
  await page.context().close();
});

test('pages of reservations are accessible, fit in both scripts and print well', async () => {
  const form = forms[2] ?? '';
  const page = await open(form, true);
  await untilInteractive(page);
  await press(page, 'Rezerviši');
  await says(page, 'Ovo polje je obavezno.');
  expect(await violationsAtBothWidths(page, FRAME)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByLabel('Ime i prezime').fill('Vera Verić');
  await page.getByLabel('Telefon').fill('064 765 4321');
  await press(page, 'Rezerviši');
  await says(page, 'Sačuvajte ovu adresu');
  await page.getByText('Otkaži rezervaciju').click();
  expect(await violationsAtBothWidths(page, FRAME)).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);
  expect(await printedWaste(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  const own = page.url().replace(product.url, '');
  for (const path of [form, own, `${form}?poslato=2`]) {
    await page.goto(product.url + inScript('cyrillic', path));
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await says(page, 'Захтев је примљен');
  await page.context().close();
});
