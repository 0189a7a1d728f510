import type { Browser, Page } from '@playwright/test';
import { addAuthenticator, authenticatorApp, type Authenticator } from './authenticators.ts';
import type { Product } from './product.ts';
import {
  askAs,
  DESKTOP,
  sendLogin,
  sessionFor,
  untilSaid,
  type Credentials,
  type HeldSession,
} from './staffSteps.ts';

export const NO_KEY = 'Prijava ključem nije uspela. Pokušajte ponovo ili upišite lozinku.';
export const FRESH = { currentPassword: null };

/** A browser with a device for keys; keys are asked for by buttons alone. */
export interface Computer {
  readonly page: Page;
  readonly device: Authenticator;
}

/** What a person has for signing in. */
export interface Equipped extends Computer {
  readonly who: Credentials;
  readonly held: HeldSession;
  readonly code: (steps: number) => string;
  /** On paper. */
  readonly codes: readonly string[];
}

export async function openComputer(browser: Browser, url: string): Promise<Computer> {
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await addAuthenticator(page);
  await page.goto(`${url}/ap-login`);
  return { page, device };
}

export async function call<Body>(url: string, held: HeldSession, path: string, body: object) {
  const answer = await askAs(url, held, 'POST', `/api/UserAuth/${path}`, body);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

export interface Changed {
  readonly recoveryCodes: readonly string[] | null;
}

/** As 'Dodaj ključ' does; `signInKeys.e2e.ts` presses it. */
export async function addKey(page: Page, url: string, held: HeldSession) {
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

export async function addApp(url: string, held: HeldSession) {
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

export async function equip(
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

export async function givePassword(page: Page, who: Credentials): Promise<void> {
  await sendLogin(page, who);
  await untilSaid(page, 'Drugi korak');
}

export async function giveCode(page: Page, code: string | undefined): Promise<void> {
  await page.getByLabel(/^(Kod iz aplikacije|Rezervni kod)$/).fill(code ?? '');
  await page.getByRole('button', { name: 'Potvrdi', exact: true }).click();
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const inPanel = (page: Page): Promise<void> => page.waitForURL('**/admin-panel');

export async function enterByKey(page: Page): Promise<void> {
  await press(page, 'Prijavi se ključem');
  await inPanel(page);
}

export async function enterByCode(
  page: Page,
  who: Credentials,
  code: string | undefined,
): Promise<void> {
  await givePassword(page, who);
  await giveCode(page, code);
  await inPanel(page);
}

/** The browser forgets the session, and shows the form. */
export async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto(new URL('/ap-login', page.url()).href);
}

export const close = ({ page }: Computer): Promise<void> => page.context().close();
