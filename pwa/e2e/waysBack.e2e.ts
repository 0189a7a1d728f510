import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test, type Browser, type Route } from '@playwright/test';
import { newUser, opensTheDoor } from './accountSteps.ts';
import { keysOf, loseKeys, putKeys, recognise } from './authenticators.ts';
import { runProduct, startProduct, type Product } from './product.ts';
import {
  addKey,
  close,
  enterByCode,
  enterByKey,
  equip,
  type Equipped,
  giveCode,
  givePassword,
  inPanel,
  NO_KEY,
  openComputer,
  press,
  signOut,
} from './recoverySteps.ts';
import { administratorOf, sendLogin, sessionOf, untilSaid } from './staffSteps.ts';

// What the browser adds to the list 'Recovery' of docs/sign-in.md; the rest of it:
// otherBrowsers/waysBack.chromium.ts.

const STRANGE = 'https://novi.example';

/** In place of a proxy with a certificate for the site's address. */
async function throughProxy(route: Route, { port }: Product): Promise<void> {
  const asked = route.request();
  const { pathname, search, host } = new URL(asked.url());
  const headers = { ...(await asked.allHeaders()), host, 'accept-encoding': 'identity' };
  const sent = request({ port, path: pathname + search, method: asked.method(), headers });
  sent.end(asked.postDataBuffer() ?? undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const given = Object.entries(answer.headersDistinct);
  await route.fulfill({
    status: answer.statusCode ?? 500,
    headers: Object.fromEntries(given.map(([name, values]) => [name, (values ?? []).join('\n')])),
    body: await buffer(answer),
  });
}

const people = Array.from({ length: 5 }, (_, number) =>
  newUser(`osoba${String(number)}`, `Osoba ${String(number)}`, ['Vesti']),
);
let product: Product;
let next = 0;
test.beforeAll(async () => {
  const env = { SECOND_FACTOR_GRACE_DAYS: '0' };
  product = await startProduct({ content: 'none', moderators: people, env });
});
test.afterAll(() => product.stop());

async function equipped(browser: Browser): Promise<Equipped> {
  const who = people[next++];
  if (!who) throw new Error('Too few people');
  return equip(browser, product, who, { key: true, app: true });
}

test('a person whose key is lost, or not recognised, gives the code of an app', async ({
  browser,
}) => {
  const own = await equipped(browser);
  const keys = await keysOf(own.device);
  await loseKeys(own.device);
  await press(own.page, 'Prijavi se ključem');
  await untilSaid(own.page, NO_KEY);
  await putKeys(own.device, keys);
  await recognise(own.device, false);
  await givePassword(own.page, own.who);
  await expect(own.page.getByText(NO_KEY)).toHaveCount(0);
  await press(own.page, 'Potvrdi ključem');
  await untilSaid(own.page, NO_KEY);
  await giveCode(own.page, own.code(0));
  await inPanel(own.page);
  await close(own);
});

test('a person whose key was copied, and its copy used, gives a code', async ({ browser }) => {
  const own = await equipped(browser);
  const copied = await keysOf(own.device);
  for (let time = 0; time < 2; time += 1) {
    await enterByKey(own.page);
    await signOut(own.page);
  }
  await loseKeys(own.device);
  await putKeys(own.device, copied);
  await press(own.page, 'Prijavi se ključem');
  await expect(own.page.getByText(/^Ovaj ključ ne pripada nijednom nalogu/)).toBeVisible();
  await enterByCode(own.page, own.who, own.code(0));
  await close(own);
});

test('a person with a new computer gives a code there and adds a key to it', async ({
  browser,
}) => {
  const own = await equipped(browser);
  const other = await openComputer(browser, product.url);
  await enterByCode(other.page, own.who, own.code(0));
  await addKey(other.page, product.url, await sessionOf(other.page, product.url));
  for (const { page } of [own, other]) {
    await signOut(page);
    await press(page, 'Prijavi se ključem');
    await inPanel(page);
  }
  await Promise.all([close(own), close(other)]);
});

test('a person whose password strangers guess signs in by key', async ({ browser }) => {
  const own = await equipped(browser);
  const stranger = await openComputer(browser, product.url);
  for (let time = 0; time < 5; time += 1) {
    const guess = { email: own.who.email, password: `pogrešna lozinka ${String(time)}` };
    expect(await opensTheDoor(product, guess)).toBe(false);
  }
  await sendLogin(stranger.page, own.who);
  await expect(stranger.page.getByText(/^Previše neuspešnih pokušaja/)).toBeVisible();
  await enterByKey(own.page);
  await Promise.all([close(own), close(stranger)]);
});

test('an administrator after the days of grace can still add a key, and then work', async ({
  browser,
}) => {
  const own = await openComputer(browser, product.url);
  await sendLogin(own.page, administratorOf(product));
  await untilSaid(own.page, 'Rok je prošao: podesite drugi korak da biste nastavili rad.');
  await own.page.goto(`${product.url}/ap/users`);
  await own.page.waitForURL('**/ap/drugi-korak');
  await press(own.page, 'Dodaj ključ');
  await own.page.getByLabel('Naziv ključa').fill('Telefon');
  await press(own.page, 'Nastavi');
  await press(own.page, 'Sačuvao/la sam ih');
  await own.page.getByRole('link', { name: 'Nastavi u panel' }).click();
  await own.page.waitForURL(/\/(admin-panel|ap\/users)$/);
  await close(own);
});

test('at another address of the site a person gives a code, and adds a key there', async ({
  browser,
}) => {
  const own = await equipped(browser);
  await product.kill();
  const { dataDir, port } = product;
  const moved = await runProduct({ dataDir, port, env: { PUBLIC_URL: STRANGE } });
  await own.page.route(`${STRANGE}/**`, (route) => throughProxy(route, moved));
  await own.page.goto(`${STRANGE}/ap-login`);
  await press(own.page, 'Prijavi se ključem');
  await untilSaid(own.page, NO_KEY);
  await givePassword(own.page, own.who);
  await expect(own.page.getByRole('button', { name: 'Potvrdi ključem' })).toHaveCount(0);
  await giveCode(own.page, own.code(0));
  await inPanel(own.page);
  await own.page.goto(`${STRANGE}/ap/nalog`);
  await untilSaid(own.page, 'radi samo na adresi localhost; dodajte nov, pa ovaj uklonite');
  await press(own.page, 'Dodaj ključ');
  await own.page.getByLabel('Naziv ključa').fill('Nova adresa');
  await press(own.page, 'Nastavi');
  await expect(own.page.getByText('Nova adresa')).toBeVisible();
  await signOut(own.page);
  await enterByKey(own.page);
  await close(own);
  await moved.stop();
});
