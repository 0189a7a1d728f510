import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { LoginAnswer } from '@centar/domain/user.ts';
import { SESSION_KEYS } from '../src/shared/staffSession.ts';
import { readList, type NewsItem } from './publicContent.ts';
import { asNewVisitor } from './windows.ts';
import type { Product } from './product.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Whether the 4th to 6th of December are days of one week, Monday to Sunday. */
const inOneWeek = (year: number): boolean => {
  const weekday = new Date(Date.UTC(year, 11, 4)).getUTCDay();
  return weekday >= 1 && weekday <= 5;
};

/** A year in which everything is still to happen, whenever the tests run; its 4th to 6th of December are in one week. */
export const LATER_YEAR = String(
  [5, 6, 7, 8].map((years) => new Date().getFullYear() + years).find(inOneWeek),
);

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The first administrator of a started product. */
export const administratorOf = ({ adminEmail, adminPassword }: Product): Credentials => ({
  email: adminEmail,
  password: adminPassword,
});

/** Fills in the sign-in form and sends it. */
export async function sendLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** An address that no server is asked for: an empty page of the product's origin, to sign in from. */
const NOWHERE = '/prazna-strana';

/** Signs in as the form does, without its screen: what the form itself does has a journey of its own (`staff.e2e.ts`). */
async function signIn(page: Page, url: string, who: Credentials): Promise<void> {
  await page.route(url + NOWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(url + NOWHERE);
  // While anything is intercepted the browser asks for each file again.
  await page.unroute(url + NOWHERE);
  const status = await page.evaluate(
    async ({ email, password, keys }) => {
      const answer = await fetch('/api/UserAuth/Login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      if (answer.ok) {
        const { token, expiresIn, user } = (await answer.json()) as LoginAnswer;
        const expiry = new Date(Date.now() + expiresIn * 1000).toISOString();
        localStorage.setItem(keys.user, JSON.stringify(user));
        localStorage.setItem(keys.expiry, expiry);
        localStorage.setItem(keys.token, token);
      }
      return answer.status;
    },
    { email: who.email, password: who.password, keys: SESSION_KEYS },
  );
  if (status !== 200) throw new Error(`${who.email} was not signed in: ${String(status)}`);
}

/**
 * Opens a staff address in a browser of its own, with a session of its own. Popups and drawers come without their motion,
 * which would have to be drawn frame by frame; `staff.e2e.ts` and the component tests have it.
 */
export async function openSignedIn(
  browser: Browser,
  { url }: Product,
  who: Credentials,
  path = '/admin-panel',
  viewport = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, url, who);
  await page.goto(url + path);
  return page;
}

/** Waits until a sentence stands on the page, exactly. */
export async function untilSaid(on: Page | Locator, text: string): Promise<void> {
  await expect(on.getByText(text, { exact: true }).first()).toBeVisible();
}

/** The written fields of a piece of news. */
export interface NewsText {
  readonly author: string;
  readonly theme: string;
  readonly title: string;
  readonly description: string;
}

const LABELS = { author: 'Autor', theme: 'Tema', title: 'Naslov', description: 'Opis' } as const;
const NAMES = Object.keys(LABELS) as (keyof NewsText)[];

const fieldOf = (page: Page, name: keyof NewsText) =>
  page.locator('form').getByLabel(LABELS[name], { exact: true });

/** Types the given fields of the open news form. */
export async function typeNews(page: Page, text: Partial<NewsText>): Promise<void> {
  for (const name of NAMES) {
    if (text[name] !== undefined) await fieldOf(page, name).fill(text[name]);
  }
}

/** The values of the open news form. */
export async function typedNews(page: Page): Promise<NewsText> {
  const values = await Promise.all(
    NAMES.map(async (name) => [name, await fieldOf(page, name).inputValue()] as const),
  );
  return Object.fromEntries(values) as unknown as NewsText;
}

/** Presses the form's save button. */
export async function save(page: Page): Promise<void> {
  await page.locator('form').getByRole('button', { name: 'Sacuvaj' }).click();
}

/** From the dialog over a list to the item's own screen. For a moment after the address has changed the dialog still takes text. */
export async function openOwnScreen(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Otvori na posebnoj strani/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A text of which only the title matters. */
export const newsText = (title: string): NewsText => ({
  author: 'Uprava Centra',
  theme: 'Proba',
  title,
  description: `Uvod vesti: ${title}.\n\nDrugi pasus sa č, ć, ž, š i đ.`,
});

/** A picture of noise, which no compression makes small, as a file to choose. */
export async function picture(
  name: string,
  side: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const image = sharp({
    create: { width: side, height: side, channels: 3, background: '#0b6b45', noise },
  });
  const isPng = name.endsWith('.png');
  return {
    name,
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    buffer: await (isPng ? image.png() : image.jpeg({ quality: 95 })).toBuffer(),
  };
}

/** Limits how fast a page can send, in bytes a second; gives the way to lift the limit. */
export async function slowUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = async (uploadThroughput: number): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
  await session.send('Network.enable');
  await limit(bytesPerSecond);
  return () => limit(-1);
}

/** All news with this title, as visitors can read them by REST. */
export async function newsNamed({ url }: Product, title: string): Promise<NewsItem[]> {
  const all = await readList<NewsItem>(url, 'News/GetAllNews');
  return all.filter((item) => item.title === title);
}

/** The one piece of news with this title. Throws when there is none, or more than one. */
export async function onlyNewsNamed(product: Product, title: string): Promise<NewsItem> {
  const [item, ...more] = await newsNamed(product, title);
  if (!item || more.length > 0) throw new Error(`Not exactly one piece of news named ${title}`);
  return item;
}

/** Looks at a public address as somebody who was never here. */
export async function asVisitor<T>(
  browser: Browser,
  { url }: Product,
  path: string,
  look: (page: Page, status: number) => Promise<T>,
): Promise<T> {
  return asNewVisitor(browser, url, { viewport: PHONE }, async (page) => {
    const answer = await page.goto(url + path);
    return look(page, answer?.status() ?? 0);
  });
}

/** The address of the picture that visitors of a piece of news get, once it has loaded. */
export async function pictureOfNews(
  browser: Browser,
  product: Product,
  id: number,
): Promise<string> {
  return asVisitor(browser, product, `/news/${String(id)}`, async (page) => {
    const picture = await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('main img');
      return image && image.naturalWidth > 0 ? image.src : undefined;
    });
    return (await picture.jsonValue()) ?? '';
  });
}

/** The titles that visitors find on the page of all news. */
export async function titlesOfNews(browser: Browser, product: Product): Promise<string[]> {
  return asVisitor(browser, product, '/news-list', (page) =>
    page.getByRole('main').getByRole('link').getByRole('heading').allTextContents(),
  );
}

/** The session of a signed-in browser, for requests in its name. */
export interface HeldSession {
  readonly token: string;
  readonly cookies: string;
  readonly xsrf: string;
}

/** Reads the session of a signed-in page. */
export async function sessionOf(page: Page, url: string): Promise<HeldSession> {
  const cookies = await page.context().cookies(url);
  return {
    token: (await page.evaluate(() => localStorage.getItem('token'))) ?? '',
    cookies: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    xsrf: cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  };
}

/** Asks a REST call with a session, as the browser that holds it would. */
export async function askAs(
  url: string,
  { token, cookies, xsrf }: HeldSession,
  method: string,
  call: string,
  body?: object | FormData,
): Promise<Response> {
  return fetch(url + call, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      cookie: cookies,
      origin: url,
      'x-xsrf-token': decodeURIComponent(xsrf),
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
}

/** Ends the page's session on the server alone, as its expiry would. */
export async function endSession(page: Page, url: string): Promise<void> {
  const answer = await askAs(url, await sessionOf(page, url), 'POST', '/api/UserAuth/Logout');
  if (!answer.ok) throw new Error(`The session was not ended: ${String(answer.status)}`);
}

/** Names a place that is none of the halls of the settings. */
export async function typePlace(
  within: Page | Locator,
  label: string,
  place: string,
): Promise<void> {
  await within.getByLabel(label).first().selectOption('Drugo mesto…');
  await within.getByLabel(`${label}: drugo mesto`).fill(place);
}

/** The summary cards of a dashboard. */
export const summaryCards = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('link', { name: /^Pogledaj detalje: / }) });
