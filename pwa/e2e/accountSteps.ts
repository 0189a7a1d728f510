import type { Locator, Page } from '@playwright/test';
import type { Section } from '@centar/domain/sections.ts';
import type { Product } from './product.ts';
import { askAs, sessionOf, type Credentials } from './staffSteps.ts';

export interface NewUser extends Credentials {
  readonly name: string;
  readonly roleAccess: readonly Section[];
}

/** The password of all users from `newUser`. */
export const PASSWORD = 'sedam plavih čamaca';

/** Data of a new user; `word` becomes part of the address. */
export const newUser = (
  word: string,
  name: string,
  roleAccess: NewUser['roleAccess'] = [],
): NewUser => ({ name, email: `${word}@centar.local`, password: PASSWORD, roleAccess });

/** Adds a moderator by REST as the signed-in administrator. */
export async function addUser(admin: Page, { url }: Product, user: NewUser): Promise<void> {
  const held = await sessionOf(admin, url);
  const answer = await askAs(url, held, 'POST', '/api/UserAuth/CreateUser', user);
  if (answer.status !== 201) throw new Error(`The user was not added: ${await answer.text()}`);
}

/** The labels of the sidebar's links, without those of the account. */
export async function sidebarLinks(page: Page): Promise<string[]> {
  const links = page.locator('aside nav a');
  await links.first().waitFor({ state: 'attached' });
  return links.allTextContents();
}

/** A row of 'Lista korisnika'. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

export async function sendReset(
  page: Page,
  email: string,
  password: string,
  again = password,
): Promise<void> {
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Nova lozinka').fill(password);
  await page.getByLabel('Potvrdite lozinku').fill(again);
  await page.getByRole('button', { name: 'Izmeni lozinku' }).click();
}

/** Whether these credentials can sign in, checked without a browser. */
export async function opensTheDoor({ url }: Product, who: Credentials): Promise<boolean> {
  const response = await fetch(`${url}/api/UserAuth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
  });
  if (![200, 401].includes(response.status)) throw new Error(`Login: ${String(response.status)}`);
  return response.status === 200;
}

/** Toggles sections in the dialog of a user, and saves. */
export async function changeSections(
  admin: Page,
  { name }: NewUser,
  change: { readonly add?: string; readonly take?: string },
): Promise<void> {
  await rowOf(admin, name).getByRole('button', { name: 'Azuriraj' }).click();
  const dialog = admin.getByRole('dialog');
  if (change.add) await dialog.getByRole('checkbox', { name: change.add, exact: true }).check();
  if (change.take) await dialog.getByRole('checkbox', { name: change.take, exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
  await dialog.waitFor({ state: 'detached' });
}
