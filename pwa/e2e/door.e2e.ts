import { expect, test, type Page } from '@playwright/test';
import { clearHttpCache, storedText } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import {
  addWorkshop,
  administratorOf,
  askAsAdministrator,
  openSignedIn,
  PHONE,
} from './staffSteps.ts';

test.use({ serviceWorkers: 'allow' });

let product: Product;
let ask: Awaited<ReturnType<typeof askAsAdministrator>>;
let offerId: number;
/** On which the list is prepared. */
let phone: Page;

// One journey: the second test continues the first.
test.describe.configure({ mode: 'serial' });

async function reserve(name: string, places: number): Promise<void> {
  const query =
    'mutation($id: Int!, $input: ReservationInput!) { addReservation(offerId: $id, input: $input) { link } }';
  await ask(query, { id: offerId, input: { name, places, phone: '021 555 123' } });
}

const tick = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `) });
const walkIns = (page: Page) => page.getByRole('button', { name: 'Jedan više: Bez rezervacije' });
const totals = (page: Page) => page.locator('.door-totals');

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ content: 'none' });
  ask = await askAsAdministrator(product);
  ({ offerId } = await addWorkshop(ask, 12));
  await reserve('Mila Ilić', 1);
  await reserve('Porodica Đurić', 4);
  await reserve('Janko Pešić', 2);
  phone = await openSignedIn(
    browser,
    product,
    administratorOf(product),
    `/ap/ulaz/${String(offerId)}`,
    PHONE,
  );
  await expect(phone.getByText('Spremno i bez interneta.')).toBeVisible();
});
test.afterAll(() => product.stop());

test('a phone counts without a network, survives a reload and sends its counts', async () => {
  await phone.context().setOffline(true);
  await tick(phone, 'Mila Ilić').click();
  await phone.getByRole('button', { name: 'Jedan više: Porodica Đurić' }).click();
  await walkIns(phone).click();
  await walkIns(phone).click();
  await expect(totals(phone)).toContainText('Došlo 2 od 7');
  await expect(
    phone.getByText(/^Bez veze\. Sačuvano na ovom telefonu, još nije poslato: 3/),
  ).toBeVisible();

  // The phone restarts in the cellar: only what it has stored is left.
  await clearHttpCache(phone);
  await phone.reload();
  await expect(totals(phone)).toContainText('Došlo 2 od 7ukupno posetilaca: 4');
  await expect(tick(phone, 'Mila Ilić')).toHaveAttribute('aria-pressed', 'true');
  await tick(phone, 'Janko Pešić').click();

  await reserve('Vera Nova', 1);
  await phone.context().setOffline(false);
  await expect(phone.getByText(/^Poslato u \d\d:\d\d\.$/)).toBeVisible();
  await expect(phone.getByText('novo')).toBeVisible();
  await phone.reload();
  await expect(totals(phone)).toContainText('Došlo 4 od 8ukupno posetilaca: 6');
  const { reservationOffer } = await ask<{ reservationOffer: { arrived: number } }>(
    'query($id: Int!) { reservationOffer(id: $id) { arrived } }',
    { id: offerId },
  );
  expect(reservationOffer.arrived).toBe(6);
});

test('a phone that lost the signal while it was prepared is ready later', async ({ browser }) => {
  const path = `/ap/ulaz/${String(offerId)}`;
  const second = await openSignedIn(
    browser,
    product,
    administratorOf(product),
    '/robots.txt',
    PHONE,
  );
  let isLost = true;
  await second
    .context()
    .route(product.url + path, (route) =>
      isLost && route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
    );
  await second.goto(product.url + path);
  await expect(second.getByText('Ovaj pregledač ne otvara spisak bez interneta')).toBeVisible();
  isLost = false;
  await second.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(second.getByText('Spremno i bez interneta.')).toBeVisible();
  await second.context().close();
});

test('signing out removes the names from the phone, and asks about unsent counts', async () => {
  expect(await storedText(phone)).toContain('Mila Ilić');
  await phone.context().setOffline(true);
  await walkIns(phone).click();
  await expect(phone.getByText(/još nije poslato: 1 izmena/)).toBeVisible();
  await phone.route('**/graphql', (route) =>
    route.request().postData()?.includes('CountAtDoor') ? route.abort() : route.fallback(),
  );
  await phone.context().setOffline(false);
  await phone.goto(`${product.url}/admin-panel`);
  await phone.getByRole('button', { name: 'Meni' }).click();
  await phone.getByRole('button', { name: 'Izloguj se' }).click();
  await phone.getByRole('button', { name: 'Ostani' }).click();
  expect(await storedText(phone)).toContain('Mila Ilić');
  await phone.getByRole('button', { name: 'Izloguj se' }).click();
  await phone.getByRole('button', { name: 'Odjavi se i obriši' }).click();
  await phone.waitForURL(`${product.url}/`);
  const stored = await storedText(phone);
  expect(stored).not.toContain('Mila Ilić');
  expect(stored).not.toContain('door-1');
});
