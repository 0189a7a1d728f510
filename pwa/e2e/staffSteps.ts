import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { LoginAnswer } from '@centar/domain/user.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { SESSION_KEYS } from '../src/shared/staffSession.ts';
import { readList, type NewsItem } from './publicContent.ts';
import { asNewVisitor } from './windows.ts';
import type { Product } from './product.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Whether December 4 to 6 are in one week from Monday to Sunday. */
const inOneWeek = (year: number): boolean => {
  const weekday = new Date(Date.UTC(year, 11, 4)).getUTCDay();
  return weekday >= 1 && weekday <= 5;
};

/** A future year, whenever the tests run, in which December 4 to 6 are in one week. */
export const LATER_YEAR = String(
  [5, 6, 7, 8].map((years) => new Date().getFullYear() + years).find(inOneWeek),
);

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const administratorOf = ({ adminEmail, adminPassword }: Product): Credentials => ({
  email: adminEmail,
  password: adminPassword,
});

export async function sendLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** An empty page of the product's origin for signing in; it is not requested from the server. */
const NOWHERE = '/prazna-strana';

/** Signs in without the screen of the form, which `staff.e2e.ts` tests. */
async function signIn(page: Page, url: string, who: Credentials): Promise<void> {
  await page.route(url + NOWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(url + NOWHERE);
  // While a route is intercepted, the browser's cache is disabled.
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
 * Opens a staff address in a separate browser context and session. Popups and drawers have no
 * animation, which would only take time; `staff.e2e.ts` and the component tests cover it.
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

/** Navigates within the panel, which takes half as long as a page load. */
export async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the page shows exactly this sentence. */
export async function untilSaid(on: Page | Locator, text: string): Promise<void> {
  await expect(on.getByText(text, { exact: true }).first()).toBeVisible();
}

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

export async function typeNews(page: Page, text: Partial<NewsText>): Promise<void> {
  for (const name of NAMES) {
    if (text[name] !== undefined) await fieldOf(page, name).fill(text[name]);
  }
}

export async function typedNews(page: Page): Promise<NewsText> {
  const values = await Promise.all(
    NAMES.map(async (name) => {
      // The description is a plain field until the editor's code is there.
      const value = await fieldOf(page, name).evaluate((field: HTMLElement) =>
        'value' in field ? String(field.value) : field.innerText,
      );
      return [name, value] as const;
    }),
  );
  return Object.fromEntries(values) as unknown as NewsText;
}

export async function save(page: Page): Promise<void> {
  await page.locator('form').getByRole('button', { name: 'Sacuvaj' }).click();
}

/**
 * From the dialog over a list to the item's screen. For a moment after the address has changed the
 * dialog still accepts text.
 */
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

/** A picture of noise, which does not compress, as a file to choose. */
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

/**
 * Limits the upload speed of a page, in bytes per second; returns a function that removes the
 * limit.
 */
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

/** All public news with this title, by REST. */
export async function newsNamed({ url }: Product, title: string): Promise<NewsItem[]> {
  const all = await readList<NewsItem>(url, 'News/GetAllNews');
  return all.filter((item) => item.title === title);
}

/** Throws unless there is exactly one. */
export async function onlyNewsNamed(product: Product, title: string): Promise<NewsItem> {
  const [item, ...more] = await newsNamed(product, title);
  if (!item || more.length > 0) throw new Error(`Not exactly one piece of news named ${title}`);
  return item;
}

/** Opens a public address as a new visitor. */
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

/** The titles on the public list of news, as the server renders it. */
export async function titlesOfNews({ url }: Product): Promise<string[]> {
  const html = await (await fetch(`${url}/news-list`)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<a\b(?:(?!<\/a>).)*?<(h[2-4])\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , title = '']) => title.replaceAll(/<[^>]*>/g, ''),
  );
}

/** The status with which a public address answers. */
export const statusOf = async ({ url }: Product, path: string): Promise<number> =>
  (await fetch(url + path)).status;

/** The session of a signed-in browser, for requests with it. */
export interface HeldSession {
  readonly token: string;
  readonly cookies: string;
  readonly xsrf: string;
}

export async function sessionOf(page: Page, url: string): Promise<HeldSession> {
  const cookies = await page.context().cookies(url);
  return {
    token: (await page.evaluate(() => localStorage.getItem('token'))) ?? '',
    cookies: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    xsrf: cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  };
}

/** Signs in without a browser, as a program does. */
export async function sessionFor({ url }: Product, who: Credentials): Promise<HeldSession> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(who);
  const answer = await fetch(`${url}/api/UserAuth/Login`, { method: 'POST', headers, body });
  const { token } = (await answer.json()) as LoginAnswer;
  return { token, cookies: '', xsrf: '' };
}

/** Calls REST with a session, as its browser would. */
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

type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** Signs the administrator in without a browser; returns a call that fails on any error. */
export async function askAsAdministrator({ url, ...product }: Product): Promise<Ask> {
  const send = async <Body>(path: string, body: object, token = ''): Promise<Body> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
    return (await answer.json()) as Body;
  };
  const { adminEmail: email, adminPassword: password } = product;
  const { token } = await send<{ token: string }>('/api/UserAuth/Login', { email, password });
  return async <Data>(query: string, variables = {}) => {
    const answer = await send<{ data: Data }>('/graphql', { query, variables }, token);
    expect(answer).not.toHaveProperty('errors');
    return answer.data;
  };
}

/** Adds a workshop that takes reservations; begins tomorrow. */
export async function addWorkshop(
  ask: Ask,
  places: number,
): Promise<{ readonly dateKey: string; readonly offerId: number }> {
  const { createProgram } = await ask<{ createProgram: { id: number } }>(
    'mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }',
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
  const dateKey = `program-${String(createProgram.id)}`;
  const { saveReservationOffer } = await ask<{ saveReservationOffer: { id: number } }>(
    'mutation ($dateKey: String!, $input: ReservationOfferInput!) { saveReservationOffer(dateKey: $dateKey, input: $input) { id } }',
    { dateKey, input: { places } },
  );
  return { dateKey, offerId: saveReservationOffer.id };
}

/** Enters a place that is not a hall of the settings. */
export async function typePlace(
  within: Page | Locator,
  label: string,
  place: string,
): Promise<void> {
  await within.getByLabel(label).first().selectOption('Drugo mesto…');
  await within.getByLabel(`${label}: drugo mesto`).fill(place);
}
