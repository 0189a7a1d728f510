import { expect, test, type Page } from '@playwright/test';
import { HOUR_MS } from '@centar/domain/durations.ts';
import { CHANGED_STARS_KEY } from '../src/public/device/bookmarksKey.ts';
import { justNow, letTryToKeep, saveData, storedText, untilKept } from './browser.ts';
import { DESKTOP, PHONE } from './site.ts';
import { startProduct, type Product } from './product.ts';
import { readAt } from './reading.ts';
import { administratorOf, askAs, sendLogin, sessionFor, type HeldSession } from './staffSteps.ts';

const ALMOST_A_MINUTE_MS = 59_000;

interface Screening {
  readonly id?: number;
  readonly productionDate: string;
  readonly status?: string;
}

interface Movie {
  readonly id: number;
  readonly title: string;
  readonly movieProductionDateTimes: readonly Screening[];
}

let product: Product;
let staff: HeldSession;
/** Of a phone that has visited the site, and caches nothing anew in each test. */
let page: Page;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

async function movies(): Promise<Movie[]> {
  return (await fetch(`${product.url}/api/Cinema/GetMovies`)).json() as Promise<Movie[]>;
}

async function saveScreenings(movie: Movie, screenings: readonly Screening[]): Promise<void> {
  const body = { ...movie, movieProductionDateTimes: screenings };
  const answer = await askAs(product.url, staff, 'PUT', '/api/Cinema/EditMovie', body);
  if (!answer.ok) throw new Error(`Not saved: ${await answer.text()}`);
}

const later = (moment: string, hours: number): string =>
  new Date(Date.parse(moment) + hours * HOUR_MS).toISOString();

/** Films with at least two screenings in the far future that no other test has changed. */
async function filmsToChange(count: number): Promise<Movie[]> {
  const soon = Date.now() + 6 * HOUR_MS;
  const far = (await movies()).filter(
    ({ movieProductionDateTimes: all }) =>
      all.length > 1 &&
      all.every((one) => Date.parse(one.productionDate) > soon && one.status !== 'cancelled'),
  );
  expect(far.length).toBeGreaterThanOrEqual(count);
  return far.slice(0, count);
}

/** Reloads the content, as after a regained connection. */
async function reconnect(): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

async function saveAlert(text: string, until: string | null): Promise<void> {
  const content = { text, link: '', from: null, until, weight: 'urgent' };
  const update = { name: 'alert', content };
  const answer = await askAs(product.url, staff, 'PUT', '/api/Settings/Update', update);
  if (!answer.ok) throw new Error(`Not saved: ${await answer.text()}`);
}

/** Waits until the worker has sent its message and no schedule is left to compare. */
async function untilTold(): Promise<void> {
  await letTryToKeep(page);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline-former-schedule'))))
    .toBe(false);
}

const band = () => page.getByRole('region', { name: 'Promene od poslednje posete' });

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  staff = await sessionFor(product, administratorOf(product));
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  // No test is about pictures, which take the longest to cache.
  await saveData(context);
  page = await context.newPage();
  await page.goto(`${product.url}/`);
  await untilKept(page);
});
test.afterAll(() => product.stop());

test('after reconnecting, changes of the schedule alone are announced, once, starred events first', async () => {
  const [film, other] = await filmsToChange(2);
  const [first, second] = film?.movieProductionDateTimes ?? [];
  if (!film || !other || !first || !second) throw new Error('Not enough screenings');
  const [theirs] = other.movieProductionDateTimes;
  if (!theirs) throw new Error('No screening');
  // The moved one is starred, so it precedes the cancelled one.
  await page.evaluate((id) => {
    localStorage.setItem('zvezdice', JSON.stringify([`projekcija-${String(id)}`]));
  }, second.id);
  await page.context().setOffline(true);
  await readAt(page, `${product.url}/raspored`);
  await saveScreenings(film, [
    { ...first, status: 'cancelled' },
    { ...second, productionDate: later(second.productionDate, 1), status: 'moved' },
    ...film.movieProductionDateTimes.slice(2),
  ]);
  // A change of the description alone is not announced.
  const described = { ...other, description: `Opis od ${new Date().toISOString()}` };
  await saveScreenings(described, [
    ...other.movieProductionDateTimes,
    { productionDate: later(theirs.productionDate, 3) },
  ]);
  await reconnect();
  await band().waitFor();
  const lines = await band().getByRole('listitem').allTextContents();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    new RegExp(`^Pomereno: ${film.title}, .* u \\d\\d:\\d\\d \\(ranije .* u \\d\\d:\\d\\d\\)$`),
  );
  expect(lines[1]).toMatch(new RegExp(`^Otkazano: ${film.title}, `));
  expect(lines[2]).toMatch(new RegExp(`^Novo: ${other.title}, `));
  await expect(band().getByRole('link').first()).toHaveAttribute(
    'href',
    `/cinema/${String(film.id)}`,
  );
  // On a phone the notice is above the bar, where the changed starred date is counted.
  await page.setViewportSize(PHONE);
  const box = await band().boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - 68);
  const counted = page.locator('[data-count]');
  await expect(counted).toHaveAttribute('data-count', '1');

  await band().getByRole('button', { name: 'Zatvori' }).click();
  await expect(band()).toHaveCount(0);
  const asked = await justNow();
  await page.goto(`${product.url}/raspored`);
  await untilKept(page, asked);
  await untilTold();
  await expect(band()).toHaveCount(0);
  await expect(counted).toHaveAttribute('data-count', '1');
  await page.goto(`${product.url}/moji-termini`);
  // The list shows what changed, which is then no longer counted.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), CHANGED_STARS_KEY))
    .toBeNull();
  await page.goto(`${product.url}/raspored`);
  await untilTold();
  await expect(counted).toHaveCount(0);
});

test('an alert set meanwhile is over an open page once the connection is back, until it ends', async () => {
  await page.context().setOffline(true);
  await readAt(page, `${product.url}/sta-ima`);
  const words = 'Večerašnji koncert je otkazan zbog nestanka struje.';
  const asked = await justNow();
  const end = new Date(Date.now() + ALMOST_A_MINUTE_MS).toISOString();
  await saveAlert(words, end);
  await reconnect();
  await expect(page.getByRole('alert')).toHaveText(words);
  await untilKept(page, asked);
  await page.context().setOffline(true);
  await readAt(page, `${product.url}/news-list`);
  await expect(page.getByRole('alert')).toHaveText(words);
  // Without an alert a page from the device asks again only after a minute.
  await expect(page.locator('body')).toHaveAttribute('data-until', end);
  await saveAlert('', null);
  await reconnect();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('no staff data is cached after signing in and out', async () => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${product.url}/ap-login`);
  await sendLogin(page, administratorOf(product));
  await page.waitForURL(/\/(ap|admin-panel)(\/|$)/);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token.length).toBeGreaterThan(20);
  await page.goto(`${product.url}/news-list`);
  await page.goto(`${product.url}/ap`);
  await page.getByText('Izloguj se').first().waitFor();
  await page.evaluate(async () => {
    const bearer = `Bearer ${localStorage.getItem('token') ?? ''}`;
    await fetch('/api/UserAuth/Me', { headers: { authorization: bearer } });
  });
  await page.getByText('Izloguj se').first().click();
  await page.waitForURL(`${product.url}/`);
  await untilKept(page, new Date(Date.now() - 2000).toISOString());
  const stored = await storedText(page);
  expect(stored).toContain('/offline-snapshot');
  const secrets = [product.adminEmail, token, '"roleAccess":', '"roleId":', '/api/UserAuth'];
  expect(secrets.filter((text) => stored.includes(text))).toEqual([]);
});
