import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, type Browser } from '@playwright/test';
import { newUser, sendReset, type NewUser } from '../accountSteps.ts';
import { keysOf, loseKeys, putKeys } from '../authenticators.ts';
import { startProduct, type Product, type ProductOptions } from '../product.ts';
import {
  addApp,
  addKey,
  call,
  type Changed,
  close,
  enterByCode,
  enterByKey,
  equip,
  FRESH,
  giveCode,
  givePassword,
  inPanel,
  openComputer,
  press,
  signOut,
} from '../recoverySteps.ts';
import {
  administratorOf,
  askAs,
  sendLogin,
  sessionFor,
  sessionOf,
  type Credentials,
  type HeldSession,
} from '../staffSteps.ts';

// The list 'Recovery' of docs/sign-in.md, without what waysBack.e2e.ts tests. No product here has a
// mail server.

const run = promisify(execFile);
const NEW_PASSWORD = 'osam žutih kišobrana';

test.describe('a member of staff', () => {
  const people = Array.from({ length: 12 }, (_, number) =>
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

  test('with a new computer that knows the keys signs in by key', async ({ browser }) => {
    const own = await equipped(browser, true, false);
    const other = await openComputer(browser, product.url);
    await putKeys(other.device, await keysOf(own.device));
    await enterByKey(other.page);
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

test.describe('the only administrator', () => {
  const COMMANDS = new URL('../../../graphql-server/dist/commands/', import.meta.url);
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
