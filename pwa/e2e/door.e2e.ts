import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { clearHttpCache, storedText } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { administratorOf, askAs, openSignedIn, PHONE, sessionOf } from './staffSteps.ts';

test.use({ serviceWorkers: 'allow' });

const DAY_MS = 24 * 3_600_000;

let product: Product;
let office: Page;
let offerId: number;

/** Calls GraphQL as the administrator. */
async function write<Answer>(query: string, variables: object): Promise<Answer> {
  const held = await sessionOf(office, product.url);
  const answer = await askAs(product.url, held, 'POST', '/graphql', { query, variables });
  const { data, errors } = (await answer.json()) as { data: Answer; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function reserve(name: string, places: number): Promise<void> {
  const query =
    'mutation($id: Int!, $input: ReservationInput!) { addReservation(offerId: $id, input: $input) { link } }';
  await write(query, { id: offerId, input: { name, places, phone: '021 555 123' } });
}

const opened: BrowserContext[] = [];

/** A phone on which the list is prepared. */
async function openPhone(browser: Browser): Promise<Page> {
  const page = await openSignedIn(
    browser,
    product,
    administratorOf(product),
    `/ap/ulaz/${String(offerId)}`,
    PHONE,
  );
  opened.push(page.context());
  await expect(page.getByText('Spremno i bez interneta.')).toBeVisible();
  return page;
}

const tick = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `) });
const walkIns = (page: Page) => page.getByRole('button', { name: 'Jedan više: Bez rezervacije' });
const totals = (page: Page) => page.locator('.door-totals');

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ content: 'none' });
  office = await openSignedIn(browser, product, administratorOf(product));
  const { createProgram } = await write<{ createProgram: { id: number } }>(
    'mutation($input: ProgramInput!) { createProgram(input: $input) { id } }',
    {
      input: {
        title: 'Radionica keramike',
        author: 'Centar',
        description: 'Glina i glazura.',
        programType: 'Likovni program',
        eventHappeningDateTime: new Date(Date.now() + DAY_MS).toISOString(),
        place: 'Mala sala',
      },
    },
  );
  const { saveReservationOffer } = await write<{ saveReservationOffer: { id: number } }>(
    'mutation($key: String!, $input: ReservationOfferInput!) { saveReservationOffer(dateKey: $key, input: $input) { id } }',
    { key: `program-${String(createProgram.id)}`, input: { places: 12 } },
  );
  offerId = saveReservationOffer.id;
  await reserve('Mila Ilić', 1);
  await reserve('Porodica Đurić', 4);
  await reserve('Janko Pešić', 2);
});
test.afterAll(async () => {
  for (const context of opened) await context.close();
  await product.stop();
});

test('two phones count without a network, survive a reload and merge', async ({ browser }) => {
  const [one, other] = [await openPhone(browser), await openPhone(browser)];
  for (const page of [one, other]) await page.context().setOffline(true);

  await tick(one, 'Mila Ilić').click();
  await one.getByRole('button', { name: 'Jedan više: Porodica Đurić' }).click();
  await walkIns(one).click();
  await walkIns(one).click();
  await tick(other, 'Porodica Đurić').click();
  await tick(other, 'Mila Ilić').click();
  await walkIns(other).click();
  await expect(totals(one)).toContainText('Došlo 2 od 7');
  await expect(
    one.getByText(/^Bez veze\. Sačuvano na ovom telefonu, još nije poslato: 3/),
  ).toBeVisible();

  // The phone restarts in the cellar: only what it has stored is left.
  await clearHttpCache(one);
  await one.reload();
  await expect(totals(one)).toContainText('Došlo 2 od 7ukupno posetilaca: 4');
  await expect(tick(one, 'Mila Ilić')).toHaveAttribute('aria-pressed', 'true');
  await tick(one, 'Janko Pešić').click();

  await reserve('Vera Nova', 1);
  for (const page of [one, other]) {
    await page.context().setOffline(false);
    await expect(page.getByText(/^Poslato u \d\d:\d\d\.$/)).toBeVisible();
  }
  await expect(one.getByText('novo')).toBeVisible();
  for (const page of [one, other]) {
    await page.reload();
    await expect(totals(page)).toContainText('Došlo 7 od 8ukupno posetilaca: 10');
  }
  const { reservationOffer } = await write<{ reservationOffer: { arrived: number } }>(
    'query($id: Int!) { reservationOffer(id: $id) { arrived } }',
    { id: offerId },
  );
  expect(reservationOffer.arrived).toBe(10);
});

test('signing out removes the names from the phone, and asks about unsent counts', async ({
  browser,
}) => {
  const page = await openPhone(browser);
  expect(await storedText(page)).toContain('Mila Ilić');
  await page.context().setOffline(true);
  await walkIns(page).click();
  await expect(page.getByText(/još nije poslato: 1 izmena/)).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CountAtDoor') ? route.abort() : route.fallback(),
  );
  await page.context().setOffline(false);
  await page.goto(`${product.url}/admin-panel`);
  await page.getByRole('button', { name: 'Meni' }).click();
  await page.getByRole('button', { name: 'Izloguj se' }).click();
  await page.getByRole('button', { name: 'Ostani' }).click();
  expect(await storedText(page)).toContain('Mila Ilić');
  await page.getByRole('button', { name: 'Izloguj se' }).click();
  await page.getByRole('button', { name: 'Odjavi se i obriši' }).click();
  await page.waitForURL(`${product.url}/`);
  const stored = await storedText(page);
  expect(stored).not.toContain('Mila Ilić');
  expect(stored).not.toContain('door-1');
});
