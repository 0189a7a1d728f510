import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from '../../tools/axe.ts';
import {
  addUser,
  answer,
  changeSections,
  newUser,
  opensTheDoor,
  PASSWORD,
  rowOf,
  sendReset,
  sidebarLinks,
} from './accountSteps.ts';
import { storedText } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  askAs,
  DESKTOP,
  leadTo,
  openSignedIn,
  PHONE,
  sendLogin,
  sessionOf,
  summaryCards,
  untilSaid,
} from './staffSteps.ts';

const QUESTION = 'Da li ste sigurni da zelite da obrisete korisnika?';

let product: Product;
let browser: Browser;
let admin: Page;

// Journeys of one installation: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none' });
  admin = await openSignedIn(browser, product, administratorOf(product));
});
test.afterAll(() => product.stop());

const close = (page: Page): Promise<void> => page.context().close();

/** The visible texts and placeholders of a screen, without labels for screen readers. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.body.innerText.split(/\n+|\t+/).map((line) => line.trim()),
    ...[...document.querySelectorAll('input')].map((input) => input.placeholder),
  ]);

/** Waits until the specification's words are shown byte for byte. */
async function untilStand(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) await expect.poll(() => wordsOf(page)).toContain(word);
}

test.describe('the first administrator', () => {
  const vesna = newUser('vesna', 'Vesna Novinić');
  const renamed = 'Vesna Novinić-Perić';
  let page: Page;
  test.beforeAll(() => {
    page = admin;
  });

  test('shows the dashboard with its sidebar of 240 px', async () => {
    const main = page.locator('main');
    await expect(main.locator('h1')).toHaveText('Admin panel');
    await expect(main.getByText('Dashboard', { exact: true })).toBeVisible();
    await expect(summaryCards(page).getByRole('heading')).toHaveText([
      'Programi',
      'Vesti i Novosti',
      'Bioskop',
      'Ostalo',
    ]);
    const details = page.getByRole('link', { name: 'Pogledaj detalje' });
    expect(await details.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/ap/programs-dashboard',
      '/ap/vesti',
      '/ap/bioskop',
      '/ap/other-dashboard',
    ]);

    const side = page.locator('aside');
    expect((await side.boundingBox())?.width).toBe(240);
    expect((await main.boundingBox())?.x).toBe(240);
    await expect(side.locator('h2')).toHaveText(['Permisije', 'Korisnici']);
    await expect(side.locator('h3')).toHaveText(['Sadržaj', 'Programi', 'Zbirke']);
    const links = await side
      .locator('a')
      .evaluateAll((found) =>
        found.map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`),
      );
    expect(links).toEqual([
      'Admin panel /admin-panel',
      'Početna /admin-panel',
      'Raspored sala /ap/raspored-sala',
      'Rezervacije /ap/rezervacije',
      'Izveštaji /ap/izvestaji',
      'Idi na sajt /',
      'Korpa /ap/korpa',
      'Vesti /ap/vesti',
      'Bioskop program /ap/bioskop',
      'Javne nabavke /ap/javne-nabavke',
      'Konkurs /ap/konkursi',
      'Filmski program /ap/program/bioskop',
      'Americki kutak /ap/kutak/americki',
      'Turski kutak /ap/kutak/turski',
      'Likovni program /ap/program/likovni',
      'Knjizevni program /ap/program/knjizevni',
      'Dramski program /ap/program/dramski',
      'Muzicki program /ap/program/muzicki',
      'Tradicionalni program /ap/program/tradicionalni',
      'Tribinski program /ap/program/tribinski',
      'Mladi /ap/program/mladi',
      'Galerija /ap/gallery-list',
      'Kolonije /ap/colony-list',
      'Likovni saloni /ap/as-list',
      'Lista svih korisnika /admin-panel',
      'Dodaj korisnika /ap/kreiraj-korisnika',
      'Dnevnik izmena /ap/dnevnik',
      'Podešavanja /ap/podesavanja',
      'Uputstvo /ap/uputstvo',
      'Administrator /ap/nalog',
    ]);
    const lines = (await side.innerText()).split(/\n+/);
    expect(lines.slice(-3)).toEqual(['Logovan kao', 'Administrator', 'Izloguj se']);
    await untilStand(page, [
      'Admin panel',
      'Dashboard',
      'Programi',
      'Vesti i Novosti',
      'Bioskop',
      'Ostalo',
      'Pogledaj detalje',
      'Lista korisnika',
      'Ime',
      'Email',
      'Datum kreiranja',
      'Akcije',
      'Azuriraj',
      'Obrisi',
      'Idi na sajt',
      'Permisije',
      'Korisnici',
      'Lista svih korisnika',
      'Dodaj korisnika',
    ]);
  });

  test('creates a moderator and sees errors beside the fields', async () => {
    await page.locator('aside').getByRole('link', { name: 'Dodaj korisnika' }).click();
    const send = page.getByRole('button', { name: 'Sacuvaj' });
    await send.click();
    await untilStand(page, [
      'Username field cannot be blank!',
      'Email field cannot be blank!',
      'Password field cannot be blank!',
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');

    const password = page.getByLabel('Lozinka');
    await page.getByLabel('Ime', { exact: true }).fill(vesna.name);
    await page.getByLabel('Email').fill(product.adminEmail.toUpperCase());
    await password.fill('kratka');
    await send.click();
    await untilSaid(page, 'Lozinka mora imati najmanje 8 znakova.');
    await password.fill('Vesna Novinić');
    await send.click();
    await page.getByText('Ovu lozinku je lako pogoditi.', { exact: false }).waitFor();
    await password.fill(PASSWORD);
    await send.click();
    await untilSaid(page, 'Nalog sa ovom e-poštom već postoji.');
    await page.getByLabel('Email').fill(vesna.email);
    for (const name of ['Vesti', 'Galerija']) {
      await page.getByRole('checkbox', { name, exact: true }).check();
    }
    await untilSaid(page, 'izabrano 2 od 16');
    await send.click();
    await page.waitForURL(`${product.url}/admin-panel`);
    await untilSaid(page, 'Korisnik je dodat.');

    const table = page.getByRole('table', { name: 'Lista korisnika' });
    await table.waitFor();
    await expect(table.locator('thead th')).toHaveText([
      'Ime',
      'Email',
      'Datum kreiranja',
      'Akcije',
    ]);
    const row = rowOf(page, vesna.name);
    const [email, created] = await row.getByRole('cell').allTextContents();
    expect(email).toBe(vesna.email);
    expect(created).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    await expect(row.getByRole('button')).toHaveText([
      '',
      'Drugi korak',
      'Uloga',
      'Azuriraj',
      'Obrisi',
    ]);
  });

  test('passes on a reset link where no mail is sent', async () => {
    const visitor = await (await browser.newContext({ viewport: DESKTOP })).newPage();
    await visitor.goto(`${product.url}/ap/reset-password`);
    await sendReset(visitor, vesna.email, PASSWORD);
    await untilSaid(
      visitor,
      'Ako nalog sa ovom adresom postoji, poslat je link za izmenu lozinke.',
    );
    await close(visitor);

    await page.reload();
    const row = rowOf(page, vesna.name);
    await untilSaid(row, 'Čeka novu lozinku');
    await row.getByRole('button', { name: 'Link za lozinku' }).click();
    const dialog = page.getByRole('dialog');
    const link = await dialog.getByLabel('Jednokratni link').inputValue();
    const [address, code = ''] = link.split('#kod=');
    expect(address).toBe(`${product.url}/ap/reset-password`);
    expect(code).toMatch(/^[\w-]{43}$/);
    await dialog.getByText(/^Važi do \d\d\.\d\d\.\d{4} \d\d:\d\d, samo jednom\./).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Kopiraj link' }).click();
    await untilSaid(dialog, 'Link je kopiran.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await dialog.getByRole('button', { name: 'Zatvori' }).last().click();
    await row.getByText('Čeka novu lozinku').waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(code);
    expect(await storedText(page)).not.toContain(code);
  });

  test('renames a user in the dialog, below popups that Escape closes', async () => {
    const rename = rowOf(page, vesna.name).getByRole('button', { name: 'Azuriraj' });
    await rename.click();
    const dialog = page.getByRole('dialog', { name: 'Izmeni profil' });
    await untilStand(page, ['Izmeni profil', 'Ime', 'Unesi novo ime', 'Otkazi', 'Sacuvaj']);
    await expect(dialog.getByRole('checkbox')).toHaveCount(16);
    const name = dialog.getByPlaceholder('Unesi novo ime');
    await name.fill('Odbačeno ime');
    await dialog.getByRole('button', { name: 'Otkazi' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rename.click();
    await name.fill(renamed);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
    const popup = page.getByRole('dialog', { name: 'Greska, molimo pokusajte kasnije' });
    await untilSaid(popup, 'Greska, molimo pokusajte kasnije');
    const isOnTop = await popup.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && element.contains(found);
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await expect(name).toHaveValue(renamed);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
    await untilStand(page, ['Usesno azuriran korisnik!', 'Uspesno ste azurirali korisnika!']);
  });

  test('deletes a user only after the question', async () => {
    const remove = rowOf(page, renamed).getByRole('button', { name: 'Obrisi' });
    await remove.click();
    await untilStand(page, [QUESTION]);
    await answer(page, 'Ne');
    await page.getByText(QUESTION).waitFor({ state: 'detached' });
    await expect(remove).toHaveCount(1);
    await remove.click();
    await answer(page, 'Da');
    await untilStand(page, ['Usesno obrisan korisnik!', 'Uspesno ste obrisali korisnika!']);
    await expect(remove).toHaveCount(0);
    await expect(page).toHaveURL(`${product.url}/admin-panel`);
  });
});

test.describe('a moderator of two sections', () => {
  const milica = newUser('milica', 'Milica Galić', ['Vesti', 'Galerija']);
  const next = { ...milica, password: 'osam žutih kišobrana' };
  let page: Page;

  test.beforeAll(async () => {
    await addUser(admin, product, milica);
    await admin.reload();
    page = await openSignedIn(browser, product, milica);
  });

  test('sees only these, below the header of the site', async () => {
    expect(await sidebarLinks(page)).toEqual([
      'Početna',
      'Raspored sala',
      'Izveštaji',
      'Idi na sajt',
      'Korpa',
      'Vesti',
      'Galerija',
      'Uputstvo',
    ]);
    await expect(page.locator('aside h2')).toHaveText(['Permisije']);
    const header = page.locator('main header');
    await expect(header.getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
      'href',
      '/#kontakt',
    );
    await expect(page.getByText('Lista korisnika')).toHaveCount(0);
    await expect(page.getByText('Pogledaj detalje')).toHaveCount(0);
    const cards = page.getByRole('list', { name: 'Permisije' }).getByRole('listitem');
    await expect(cards.getByRole('link', { name: /^Galerija|^Vesti/ })).toHaveCount(2);
    await expect(cards).toHaveCount(2);
    await leadTo(page, '/ap/programs-dashboard');
    await expect(page).toHaveURL(`${product.url}/admin-panel`);
  });

  test('reaches all header links from the panel on a phone', async () => {
    await page.setViewportSize(PHONE);
    const links = page.getByRole('main').getByRole('navigation').getByRole('link');
    await expect(links).toHaveText([
      'Šta ima',
      'Na programu',
      'Bioskop',
      'Galerija',
      'Vesti',
      'Kontakt',
      'Javne nabavke',
      'Konkursi',
      milica.name,
    ]);
    for (const link of await links.all()) await link.click({ trial: true });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await links.filter({ hasText: 'Konkursi' }).click();
    await page.waitForURL(`${product.url}/konkurs-list`);
    await page.setViewportSize(DESKTOP);
    await page.goto(`${product.url}/admin-panel`);
  });

  test('must sign in again after losing a right', async () => {
    await page.goto(`${product.url}/ap/vesti`);
    await page.getByRole('link', { name: 'Dodaj vest' }).waitFor();
    await changeSections(admin, milica, { take: 'Vesti' });
    await page.getByRole('link', { name: 'Dodaj vest' }).click();
    await page.waitForURL('**/ap-login');
    await sendLogin(page, milica);
    await expect(page.locator('h1')).toHaveText('Nemate permisiju');
    expect(await sidebarLinks(page)).toEqual([
      'Početna',
      'Raspored sala',
      'Izveštaji',
      'Idi na sajt',
      'Korpa',
      'Galerija',
      'Uputstvo',
    ]);
  });

  test('sees a changed name everywhere immediately', async () => {
    await page.goto(`${product.url}/ap/nalog`);
    await page.getByLabel('Ime', { exact: true }).fill('Milica Galić-Đokić');
    await page.getByRole('button', { name: 'Sačuvaj ime' }).click();
    await untilSaid(page, 'Ime je sačuvano.');
    await expect(page.getByRole('complementary')).toContainText('Milica Galić-Đokić');
  });

  test('changes the password and ends the sessions of other devices', async () => {
    const change = async (current: string, password: string, again = password): Promise<void> => {
      await page.getByLabel('Sadašnja lozinka').fill(current);
      await page.getByLabel('Nova lozinka').fill(password);
      await page.getByLabel('Potvrdite novu lozinku').fill(again);
      await page.getByRole('button', { name: 'Izmeni lozinku' }).click();
    };
    await change('pogresna lozinka', next.password);
    await untilSaid(page, 'Ovo nije vaša sadašnja lozinka.');
    await change(PASSWORD, next.password, 'nesto drugo');
    await untilSaid(page, 'Lozinke nisu iste. Upišite ih ponovo.');
    await change(PASSWORD, next.password);
    await untilSaid(page, 'Lozinka je izmenjena. Ostale prijave su završene.');
    expect(await opensTheDoor(product, milica)).toBe(false);
    expect(await opensTheDoor(product, next)).toBe(true);

    await page.reload();
    const sessions = page.getByRole('table', { name: 'Moje prijave' }).locator('tbody tr');
    await expect(sessions).toHaveCount(2);
    await page.getByRole('button', { name: 'Odjavi ostale uređaje' }).click();
    await untilSaid(page, 'Završeno: 1 prijava.');
    await expect(sessions).toHaveCount(1);
    await untilSaid(sessions, 'ovaj uređaj');
  });

  test('signs out of the server and out of both tabs, and into both', async () => {
    const other = await page.context().newPage();
    await other.goto(`${product.url}/ap/gallery-list`);
    await untilSaid(other, 'Dodaj sliku');
    const held = await sessionOf(page, product.url);
    const me = async () => (await askAs(product.url, held, 'GET', '/api/UserAuth/Me')).status;
    expect(await me()).toBe(200);
    await page.getByRole('button', { name: 'Izloguj se' }).click();
    await page.waitForURL(`${product.url}/`);
    await other.waitForURL('**/ap-login');
    await expect.poll(me).toBe(401);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto(`${product.url}/ap-login`);
    await sendLogin(page, next);
    await page.waitForURL('**/admin-panel');
    await other.waitForURL('**/ap/gallery-list');
    await other.close();
  });

  test('signs in again as an administrator, who is asked for a second factor', async () => {
    await admin.reload();
    await rowOf(admin, 'Milica').getByRole('button', { name: 'Uloga' }).click();
    await answer(admin, 'Da');
    await untilSaid(admin, 'Uloga je promenjena.');
    await page.locator('aside').getByRole('link', { name: 'moj nalog' }).click();
    await page.waitForURL('**/ap-login');
    await sendLogin(page, next);
    await page.waitForURL('**/ap/drugi-korak');
    await page.getByRole('link', { name: 'Kasnije' }).click();
    await page.waitForURL('**/ap/nalog');
    await expect.poll(() => sidebarLinks(page)).toContain('Dodaj korisnika');
  });
});

test('the audit trail shows who changed what, with filters in the address', async () => {
  const osman = newUser('osman', 'Osman Dnevnik', ['Galerija']);
  await addUser(admin, product, osman);
  const held = await sessionOf(admin, product.url);
  // More than a page.
  for (let count = 0; count < 30; count += 1) {
    const { email, roleAccess } = osman;
    const edit = { email, roleAccess, roleId: 2, name: `${osman.name} ${String(count)}` };
    await askAs(product.url, held, 'PUT', '/api/UserAuth/EditUser', edit);
  }
  await admin.reload();
  await changeSections(admin, osman, { add: 'Konkurs' });
  await admin.locator('aside').getByRole('link', { name: 'Dnevnik izmena' }).click();
  const first = admin.getByRole('row').nth(1);
  await expect(first).toContainText('„Osman Dnevnik 29“');
  await first.getByText('Izmene (1)').click();
  expect(await first.innerText()).toMatch(
    /Sekcije:\s*bilo:\s*Galerija\s*sada:\s*Galerija, Konkurs/,
  );

  const day = admin.getByRole('textbox', { name: 'Dan' });
  const apply = admin.getByRole('button', { name: 'Prikaži' });
  await admin.getByLabel('Osoba').selectOption('Administrator');
  await admin.getByLabel('Sekcija').selectOption('Nalozi i prijave');
  await day.fill('1.1.2020');
  await apply.click();
  await untilSaid(admin, 'Za ovaj izbor nema zapisa.');
  expect(decodeURIComponent(new URL(admin.url()).search)).toBe(
    '?osoba=Administrator&sekcija=nalozi&dan=2020-01-01',
  );
  await admin.reload();
  await untilSaid(admin, 'Za ovaj izbor nema zapisa.');
  await expect(day).toHaveValue('01.01.2020');
  await day.fill('juče');
  await apply.click();
  await untilSaid(admin, 'Upišite postojeći datum, na primer 24.11.2026.');
  await admin.getByRole('button', { name: 'Poništi' }).click();
  await expect(first).toContainText('„Osman Dnevnik 29“');
  await expect(admin).toHaveURL(`${product.url}/ap/dnevnik`);

  await admin.getByRole('link', { name: 'Starije' }).click();
  await expect(first).toContainText('„Osman Dnevnik 0“');
  await admin.getByRole('link', { name: 'Na najnovije' }).click();
  await expect(first).toContainText('„Osman Dnevnik 29“');
});
