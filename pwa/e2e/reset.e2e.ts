import { expect, test, type Browser, type Page } from '@playwright/test';
import { opensTheDoor, sendReset, type NewUser } from './accountSteps.ts';
import { storedText } from './browser.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startProduct, type Product } from './product.ts';
import { DESKTOP, PHONE, untilSaid } from './staffSteps.ts';

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

let browser: Browser;
let mailbox: Mailbox;
let product: Product;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  mailbox = await startMailbox();
  product = await startProduct({
    content: 'none',
    moderators: [milos],
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'sajt@centar.example' },
  });
});
test.afterAll(() => Promise.all([product.stop(), mailbox.close()]));

async function mailedLink(): Promise<string> {
  await expect.poll(() => mailbox.to(milos.email).some((text) => LINK.test(text))).toBe(true);
  return LINK.exec(mailbox.to(milos.email).at(-1) ?? '')?.[0] ?? '';
}

test('a mailed link sets the password once, and no request betrays an account', async () => {
  const page = await visit(product.url + SCREEN, PHONE);
  const said: (string | null)[] = [];
  for (const email of ['nikoga@centar.local', milos.email]) {
    await page.reload();
    await sendReset(page, email, NEW);
    await untilSaid(page, SENT);
    said.push(await page.locator('main').textContent());
  }
  expect(said[0]).toBe(said[1]);
  expect(await opensTheDoor(product, milos)).toBe(true);
  const link = await mailedLink();
  expect(link).toContain(product.url);
  expect(mailbox.to('nikoga@centar.local')).toEqual([]);

  // The screen is open already: only the fragment of its address changes.
  await page.goto(link);
  await page.getByText('Posle izmene se prijavljujete ponovo', { exact: false }).waitFor();
  await expect(page).toHaveURL(product.url + SCREEN);
  expect(await history(page)).not.toContain(codeOf(link));
  await sendReset(page, milos.email, NEW);
  await page.waitForURL(`${product.url}/ap-login`);
  await untilSaid(page, DONE);
  expect(await opensTheDoor(product, milos)).toBe(false);
  expect(await opensTheDoor(product, { ...milos, password: NEW })).toBe(true);

  await page.goto(link);
  await sendReset(page, milos.email, 'osam žutih kišobrana');
  await untilSaid(page, 'Problem prilikom izmene passworda');
  await untilSaid(page, 'Molimo proverite da li ste dobro uneli email.');
  expect(await opensTheDoor(product, { ...milos, password: NEW })).toBe(true);
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await page.getByRole('button', { name: 'Zatraži novi link' }).click();
  await sendReset(page, milos.email, 'osam žutih kišobrana');
  await untilSaid(page, SENT);
  await close(page);
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
