import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  addUser,
  answer,
  changeSections,
  newUser,
  PASSWORD,
  rowOf,
  sendReset,
  type NewUser,
} from './accountSteps.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  askAs,
  DESKTOP,
  endSession,
  openSignedIn,
  sendLogin,
  sessionOf,
  untilSaid,
} from './staffSteps.ts';

let product: Product;
let browser: Browser;

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

test.describe('the words of the specification', () => {
  /** The visible texts and placeholders of a screen, without labels for screen readers. */
  const wordsOf = (page: Page): Promise<string[]> =>
    page.evaluate(() => [
      ...document.body.innerText.split(/\n+|\t+/).map((line) => line.trim()),
      ...[...document.querySelectorAll('input')].map((input) => input.placeholder),
    ]);
  const stand = async (page: Page, words: readonly string[]): Promise<void> => {
    for (const word of words) await expect.poll(() => wordsOf(page)).toContain(word);
  };

  test('stand byte for byte on the open screens', async () => {
    const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
    await page.goto(`${product.url}/ap-login`);
    await sendLogin(page, { email: 'nikoga@centar.local', password: 'nema ga nigde' });
    await stand(page, ['Login', 'Pogresni kredencijali. Pokusajte opet.']);
    await page.goto(`${product.url}/ap/reset-password#kod=nijedan`);
    await sendReset(page, product.adminEmail, PASSWORD, 'nesto drugo');
    await stand(page, ['Greska prilikom provere lozinki. Unesite opet.']);
    await sendReset(page, product.adminEmail, PASSWORD);
    await stand(page, [
      'Problem prilikom izmene passworda',
      'Molimo proverite da li ste dobro uneli email.',
    ]);
    await close(page);
  });

  test('stand byte for byte on the screens of administrators', async () => {
    const page = await openAdmin();
    const bojana = newUser('bojana', 'Bojana Slović');
    await addUser(page, product, bojana);
    await page.reload();
    await stand(page, [
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
      'Logovan kao',
      'Izloguj se',
      'Permisije',
      'Korisnici',
      'Lista svih korisnika',
      'Dodaj korisnika',
    ]);
    await rowOf(page, bojana.name).getByRole('button', { name: 'Azuriraj' }).click();
    await stand(page, ['Izmeni profil', 'Ime', 'Unesi novo ime', 'Otkazi', 'Sacuvaj']);
    await page.getByRole('dialog').getByRole('button', { name: 'Sacuvaj' }).click();
    await stand(page, ['Usesno azuriran korisnik!', 'Uspesno ste azurirali korisnika!']);
    await rowOf(page, bojana.name).getByRole('button', { name: 'Obrisi' }).click();
    const question = page.getByRole('dialog').getByRole('heading');
    await question.waitFor();
    await expect(question).toHaveText('Da li ste sigurni da zelite da obrisete korisnika?');
    await answer(page, 'Da');
    await stand(page, ['Usesno obrisan korisnik!', 'Uspesno ste obrisali korisnika!']);
    await page.goto(`${product.url}/ap/kreiraj-korisnika`);
    await page.getByRole('button', { name: 'Sacuvaj' }).click();
    await stand(page, [
      'Username field cannot be blank!',
      'Email field cannot be blank!',
      'Password field cannot be blank!',
    ]);
    await close(page);
  });
});
