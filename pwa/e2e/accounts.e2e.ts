import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from '../../tools/axe.ts';
import {
  addUser,
  answer,
  changeSections,
  newUser,
  PASSWORD,
  rowOf,
  sendReset,
  sidebarLinks,
  type NewUser,
} from './accountSteps.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  askAs,
  DESKTOP,
  endSession,
  leadTo,
  newsNamed,
  newsText,
  openSignedIn,
  PHONE,
  save,
  sendLogin,
  sessionOf,
  summaryCards,
  typeNews,
  untilSaid,
} from './staffSteps.ts';

const QUESTION = 'Da li ste sigurni da zelite da obrisete korisnika?';

let product: Product;
let browser: Browser;

// Journeys of one installation: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none' });
});
test.afterAll(() => product.stop());

const openAdmin = (path?: string, viewport = DESKTOP): Promise<Page> =>
  openSignedIn(browser, product, administratorOf(product), path, viewport);
const open = (user: NewUser, path?: string): Promise<Page> =>
  openSignedIn(browser, product, user, path);
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
  let page: Page;
  test.beforeAll(async () => {
    page = await openAdmin();
  });
  test.afterAll(() => close(page));

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

  test('finds the eight programmes and the six other sections on their dashboards', async () => {
    const cards = (): Promise<string[]> =>
      summaryCards(page).evaluateAll((found) =>
        found.map(
          (card) =>
            `${card.querySelector('h2')?.textContent ?? ''} ${card.querySelector('a')?.getAttribute('href') ?? ''}`,
        ),
      );
    await page.getByRole('link', { name: 'Pogledaj detalje: Programi' }).click();
    await page.waitForURL('**/ap/programs-dashboard');
    await expect
      .poll(cards)
      .toEqual([
        'Likovni /ap/program/likovni',
        'Muzicki /ap/program/muzicki',
        'Knjizevni /ap/program/knjizevni',
        'Dramski /ap/program/dramski',
        'Tradicionalni /ap/program/tradicionalni',
        'Tribinski /ap/program/tribinski',
        'Mladi /ap/programs/mladi',
        'Bioskop /ap/program/bioskop',
      ]);
    await page.goto(`${product.url}/ap/other-dashboard`);
    await expect
      .poll(cards)
      .toEqual([
        'Turski kutak /ap/kutak/turski',
        'Americki kutak /ap/kutak/americki',
        'Javne nabavke /ap/javne-nabavke',
        'Konkursi /ap/konkursi',
        'Galerija /ap/gallery-list',
        'Kolonije /ap/colony-list',
      ]);
  });

  test('creates a moderator and sees errors beside the fields', async () => {
    const vesna = newUser('vesna', 'Vesna Novinić');
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

  test('renames a user in the dialog, and deletes the user only after the question', async () => {
    await addUser(page, product, newUser('privremeni', 'Privremeni Saradnik'));
    await page.reload();
    await rowOf(page, 'Privremeni Saradnik').getByRole('button', { name: 'Azuriraj' }).click();
    const dialog = page.getByRole('dialog');
    await untilStand(page, ['Izmeni profil', 'Ime', 'Unesi novo ime', 'Otkazi', 'Sacuvaj']);
    await expect(dialog.getByRole('checkbox')).toHaveCount(16);
    const name = dialog.getByPlaceholder('Unesi novo ime');
    await name.fill('Odbačeno ime');
    await dialog.getByRole('button', { name: 'Otkazi' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, 'Privremeni Saradnik').getByRole('button', { name: 'Azuriraj' }).click();
    await name.fill('Stalni Saradnik');
    await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
    await untilStand(page, ['Usesno azuriran korisnik!', 'Uspesno ste azurirali korisnika!']);

    const remove = rowOf(page, 'Stalni Saradnik').getByRole('button', { name: 'Obrisi' });
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

  test('can neither delete himself nor give up the last administrator', async () => {
    await page.goto(`${product.url}/admin-panel`);
    const row = rowOf(page, 'Administrator').first();
    await row.getByRole('button', { name: 'Obrisi' }).click();
    await answer(page, 'Da');
    await page.getByText('Ne možete da obrišete sopstveni nalog.', { exact: false }).waitFor();
    await row.getByRole('button', { name: 'Uloga' }).click();
    await answer(page, 'Da');
    await page.getByText('Ovo je jedini administrator.', { exact: false }).waitFor();
    expect((await sidebarLinks(page)).includes('Dodaj korisnika')).toBe(true);
  });

  test('sees popups above an open dialog, and Escape closes them in sequence', async () => {
    const edit = newUser('popup', 'Popa Uprozor');
    await addUser(page, product, edit);
    await page.reload();
    await rowOf(page, edit.name).getByRole('button', { name: 'Azuriraj' }).click();
    const dialog = page.getByRole('dialog', { name: 'Izmeni profil' });
    await dialog.getByLabel('Ime').fill('Napisano bez veze');
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
    await expect(dialog.getByLabel('Ime')).toHaveValue('Napisano bez veze');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
    await untilSaid(page, 'Usesno azuriran korisnik!');
  });
});

test.describe('a moderator of two sections', () => {
  const milica = newUser('milica', 'Milica Galić', ['Vesti', 'Galerija']);
  let admin: Page;
  let page: Page;

  test.beforeAll(async () => {
    admin = await openAdmin();
    await addUser(admin, product, milica);
    await admin.reload();
    page = await open(milica);
  });
  test.afterAll(() => Promise.all([close(page), close(admin)]));

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
  });

  test('reaches all header links from the panel on a phone', async () => {
    const phone = await openSignedIn(browser, product, milica, undefined, PHONE);
    const links = phone.getByRole('main').getByRole('navigation').getByRole('link');
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
    expect(await violations(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await links.filter({ hasText: 'Konkursi' }).click();
    await phone.waitForURL(`${product.url}/konkurs-list`);
    await close(phone);
  });

  test('finds no screen of others, by a link or in the address bar', async () => {
    for (const [path, heading] of [
      ['/ap/kutak/turski', 'Nemate permisiju'],
      ['/ap/kreiraj-korisnika', 'Nemate pristup ovoj stranici'],
      ['/ap/nesto', 'Ova stranica panela ne postoji.'],
      ['/ap/programs-dashboard', 'Admin panel'],
    ] as const) {
      await leadTo(page, path);
      await expect(page.locator('h1')).toHaveText(heading);
    }
    await expect(page).toHaveURL(`${product.url}/admin-panel`);
    await page.goto(`${product.url}/ap/kreiraj-korisnika`);
    await expect(page.locator('h1')).toHaveText('Nemate pristup ovoj stranici');
  });

  test('keeps working after an administrator has renamed her', async () => {
    await page.goto(`${product.url}/admin-panel`);
    await rowOf(admin, milica.name).getByRole('button', { name: 'Azuriraj' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Ime').fill(`${milica.name}-Novak`);
    await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
    await untilSaid(admin, 'Usesno azuriran korisnik!');
    await page.locator('aside').getByRole('link', { name: 'Vesti' }).click();
    await untilSaid(page.getByRole('complementary'), `${milica.name}-Novak`);
    await expect(page).toHaveURL(`${product.url}/ap/vesti`);
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

  test('signs in during work without losing typed text if the right remains', async () => {
    await changeSections(admin, milica, { add: 'Vesti' });
    await page.goto(`${product.url}/ap-login`);
    await sendLogin(page, milica);
    await page.waitForURL('**/admin-panel');
    await page.locator('aside').getByRole('link', { name: 'Vesti', exact: true }).click();
    await page.getByRole('link', { name: 'Dodaj vest' }).click();
    await typeNews(page, newsText('Napisano dok su se prava menjala'));
    await changeSections(admin, milica, { take: 'Galerija' });
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Lozinka').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await untilSaid(page, 'Vest je objavljena.');
    expect(await newsNamed(product, 'Napisano dok su se prava menjala')).toHaveLength(1);
    expect(await sidebarLinks(page)).toEqual([
      'Početna',
      'Raspored sala',
      'Izveštaji',
      'Idi na sajt',
      'Korpa',
      'Vesti',
      'Uputstvo',
    ]);
  });

  test('signs in again at each change of the role', async () => {
    const change = async (): Promise<void> => {
      await rowOf(admin, milica.name).getByRole('button', { name: 'Uloga' }).click();
      await answer(admin, 'Da');
      await untilSaid(admin, 'Uloga je promenjena.');
      await page.locator('aside').getByRole('link', { name: 'moj nalog' }).click();
      await page.waitForURL('**/ap-login');
      await sendLogin(page, milica);
    };
    await change();
    // An administrator is asked for a second factor.
    await page.waitForURL('**/ap/drugi-korak');
    await page.getByRole('link', { name: 'Kasnije' }).click();
    await page.waitForURL('**/ap/nalog');
    await expect.poll(() => sidebarLinks(page)).toContain('Dodaj korisnika');
    await change();
    await page.waitForURL('**/ap/nalog');
    await expect
      .poll(() => sidebarLinks(page))
      .toEqual([
        'Početna',
        'Raspored sala',
        'Izveštaji',
        'Idi na sajt',
        'Korpa',
        'Vesti',
        'Uputstvo',
      ]);
  });
});

test.describe("one's own account", () => {
  const enes = newUser('enes', 'Enes Ljajić', ['Vesti']);
  let page: Page;

  test.beforeAll(async () => {
    const admin = await openAdmin();
    await addUser(admin, product, enes);
    await close(admin);
    page = await open(enes, '/ap/nalog');
  });
  test.afterAll(() => close(page));

  test('a changed name is shown everywhere immediately', async () => {
    await page.getByLabel('Ime', { exact: true }).fill('Enes Ljajić-Đokić');
    await page.getByRole('button', { name: 'Sačuvaj ime' }).click();
    await untilSaid(page, 'Ime je sačuvano.');
    await expect(page.getByRole('complementary')).toContainText('Enes Ljajić-Đokić');
  });

  test('a new password ends the session of the other browser only', async () => {
    const other = await open(enes);
    const next = 'osam žutih kišobrana';
    const change = async (current: string, password: string, again = password): Promise<void> => {
      await page.getByLabel('Sadašnja lozinka').fill(current);
      await page.getByLabel('Nova lozinka').fill(password);
      await page.getByLabel('Potvrdite novu lozinku').fill(again);
      await page.getByRole('button', { name: 'Izmeni lozinku' }).click();
    };
    await change('pogresna lozinka', next);
    await untilSaid(page, 'Ovo nije vaša sadašnja lozinka.');
    await change(PASSWORD, next, 'nesto drugo');
    await untilSaid(page, 'Lozinke nisu iste. Upišite ih ponovo.');
    await change(PASSWORD, next);
    await untilSaid(page, 'Lozinka je izmenjena. Ostale prijave su završene.');
    await page.reload();
    await untilSaid(page, 'Moj nalog');
    await other.goto(`${product.url}/ap/vesti`);
    await other.waitForURL('**/ap-login');
    await sendLogin(other, enes);
    await untilSaid(other, 'Pogresni kredencijali. Pokusajte opet.');
    await sendLogin(other, { ...enes, password: next });
    await other.waitForURL('**/ap/vesti');

    await page.reload();
    const sessions = page.getByRole('table', { name: 'Moje prijave' }).locator('tbody tr');
    await expect(sessions).toHaveCount(2);
    await page.getByRole('button', { name: 'Odjavi ostale uređaje' }).click();
    await untilSaid(page, 'Završeno: 1 prijava.');
    await expect(sessions).toHaveCount(1);
    await untilSaid(sessions, 'ovaj uređaj');
    await other.reload();
    await other.waitForURL('**/ap-login');
    await close(other);
  });

  test('an ended session asks for the password in place', async () => {
    await page.getByLabel('Ime', { exact: true }).fill('Enes Ljajić');
    await endSession(page, product.url);
    await page.getByRole('button', { name: 'Sačuvaj ime' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Lozinka').fill('osam žutih kišobrana');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await untilSaid(page, 'Ime je sačuvano.');
    const held = await sessionOf(page, product.url);
    const me = await askAs(product.url, held, 'GET', '/api/UserAuth/Me');
    expect(await me.json()).toMatchObject({ name: 'Enes Ljajić' });
  });

  test('signing in and out applies to both tabs', async () => {
    const other = await page.context().newPage();
    await other.goto(product.url);
    await page.getByRole('button', { name: 'Izloguj se' }).click();
    await page.waitForURL(`${product.url}/`);
    for (const tab of [page, other]) await tab.goto(`${product.url}/ap-login`);
    await sendLogin(page, { ...enes, password: 'osam žutih kišobrana' });
    await page.waitForURL('**/admin-panel');
    await other.waitForURL('**/admin-panel');
  });
});

test.describe('the audit trail', () => {
  test('the audit trail shows who changed what, with filters in the address', async () => {
    const page = await openAdmin();
    const osman = newUser('osman', 'Osman Dnevnik', ['Galerija']);
    await addUser(page, product, osman);
    const held = await sessionOf(page, product.url);
    for (let count = 0; count < 30; count += 1) {
      const { email, roleAccess } = osman;
      const edit = { email, roleAccess, roleId: 2, name: `${osman.name} ${String(count)}` };
      await askAs(product.url, held, 'PUT', '/api/UserAuth/EditUser', edit);
    }
    await page.reload();
    await changeSections(page, osman, { add: 'Konkurs' });
    await page.locator('aside').getByRole('link', { name: 'Dnevnik izmena' }).click();
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('„Osman Dnevnik 29“');
    await first.getByText('Izmene (1)').click();
    expect(await first.innerText()).toMatch(
      /Sekcije:\s*bilo:\s*Galerija\s*sada:\s*Galerija, Konkurs/,
    );

    await page.getByLabel('Osoba').selectOption('Administrator');
    await page.getByLabel('Sekcija').selectOption('Nalozi i prijave');
    await page.getByRole('textbox', { name: 'Dan' }).fill('1.1.2020');
    await page.getByRole('button', { name: 'Prikaži' }).click();
    await untilSaid(page, 'Za ovaj izbor nema zapisa.');
    expect(decodeURIComponent(new URL(page.url()).search)).toBe(
      '?osoba=Administrator&sekcija=nalozi&dan=2020-01-01',
    );
    await page.reload();
    await untilSaid(page, 'Za ovaj izbor nema zapisa.');
    await expect(page.getByRole('textbox', { name: 'Dan' })).toHaveValue('01.01.2020');
    await page.getByRole('textbox', { name: 'Dan' }).fill('juče');
    await page.getByRole('button', { name: 'Prikaži' }).click();
    await untilSaid(page, 'Upišite postojeći datum, na primer 24.11.2026.');
    await page.getByRole('button', { name: 'Poništi' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('„Osman Dnevnik 29“');
    await expect(page).toHaveURL(`${product.url}/ap/dnevnik`);

    await page.getByRole('link', { name: 'Starije' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('„Osman Dnevnik 0“');
    await page.getByRole('link', { name: 'Na najnovije' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('„Osman Dnevnik 29“');
    await close(page);
  });
});

test('the words of the specification stand byte for byte on the open screens', async () => {
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await page.goto(`${product.url}/ap-login`);
  await sendLogin(page, { email: 'nikoga@centar.local', password: 'nema ga nigde' });
  await untilStand(page, ['Login', 'Pogresni kredencijali. Pokusajte opet.']);
  await page.goto(`${product.url}/ap/reset-password#kod=nijedan`);
  await sendReset(page, product.adminEmail, PASSWORD, 'nesto drugo');
  await untilStand(page, ['Greska prilikom provere lozinki. Unesite opet.']);
  await sendReset(page, product.adminEmail, PASSWORD);
  await untilStand(page, [
    'Problem prilikom izmene passworda',
    'Molimo proverite da li ste dobro uneli email.',
  ]);
  await close(page);
});
