import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import { historyUrl } from '../src/admin/navigation/itemUrls.ts';
import { itemOfPart } from '../src/admin/dashboard/contentParts.ts';
import { SECTION_SCREENS } from '../src/admin/navigation/staffScreens.ts';
import { adminPaths, itemPaths } from '../src/admin/navigation/adminPaths.ts';
import { SETTINGS_TEXTS } from '../src/admin/settings/settings.texts.ts';
import { paths } from '../src/shared/paths.ts';
import { staffTexts } from '../src/admin/texts/staff.texts.ts';
import { uiTexts } from '../src/shared/texts/ui.texts.ts';
import { EVERYTHING, violations } from '../../tools/axe.ts';
import {
  markShown,
  omitAlike,
  violationsInBoth,
  violationsOfNew,
  violationsOfStructure,
} from './axe.ts';
import { ADDRESS, TEXT, WORD, writeEndlessWords } from './endlessContent.ts';
import { startProduct, type Product } from './product.ts';
import { inTabs } from './site.ts';
import {
  administratorOf,
  askAs,
  DESKTOP,
  leadTo,
  newsText,
  onlyNewsNamed,
  openSignedIn,
  sessionOf,
  type HeldSession,
} from './staffSteps.ts';
import { deadControls, layOutAll, sidewaysScroll, untilInteractive } from './watch.ts';

/** The smallest phone, as high as the desktop: a change of the height alone would cost time. */
const PHONE = { width: 320, height: DESKTOP.height };
/** The widths of windows that pages and screens must fit, in CSS pixels. */
const WIDTHS = [PHONE.width, 820, DESKTOP.width] as const;
/** Public pages have larger texts in the largest windows; 640 px are 1280 at 200 % zoom. */
const PUBLIC_WIDTHS = [PHONE.width, 640, 820, DESKTOP.width, 2560] as const;
/** Where headings and labels are most likely to be cut. */
const NARROW = 640;

/** More than the stops on any screen. */
const MOST_STOPS = 160;
/** Checked with the public pages, without a session. */
const DOORS: readonly string[] = [paths.login, adminPaths.resetPassword];

interface Part {
  readonly section: string;
  readonly itemType: string;
  readonly latest: { readonly itemId: number } | null;
}

let product: Product;
let browser: Browser;
/** Signed in, with reduced motion: nothing is half transparent while colours are measured. */
let staff: BrowserContext;
/** The item with endless words of each type. */
let own: ReadonlyMap<string, number>;
/** One item of every section. */
let items: readonly string[];
let itemPages: readonly string[];

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none' });
  const page = await openSignedIn(browser, product, administratorOf(product));
  staff = page.context();
  const held = await sessionOf(page, product.url);
  own = await writeEndlessWords(product.url, held);
  items = await itemAddresses(held);
  itemPages = [
    ...items,
    ...(await usedAddresses(held)),
    ...(await reservationAddresses(held, own.get('Muzicki program') ?? 0)),
  ];
  await page.close();
});
test.afterAll(async () => {
  await staff.close();
  await product.stop();
});

async function open(path: string, viewport = DESKTOP): Promise<Page> {
  const page = await staff.newPage();
  await page.setViewportSize(viewport);
  await page.goto(product.url + path);
  return page;
}

/** The address of one item of every kind. */
async function itemAddresses(held: HeldSession): Promise<string[]> {
  const answer = await askAs(product.url, held, 'GET', '/api/ContentState/GetContentState');
  const parts = (await answer.json()) as Part[];
  return parts.flatMap((part) => (part.latest ? [itemOfPart(part, part.latest.itemId)] : []));
}

/** Edits an item and deletes another; returns the addresses of the versions and of the public item. */
async function usedAddresses(held: HeldSession): Promise<string[]> {
  const ask = (method: string, call: string, body?: object) =>
    askAs(product.url, held, method, `/api/News/${call}`, body);
  const id = own.get('changed') ?? 0;
  const edit = await ask('PUT', 'UpdateNews', { id, ...newsText('Izmenjeno') });
  const removal = await ask('DELETE', `DeleteNews?id=${String(own.get('removed') ?? 0)}`);
  expect([edit.status, removal.status]).toEqual([200, 200]);
  return [historyUrl('News', id), adminPaths.preview(paths.newsItem(id))];
}

const itemPage = (path: string, type: string): string => `${path}/${String(own.get(type) ?? 0)}`;

/** One of each layout. */
const publicLists = (): string[] => [
  '/',
  '/programs-list',
  '/news-list',
  '/bioskop-list',
  '/raspored?programi=1',
  '/sta-ima',
  '/plakati',
  '/arhiva',
  `/pretraga?q=${WORD}`,
  '/konkurs-list',
  '/javne-nabavke-list',
  '/o-nama',
  '/kutak-list/americki',
  '/moji-termini',
  '/privatnost',
  '/ugradi',
  '/nema-toga',
  '/ap-login',
  '/program/likovni',
  '/program/mladi',
];
const publicItems = (): string[] => [
  itemPage('/programs', 'Dramski program'),
  itemPage('/news', 'createNews'),
  itemPage('/cinema', 'createMovie'),
  itemPage('/konkurs', 'createCompetition'),
  itemPage('/kolonije', 'createColony'),
  `/program/likovni?slika=${String(own.get('createGalleryItem') ?? 0)}`,
];

/** Headings and labels outside the window, except in scrollable rows and sliders. */
async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('h1, h2, main a, nav a, label, button, time')]
      .filter((element) => element.checkVisibility() && !element.closest('details, .slider'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > window.innerWidth + 0.5);
      })
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

/** The faults of pages that are wider than the window, cut words or have a control without use. */
async function faultsOfPages(
  javaScriptEnabled: boolean,
  addresses: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  const faults: string[] = [];
  await inTabs(context, addresses, async (tab, path) => {
    await tab.goto(product.url + path);
    if (javaScriptEnabled) await untilInteractive(tab);
    else if ((await deadControls(tab)) > 0) faults.push(`${path} has a control without use`);
    await layOutAll(tab);
    for (const width of PUBLIC_WIDTHS) {
      await tab.setViewportSize({ width, height: 800 });
      const at = `${path} at ${String(width)}`;
      if ((await sidewaysScroll(tab)) > 0) faults.push(`${at} is too wide`);
      if (width <= NARROW) {
        faults.push(...(await cutWords(tab)).map((words) => `${at} cuts ${words}`));
      }
    }
  });
  await context.close();
  return faults;
}

test('lists with endless words fit the screen and work without JavaScript, in Cyrillic', async () => {
  const lists = publicLists().map((path) => inScript('cyrillic', path));
  expect(await faultsOfPages(false, lists)).toEqual([]);
});

test('pages of items with endless words fit the screen', async () => {
  expect(await faultsOfPages(true, publicItems())).toEqual([]);
});

/** Lets a programme take reservations and adds two; returns the addresses of its lists. */
async function reservationAddresses(held: HeldSession, programId: number): Promise<string[]> {
  const ask = async (method: string, call: string, body: object): Promise<{ id: number }> => {
    const answer = await askAs(product.url, held, method, `/api/Reservations/${call}`, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: number };
  };
  const dateKey = `program-${String(programId)}`;
  const { id } = await ask('PUT', 'SaveOffer', { dateKey, places: 3, asksNote: true });
  for (const places of [2, 3]) {
    const email = `${WORD.toLowerCase()}${String(places)}@primer.example`;
    const person = { places, name: TEXT, email, phone: '+381641234567', note: TEXT };
    await ask('POST', 'AddReservation', { offerId: id, ...person });
  }
  return [adminPaths.reservationList(id), adminPaths.door(id)];
}

/** Every panel address without a parameter. */
function plainAddresses(): string[] {
  const isPanel = (path: unknown): path is string =>
    typeof path === 'string' && /^\/(ap|admin-panel)(\/|$)/.test(path);
  return [...Object.values<unknown>(paths), ...Object.values<unknown>(adminPaths)].filter(isPanel);
}

/** Panel addresses without a screen: an unknown one, and one for a page without an item. */
const NOWHERE = '/ap/nesto';
const LEAD_NOWHERE: readonly string[] = [NOWHERE, adminPaths.edit, adminPaths.cancel];

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Passes NOWHERE, so that the previous screen is never checked by mistake. */
async function lead(page: Page, path: string): Promise<void> {
  await leadTo(page, NOWHERE);
  await expect(heading(page)).toHaveText(staffTexts.notFound);
  await leadTo(page, path);
  const found = expect(heading(page));
  if (!LEAD_NOWHERE.includes(path)) await found.not.toHaveText(staffTexts.notFound);
  await untilShown(page);
}

/** Waits until the screen has its content. */
async function untilShown(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status', { name: uiTexts.loading })).toHaveCount(0);
}

const lists = [...SECTION_SCREENS.map(({ href }) => href), adminPaths.youth];
const plain = plainAddresses().filter((path) => !DOORS.includes(path) && !lists.includes(path));
const isForm = (path: string): boolean => /kreiraj|create/.test(path);
/** A new item's form is that of its screen, which has the endless words: one of them is enough. */
const FORMS: readonly string[] = [
  itemPaths.News.create,
  adminPaths.userCreate,
  itemPaths.PremisesPhoto.create,
  itemPaths.GalleryItem.many,
];
/** The screens, in two parts. Items exist only once the product runs. */
const SCREENS: readonly (readonly [name: string, addresses: () => readonly string[]])[] = [
  ['list and form', () => [...lists, ...FORMS, ...items]],
  [
    'other screen',
    () => [
      ...plain.filter((path) => !isForm(path)),
      NOWHERE,
      ...Object.values(SETTINGS_TEXTS).map(({ slug }) => adminPaths.settingsGroup(slug)),
      ...itemPages.filter((path) => !items.includes(path)),
    ],
  ],
];

/** Sections with the same components: corners and programmes, both notices, both exhibitions. */
const SAME_SCREENS: readonly (readonly [RegExp, string])[] = [
  [/\d+/, ':id'],
  [/^\/ap\/kutak(?=s?\/)/, '/ap/program'],
  [/^\/ap\/program\/(?!view)[\w-]+$/, '/ap/program/:type'],
  [/^\/ap\/javne-nabavke$/, '/ap/konkursi'],
  [/^\/ap\/javne-nabavke\//, '/ap/konkurs/'],
  [/^\/ap\/as(?=[/-])/, '/ap/colony'],
];

/** The first address of each screen. */
function oneOfEachScreen(addresses: readonly string[]): string[] {
  const screens = new Map<string, string>();
  for (const path of addresses) {
    const screen = SAME_SCREENS.reduce((name, [part, one]) => name.replace(part, one), path);
    if (!screens.has(screen)) screens.set(screen, path);
  }
  return [...screens.values()];
}

test('the check covers every screen of the panel', () => {
  expect(plainAddresses().length).toBeGreaterThan(20);
  expect(itemPages).toHaveLength(SECTIONS.length + 1 + 2 + 2);
});

/** The panel has only a light theme; the device's dark mode must not change its colours. */
const IN_BOTH_THEMES: readonly string[] = [adminPaths.panel, itemPaths.News.create];

/**
 * Screens beside lists and forms that show other elements on a desktop; the tables of the others
 * are those of the lists.
 */
const DIFFER_ON_DESKTOP: readonly string[] = [
  adminPaths.panel,
  adminPaths.board,
  adminPaths.reservations,
];

/** Milliseconds that a screen has to follow the window's width, which React does in a later frame. */
const FOLLOWS_MS = 5000;

const staysWide = (page: Page): Promise<boolean> =>
  expect
    .poll(() => sidewaysScroll(page), { timeout: FOLLOWS_MS })
    .toBe(0)
    .then(
      () => false,
      () => true,
    );

/** The sidebar and its opener, which are the same on every screen. */
const SIDEBAR = ['.staff-side', '.staff-top'];

/**
 * All violations of a screen on a phone, those of what only a desktop shows where it differs, and
 * the widths of windows that it does not fit. With `withSidebar` also those of the sidebar.
 */
async function faultsOf(page: Page, path: string, withSidebar: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    if (await staysWide(page)) faults.push(`wider than ${String(width)}`);
  }
  await omitAlike(page, 'hide');
  const omitted = withSidebar ? [] : SIDEBAR;
  faults.push(
    ...(IN_BOTH_THEMES.includes(path)
      ? await violationsInBoth(page)
      : await violations(page, EVERYTHING, omitted)),
  );
  if (DIFFER_ON_DESKTOP.includes(path) || [...lists, ...FORMS, ...items].includes(path)) {
    await markShown(page);
    await page.setViewportSize(DESKTOP);
    const onDesktop = withSidebar ? violationsOfStructure(page) : violationsOfNew(page, omitted);
    faults.push(...(await onDesktop));
  }
  return faults.map((fault) => `${path}: ${fault}`);
}

for (const [name, addresses] of SCREENS) {
  test(`no ${name} with endless words breaks an accessibility rule or is too wide`, async () => {
    const faults: string[] = [];
    const shown: string[] = [];
    const looked = oneOfEachScreen(addresses());
    expect(looked.length).toBeGreaterThan(10);
    await inTabs(staff, looked, async (page, path) => {
      if (page.url() === 'about:blank') await page.goto(product.url + NOWHERE);
      await lead(page, path);
      shown.push(new URL(page.url()).pathname);
      faults.push(...(await faultsOf(page, path, path === lists[0])));
    });
    expect(faults).toEqual([]);
    expect(shown.toSorted()).toEqual(looked.toSorted());
  });
}

/** How much wider than its window an open dialog is. */
const dialogOverflow = (tab: Page): Promise<number> =>
  tab.getByRole('dialog').evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const outside = Math.max(0, -left, right - document.documentElement.clientWidth);
    return dialog.scrollWidth - dialog.clientWidth + outside;
  });

/** Each dialog by its screen and button; the buttons of some rows are in a menu. */
const DIALOGS: readonly (readonly [path: string, button: string, menu?: string])[] = [
  ...['Azuriraj', 'Link za lozinku', 'Uloga', 'Obrisi'].map(
    (action) => [adminPaths.panel, `${action}: ${ADDRESS}`] as const,
  ),
  [adminPaths.panel, `Otkaži: ${TEXT}`],
  [adminPaths.panel, 'Traži sve'],
  ...[itemPaths.News.list, itemPaths.Movie.list, itemPaths.Competition.list].map(
    (path) => [path, `Izmeni: ${TEXT}`, `Akcije: ${TEXT}`] as const,
  ),
  [itemPaths.Competition.list, `Obriši: ${TEXT}`, `Akcije: ${TEXT}`],
];

test('no dialog of the staff breaks an accessibility rule or is wider than a small phone', async () => {
  const page = await open(NOWHERE, PHONE);
  const faults: string[] = [];
  for (const [path, button, menu] of DIALOGS) {
    // A row's menu stays open.
    if (menu || new URL(page.url()).pathname !== path) await lead(page, path);
    if (menu) await page.getByRole('button', { name: menu }).first().click();
    const opener = page.getByRole('button', { name: button }).first();
    await opener.waitFor();
    await markShown(page);
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').first().waitFor();
    const by = (await dialogOverflow(page)) + (await sidewaysScroll(page));
    const found = await violationsOfNew(page, []);
    if (by > 0) found.push(`is too wide by ${String(by)}`);
    faults.push(...found.map((fault) => `${button} on ${path}: ${fault}`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
  await page.close();
});

test('a dialog with errors breaks no accessibility rule, and a planted violation is found', async () => {
  const page = await open(itemPaths.News.list);
  await untilShown(page);
  await page
    .getByRole('button', { name: /^Izmeni: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naslov', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
  await page.getByText('Upišite naslov.').first().waitFor();
  expect(await violationsInBoth(page)).toEqual([]);
  await dialog.evaluate((element) => {
    element.append(Object.assign(document.createElement('input'), { id: 'bez-imena' }));
  });
  expect((await violations(page)).join()).toContain('#bez-imena');
  await page.close();
});

test.describe('with a keyboard alone', () => {
  /** Presses Tab until the stop with this name is visibly focused. */
  async function tabTo(
    page: Page,
    role: 'link' | 'button' | 'textbox' | 'combobox',
    name: string | RegExp,
  ) {
    const stop = page.getByRole(role, { name, exact: true }).first();
    await stop.waitFor();
    // Its role and name are looked up once: that costs more than all the presses.
    const wanted = await stop.elementHandle();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(
        (element) =>
          element === document.activeElement ? getComputedStyle(element).outlineStyle : undefined,
        wanted,
      );
      if (outline === undefined) continue;
      expect(outline, `the focus on ${String(name)}`).not.toBe('none');
      return;
    }
    throw new Error(`Tab never came to ${String(name)}`);
  }

  test('a person signs in and publishes a piece of news', async () => {
    const context = await browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    await page.goto(product.url + adminPaths.panel);
    await page.waitForURL(`**${paths.login}`);
    const { email, password } = administratorOf(product);
    await tabTo(page, 'textbox', 'E-pošta');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${adminPaths.secondFactor}`);
    await tabTo(page, 'link', 'Kasnije');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${adminPaths.panel}`);

    // The link has the number of drafts once it is known.
    await tabTo(page, 'link', /^Vesti( \d+ nacrt)?$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${itemPaths.News.list}`);
    await tabTo(page, 'link', 'Dodaj vest');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${itemPaths.News.create}`);

    const text = newsText('Napisano samo tastaturom');
    const labels = {
      author: 'Autor',
      theme: 'Tema',
      title: 'Naslov',
      description: 'Opis',
    } as const;
    for (const [name, label] of Object.entries(labels)) {
      // The field suggests the themes in use.
      await tabTo(page, name === 'theme' ? 'combobox' : 'textbox', label);
      await page.keyboard.type(text[name as keyof typeof labels]);
    }
    await tabTo(page, 'button', 'Sacuvaj');
    await page.keyboard.press('Enter');
    await page.getByText('Vest je objavljena.', { exact: true }).first().waitFor();
    expect((await onlyNewsNamed(product, text.title)).author).toBe(text.author);
    await context.close();
  });
});
