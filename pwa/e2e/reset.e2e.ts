import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { opensTheDoor, rowOf, sendReset, type NewUser } from './accountSteps.ts';
import { storedText } from './browser.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startProduct, type Product } from './product.ts';
import { administratorOf, DESKTOP, openSignedIn, PHONE, untilSaid } from './staffSteps.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCREEN = '/ap/reset-password';
const NEW = 'sedam plavih čamaca';
const SENT = 'Ako nalog sa ovom adresom postoji, poslat je link za izmenu lozinke.';
const DONE = 'Lozinka je izmenjena. Prijavite se novom lozinkom.';
const LINK = /\S+\/ap\/reset-password#kod=\S+/;

const milos: NewUser = {
  name: 'Miloš Đokić',
  email: 'milos@centar.local',
  password: 'stara lozinka čamca',
  roleAccess: ['Vesti'],
};

let browser: Browser;
test.beforeAll(({ browser: launched }) => {
  browser = launched;
});

async function visit(address: string, viewport = DESKTOP): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.goto(address);
  return page;
}
const close = (page: Page): Promise<void> => page.context().close();
const codeOf = (link: string): string => link.split('#kod=')[1] ?? '';

/** Everything of a page's history that scripts can see. */
const history = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      window.location.href,
      window.history.state,
      (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
    ]),
  );

test.describe('with a mail server', () => {
  let mailbox: Mailbox;
  let product: Product;

  test.beforeAll(async () => {
    mailbox = await startMailbox();
    product = await startProduct({
      content: 'none',
      moderators: [milos],
      env: { SMTP_URL: mailbox.url, MAIL_FROM: 'sajt@centar.example' },
    });
  });
  test.afterAll(() => Promise.all([product.stop(), mailbox.close()]));

  async function mailedLink(count: number): Promise<string> {
    await expect
      .poll(() => mailbox.to(milos.email).filter((text) => LINK.test(text)).length, {
        timeout: 10_000,
      })
      .toBe(count);
    return LINK.exec(mailbox.to(milos.email).at(-1) ?? '')?.[0] ?? '';
  }

  test('a request shows the same text for unknown accounts and changes nothing', async () => {
    const page = await visit(product.url + SCREEN);
    const said: (string | null)[] = [];
    for (const email of [milos.email, 'nikoga@centar.local']) {
      await sendReset(page, email, NEW);
      await untilSaid(page, SENT);
      said.push(await page.locator('main').textContent());
      await page.reload();
    }
    expect(said[0]).toBe(said[1]);
    expect(await opensTheDoor(product, { ...milos, password: NEW })).toBe(false);
    expect(await opensTheDoor(product, milos)).toBe(true);
    expect(await mailedLink(1)).toContain(product.url);
    expect(mailbox.to('nikoga@centar.local')).toEqual([]);
    await close(page);
  });

  test('sets the password by the mailed link, ends all sessions, and works once', async () => {
    const signedIn = await openSignedIn(browser, product, milos);
    const page = await visit(product.url + SCREEN, PHONE);
    await sendReset(page, milos.email, NEW);
    await untilSaid(page, SENT);
    const link = await mailedLink(2);
    await close(page);

    const own = await visit(link, PHONE);
    await sendReset(own, milos.email, NEW);
    await own.waitForURL(`${product.url}/ap-login`);
    await untilSaid(own, DONE);
    expect(await opensTheDoor(product, milos)).toBe(false);
    expect(await opensTheDoor(product, { ...milos, password: NEW })).toBe(true);
    await signedIn.locator('aside').getByRole('link', { name: 'Vesti' }).click();
    await signedIn.waitForURL('**/ap-login');

    const late = await visit(link);
    await sendReset(late, milos.email, 'osam žutih kišobrana');
    await untilSaid(late, 'Problem prilikom izmene passworda');
    await untilSaid(late, 'Molimo proverite da li ste dobro uneli email.');
    expect(await opensTheDoor(product, { ...milos, password: NEW })).toBe(true);
    await late.getByRole('button', { name: 'Zatvori' }).click();
    await late.getByRole('button', { name: 'Zatraži novi link' }).click();
    await sendReset(late, milos.email, 'osam žutih kišobrana');
    await untilSaid(late, SENT);
    for (const one of [signedIn, own, late]) await close(one);
  });

  test('keeps the code out of the address, the history, the storage and every other request', async () => {
    const code = 'K'.repeat(43);
    const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
    const carried: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      carried.push(`${request.method()} ${request.url().split('#')[0] ?? ''} ${referer}`);
      const isReset = request.postData()?.includes('ResetPassword') ?? false;
      if (!isReset) carried.push(request.postData() ?? '');
    });
    await page.goto(`${product.url}/`);
    await page.goto(`${product.url}${SCREEN}#kod=${code}`);
    await page.getByLabel('E-pošta').waitFor();
    await expect(page).toHaveURL(product.url + SCREEN);
    expect(await history(page)).not.toContain(code);
    expect(await storedText(page)).not.toContain(code);

    // Another address: an account has five attempts an hour, which the tests above have used.
    await sendReset(page, 'nikoga@centar.local', NEW);
    await untilSaid(page, 'Problem prilikom izmene passworda');
    expect(carried.join('\n')).not.toContain(code);
    await page.getByRole('button', { name: 'Zatvori' }).click();
    await page.getByRole('link', { name: 'Nazad na prijavu' }).click();
    await page.waitForURL('**/ap-login');
    expect(await history(page)).not.toContain(code);
    await page.evaluate(() => {
      window.history.back();
    });
    await page.waitForURL(product.url + SCREEN);
    await untilSaid(page, 'Izmeni lozinku');
    await sendReset(page, 'nikoga@centar.local', NEW);
    await untilSaid(page, SENT);
    await close(page);
  });

  test('takes the code of a link that is opened where the screen stands already', async () => {
    const page = await visit(product.url + SCREEN);
    await page.getByLabel('E-pošta').waitFor();
    await page.evaluate(() => {
      window.location.hash = '#kod=drugi-kod';
    });
    await page.getByText('Posle izmene se prijavljujete ponovo', { exact: false }).waitFor();
    await expect(page).toHaveURL(product.url + SCREEN);
    expect(await history(page)).not.toContain('drugi-kod');
    await close(page);
  });

  test('checks what is typed before anything is sent', async () => {
    const page = await visit(product.url + SCREEN);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    const unequal = 'Greska prilikom provere lozinki. Unesite opet.';
    await sendReset(page, milos.email, NEW, 'nesto drugo');
    await untilSaid(page, unequal);
    await sendReset(page, '', NEW);
    await untilSaid(page, unequal);
    await sendReset(page, milos.email, 'kratka');
    await untilSaid(page, 'Lozinka mora imati najmanje 8 znakova.');
    await sendReset(page, milos.email, 'lozinka123');
    await page.getByText('Ovu lozinku je lako pogoditi.', { exact: false }).waitFor();
    expect(calls).toEqual([]);
    await page.context().setOffline(true);
    await sendReset(page, milos.email, NEW);
    await untilSaid(page, 'Greska, molimo pokusajte kasnije');
    await close(page);
  });
});

test.describe('without a mail server', () => {
  let product: Product;
  let admin: Page;

  test.beforeAll(async () => {
    product = await startProduct({ content: 'none', moderators: [milos] });
    admin = await openSignedIn(browser, product, administratorOf(product));
  });
  test.afterAll(async () => {
    await close(admin);
    await product.stop();
  });

  test('without e-mail an administrator passes on a reset link', async () => {
    const page = await visit(product.url + SCREEN);
    await sendReset(page, milos.email, NEW);
    await untilSaid(page, SENT);
    await close(page);

    await admin.reload();
    const row = rowOf(admin, milos.name);
    await untilSaid(row, 'Čeka novu lozinku');
    await row.getByRole('button', { name: 'Link za lozinku' }).click();
    const dialog = admin.getByRole('dialog');
    const link = await dialog.getByLabel('Jednokratni link').inputValue();
    expect(link).toMatch(LINK);
    await dialog.getByText(/^Važi do \d\d\.\d\d\.\d{4} \d\d:\d\d, samo jednom\./).waitFor();
    await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Kopiraj link' }).click();
    await untilSaid(dialog, 'Link je kopiran.');
    expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await dialog.getByRole('button', { name: 'Zatvori' }).last().click();
    await row.getByText('Čeka novu lozinku').waitFor({ state: 'detached' });
    expect(await admin.content()).not.toContain(codeOf(link));
    expect(await storedText(admin)).not.toContain(codeOf(link));

    const own = await visit(link);
    await sendReset(own, milos.email, NEW);
    await own.waitForURL('**/ap-login');
    await untilSaid(own, DONE);
    await close(own);
    expect(await opensTheDoor(product, { ...milos, password: NEW })).toBe(true);
    expect(await opensTheDoor(product, milos)).toBe(false);
  });

  test('the console command creates a reset link for the only administrator', async () => {
    const { stdout } = await promisify(execFile)(
      'npm',
      ['run', '--silent', 'reset-link', '--', product.adminEmail],
      {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port) },
        timeout: 60_000,
      },
    );
    const link = LINK.exec(stdout)?.[0] ?? '';
    expect(link).toContain(`${product.url}${SCREEN}#kod=`);
    const page = await visit(link);
    await sendReset(page, product.adminEmail, NEW);
    await page.waitForURL('**/ap-login');
    await close(page);
    const { email } = administratorOf(product);
    expect(await opensTheDoor(product, { email, password: NEW })).toBe(true);
    expect(await opensTheDoor(product, administratorOf(product))).toBe(false);
    await admin.locator('aside').getByRole('link', { name: 'moj nalog' }).click();
    await admin.waitForURL('**/ap-login');
  });
});
