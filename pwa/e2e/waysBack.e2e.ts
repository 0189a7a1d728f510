import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, type Browser, type Page, type Route } from '@playwright/test';
import { newUser, sendReset, type NewUser } from './accountSteps.ts';
import {
  addAuthenticator,
  authenticatorApp,
  keysOf,
  loseKeys,
  putKeys,
  recognise,
  type Authenticator,
} from './authenticators.ts';
import { startProduct, type Product, type ProductOptions } from './product.ts';
import {
  administratorOf,
  askAs,
  DESKTOP,
  sendLogin,
  sessionFor,
  sessionOf,
  untilSaid,
  type Credentials,
  type HeldSession,
} from './staffSteps.ts';

// The table 'Recovery' of docs/sign-in.md. No product here has a mail server.

const run = promisify(execFile);
const NEW_PASSWORD = 'osam žutih kišobrana';
const NO_KEY = 'Prijava ključem nije uspela. Pokušajte ponovo ili upišite lozinku.';
const FRESH = { currentPassword: null };

/** A browser with a device for keys; keys are asked for by buttons alone. */
interface Computer {
  readonly page: Page;
  readonly device: Authenticator;
}

/** What a person has for signing in. */
interface Equipped extends Computer {
  readonly who: Credentials;
  readonly held: HeldSession;
  readonly code: (steps: number) => string;
  /** On paper. */
  readonly codes: readonly string[];
}

async function openComputer(browser: Browser, url: string): Promise<Computer> {
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await addAuthenticator(page);
  await page.goto(`${url}/ap-login`);
  return { page, device };
}

async function call<Body>(url: string, held: HeldSession, path: string, body: object) {
  const answer = await askAs(url, held, 'POST', `/api/UserAuth/${path}`, body);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

interface Changed {
  readonly recoveryCodes: readonly string[] | null;
}

/** As 'Dodaj ključ' does; `signInKeys.e2e.ts` presses it. */
async function addKey(page: Page, url: string, held: HeldSession) {
  const begun = await call<{ ticket: string; options: string }>(url, held, 'BeginPasskey', FRESH);
  const credential = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
    );
    return JSON.stringify(await navigator.credentials.create({ publicKey }));
  }, begun.options);
  const { ticket } = begun;
  return call<Changed>(url, held, 'AddPasskey', { ticket, credential, name: 'Ključ' });
}

async function addApp(url: string, held: HeldSession) {
  const { ticket, secret } = await call<{ ticket: string; secret: string }>(
    url,
    held,
    'BeginTotp',
    FRESH,
  );
  const code = authenticatorApp(secret);
  const added = await call<Changed>(url, held, 'ConfirmTotp', { ticket, code: code(-1) });
  return { code, codes: added.recoveryCodes ?? [] };
}

async function equip(
  browser: Browser,
  product: Product,
  who: Credentials,
  has: { readonly key: boolean; readonly app: boolean },
): Promise<Equipped> {
  const { url } = product;
  const computer = await openComputer(browser, url);
  const { email, password } = who;
  const held = await sessionFor(product, { email, password });
  const byKey = has.key ? ((await addKey(computer.page, url, held)).recoveryCodes ?? []) : [];
  const app = has.app ? await addApp(url, held) : undefined;
  const code = app?.code ?? (() => '');
  return { ...computer, who, held, code, codes: [...byKey, ...(app?.codes ?? [])] };
}

async function givePassword(page: Page, who: Credentials): Promise<void> {
  await sendLogin(page, who);
  await untilSaid(page, 'Drugi korak');
}

async function giveCode(page: Page, code: string | undefined): Promise<void> {
  await page.getByLabel(/^(Kod iz aplikacije|Rezervni kod)$/).fill(code ?? '');
  await page.getByRole('button', { name: 'Potvrdi', exact: true }).click();
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const inPanel = (page: Page): Promise<void> => page.waitForURL('**/admin-panel');

async function enterByKey(page: Page): Promise<void> {
  await press(page, 'Prijavi se ključem');
  await inPanel(page);
}

async function enterByCode(page: Page, who: Credentials, code: string | undefined): Promise<void> {
  await givePassword(page, who);
  await giveCode(page, code);
  await inPanel(page);
}

/** The browser forgets the session, and shows the form. */
async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto(new URL('/ap-login', page.url()).href);
}

const close = ({ page }: Computer): Promise<void> => page.context().close();

test.describe('a member of staff', () => {
  const people = Array.from({ length: 18 }, (_, number) =>
    newUser(`osoba${String(number)}`, `Osoba ${String(number)}`, ['Vesti']),
  );
  let product: Product;
  let admin: HeldSession;
  let next = 0;
  test.beforeAll(async () => {
    product = await startProduct({ content: 'none', moderators: people });
    admin = await sessionFor(product, administratorOf(product));
  });
  test.afterAll(() => product.stop());

  function somebody(): NewUser {
    const person = people[next++];
    if (!person) throw new Error('Too few people');
    return person;
  }
  const equipped = (browser: Browser, key: boolean, app: boolean) =>
    equip(browser, product, somebody(), { key, app });

  test('who lost a key gives the code of an app', async ({ browser }) => {
    const own = await equipped(browser, true, true);
    await loseKeys(own.device);
    await press(own.page, 'Prijavi se ključem');
    await untilSaid(own.page, NO_KEY);
    await enterByCode(own.page, own.who, own.code(0));
    await close(own);
  });

  test('who lost the only key gives a code on paper, and adds another', async ({ browser }) => {
    const own = await equipped(browser, true, false);
    await loseKeys(own.device);
    await enterByCode(own.page, own.who, own.codes[0]);
    await addKey(own.page, product.url, await sessionOf(own.page, product.url));
    await signOut(own.page);
    await enterByKey(own.page);
    await close(own);
  });

  test('who lost the telephone confirms by key', async ({ browser }) => {
    const own = await equipped(browser, true, true);
    await givePassword(own.page, own.who);
    await press(own.page, 'Potvrdi ključem');
    await inPanel(own.page);
    await close(own);
  });

  test('who lost the only telephone gives a code on paper, and sets a new one up', async ({
    browser,
  }) => {
    const own = await equipped(browser, false, true);
    await enterByCode(own.page, own.who, own.codes[0]);
    const { code } = await addApp(product.url, await sessionOf(own.page, product.url));
    await signOut(own.page);
    await givePassword(own.page, own.who);
    await giveCode(own.page, own.code(0));
    await expect(own.page.getByText(/^Kod nije tačan/)).toBeVisible();
    await giveCode(own.page, code(0));
    await inPanel(own.page);
    await close(own);
  });

  test('who lost the codes on paper makes new ones', async ({ browser }) => {
    const own = await equipped(browser, false, true);
    const { recoveryCodes } = await call<Changed>(product.url, own.held, 'NewRecoveryCodes', FRESH);
    await givePassword(own.page, own.who);
    await giveCode(own.page, own.codes[0]);
    await expect(own.page.getByText(/^Kod nije tačan/)).toBeVisible();
    await giveCode(own.page, recoveryCodes?.[0]);
    await inPanel(own.page);
    await close(own);
  });

  test('who lost everything but the password asks an administrator', async ({ browser }) => {
    const own = await equipped(browser, true, true);
    await loseKeys(own.device);
    const { email } = own.who;
    const lost = { email, reason: 'Izgubljena torba' };
    await call(product.url, admin, 'RemoveFactors', lost);
    await sendLogin(own.page, own.who);
    await inPanel(own.page);
    await close(own);
  });

  test('who forgot the password signs in by key', async ({ browser }) => {
    const own = await equipped(browser, true, false);
    await enterByKey(own.page);
    await close(own);
  });

  test('who forgot the password and has no key gets a link, and gives the code', async ({
    browser,
  }) => {
    const own = await equipped(browser, false, true);
    const { email } = own.who;
    const { url } = await call<{ url: string }>(product.url, admin, 'CreateResetLink', { email });
    await own.page.goto(url);
    await sendReset(own.page, email, NEW_PASSWORD);
    await own.page.waitForURL('**/ap-login');
    await enterByCode(own.page, { email, password: NEW_PASSWORD }, own.code(0));
    await close(own);
  });

  test('whose signed-in computer was stolen is signed out of it by an administrator', async ({
    browser,
  }) => {
    const own = await equipped(browser, true, false);
    await enterByKey(own.page);
    const { email } = own.who;
    expect(await call(product.url, admin, 'EndSessions', { email })).toBe(2);
    await own.page.goto(`${product.url}/ap/nalog`);
    await own.page.waitForURL('**/ap-login');
    await close(own);
  });

  test('whose fingerprint is not recognised gives a code', async ({ browser }) => {
    const own = await equipped(browser, true, true);
    await recognise(own.device, false);
    await press(own.page, 'Prijavi se ključem');
    await untilSaid(own.page, NO_KEY);
    await givePassword(own.page, own.who);
    await press(own.page, 'Potvrdi ključem');
    await untilSaid(own.page, NO_KEY);
    await giveCode(own.page, own.code(0));
    await inPanel(own.page);
    await close(own);
  });

  test('whose key was copied, and its copy used, gives a code', async ({ browser }) => {
    const own = await equipped(browser, true, true);
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

  test('with a new computer that knows the keys signs in by key', async ({ browser }) => {
    const own = await equipped(browser, true, false);
    const other = await openComputer(browser, product.url);
    await putKeys(other.device, await keysOf(own.device));
    await enterByKey(other.page);
    await Promise.all([close(own), close(other)]);
  });

  test('with a new computer gives a code there and adds a key to it', async ({ browser }) => {
    const own = await equipped(browser, true, true);
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

  test('with a browser that makes no keys gives a code', async ({ browser }) => {
    const own = await equipped(browser, true, true);
    await own.page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    });
    await signOut(own.page);
    await givePassword(own.page, own.who);
    await expect(own.page.getByRole('button', { name: /ključem/ })).toHaveCount(0);
    await giveCode(own.page, own.code(0));
    await inPanel(own.page);
    await close(own);
  });

  test('whose telephone has the wrong time gives a code on paper', async ({ browser }) => {
    const own = await equipped(browser, false, true);
    await givePassword(own.page, own.who);
    await giveCode(own.page, own.code(20));
    await expect(own.page.getByText(/^Kod nije tačan/)).toBeVisible();
    await giveCode(own.page, own.codes[0]);
    await inPanel(own.page);
    await close(own);
  });

  test('whose password strangers guess signs in by key', async ({ browser }) => {
    const own = await equipped(browser, true, true);
    const stranger = await openComputer(browser, product.url);
    const guess = { email: own.who.email, password: 'pogrešna lozinka' };
    for (let time = 0; time < 5; time += 1) {
      await sendLogin(stranger.page, guess);
      await expect(stranger.page.getByRole('alert')).not.toBeEmpty();
      await stranger.page.reload();
    }
    await sendLogin(stranger.page, own.who);
    await expect(stranger.page.getByText(/^Previše neuspešnih pokušaja/)).toBeVisible();
    await enterByKey(own.page);
    await Promise.all([close(own), close(stranger)]);
  });

  test('who was made an administrator and demoted keeps the key', async ({ browser }) => {
    const own = await equipped(browser, true, false);
    const { email } = own.who;
    for (const roleId of [1, 2]) {
      const change = { email, roleId };
      const path = '/api/UserAuth/ChangeRole';
      expect((await askAs(product.url, admin, 'PUT', path, change)).status).toBe(200);
      await signOut(own.page);
      await enterByKey(own.page);
    }
    await close(own);
  });
});

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

test.describe('the only administrator', () => {
  const COMMANDS = new URL('../../graphql-server/dist/commands/', import.meta.url);
  const STRANGE = 'https://novi.example';
  let product: Product;
  let folder: string;
  let dataDir: string;
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'centar-ways-'));
    dataDir = join(folder, 'data');
    await cp(join(process.env['E2E_TEMPLATES'] ?? '', 'none'), dataDir, { recursive: true });
  });
  test.afterEach(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(options: ProductOptions = {}): Promise<Credentials> {
    product = await startProduct({ content: 'none', dataDir, ...options });
    return administratorOf(product);
  }

  /** A command on the server. */
  async function onServer(name: string, of: string, ...words: string[]): Promise<string> {
    const command = fileURLToPath(new URL(`${name}.js`, COMMANDS));
    const env = { PATH: process.env['PATH'], DATA_DIR: of, PUBLIC_URL: product.url };
    return (await run(process.execPath, [command, ...words], { env })).stdout;
  }

  test('who lost everything is let in by two commands, without mail', async ({ browser }) => {
    const who = await start();
    const own = await equip(browser, product, who, { key: true, app: true });
    await loseKeys(own.device);
    await onServer('removeSecondFactor', dataDir, who.email);
    await sendLogin(own.page, who);
    await own.page.waitForURL('**/ap/drugi-korak');
    await signOut(own.page);

    const said = await onServer('resetLink', dataDir, who.email);
    await own.page.goto(said.split('\n')[0] ?? '');
    await sendReset(own.page, who.email, NEW_PASSWORD);
    await own.page.waitForURL('**/ap-login');
    await sendLogin(own.page, { ...who, password: NEW_PASSWORD });
    await own.page.waitForURL('**/ap/drugi-korak');
    await close(own);
  });

  test('who let the days of grace pass can still add a key, and then work', async ({ browser }) => {
    const who = await start({ env: { SECOND_FACTOR_GRACE_DAYS: '0' } });
    const own = await openComputer(browser, product.url);
    await sendLogin(own.page, who);
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

  test('of a restored backup uses the key of its moment, without its keys a code', async ({
    browser,
  }) => {
    const who = await start();
    const own = await equip(browser, product, who, { key: true, app: true });
    const said = await onServer('backup', dataDir, join(folder, 'backups'));
    const backup = /^The backup: (\S+) \(/m.exec(said)?.[1] ?? '';
    const other = await openComputer(browser, product.url);
    await addKey(other.page, product.url, own.held);
    await product.stop();
    const restored = join(folder, 'restored');
    await onServer('restore', restored, backup);
    const { port } = product;
    await start({ dataDir: restored, port });

    await signOut(other.page);
    await press(other.page, 'Prijavi se ključem');
    await expect(other.page.getByText(/^Ovaj ključ ne pripada nijednom nalogu/)).toBeVisible();
    await signOut(own.page);
    await enterByKey(own.page);

    await product.stop();
    await rm(join(restored, 'secrets.json'));
    await start({ dataDir: restored, port });
    await signOut(other.page);
    await givePassword(other.page, who);
    await expect(other.page.getByLabel('Kod iz aplikacije')).toHaveCount(0);
    await giveCode(other.page, own.codes[0]);
    await inPanel(other.page);
    await Promise.all([close(own), close(other)]);
  });

  test('of a site with another address gives a code, and adds a key there', async ({ browser }) => {
    const who = await start();
    const own = await equip(browser, product, who, { key: true, app: true });
    await product.stop();
    await start({ port: product.port, env: { PUBLIC_URL: STRANGE } });
    await own.page.route(`${STRANGE}/**`, (route) => throughProxy(route, product));
    await own.page.goto(`${STRANGE}/ap-login`);
    await press(own.page, 'Prijavi se ključem');
    await untilSaid(own.page, NO_KEY);
    await givePassword(own.page, who);
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
  });

  test('of a site at a bare number gives a code', async ({ browser }) => {
    const who = await start();
    const own = await equip(browser, product, who, { key: true, app: true });
    await product.stop();
    const { port } = product;
    const url = `http://127.0.0.1:${String(port)}`;
    await start({ port, env: { PUBLIC_URL: url } });
    await own.page.goto(`${url}/ap-login`);
    await givePassword(own.page, who);
    await expect(own.page.getByRole('button', { name: /ključem/ })).toHaveCount(0);
    await giveCode(own.page, own.code(0));
    await inPanel(own.page);
    await close(own);
  });
});
