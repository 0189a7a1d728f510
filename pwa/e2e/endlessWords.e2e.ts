import { expect, test, type Browser, type Page } from '@playwright/test';
import { ADDRESS, TEXT, WIDTHS, WORD, writeEndlessWords } from './endlessContent.ts';
import { startProduct, type Product } from './product.ts';
import { inTabs } from './site.ts';
import { administratorOf, openSignedIn, sessionOf } from './staffSteps.ts';
import { layOutAll, sidewaysScroll, untilInteractive } from './watch.ts';

let product: Product;
/** The item's page of each type. */
let own: ReadonlyMap<string, number>;

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  const staff = await openSignedIn(browser, product, administratorOf(product), '/robots.txt');
  own = await writeEndlessWords(product.url, await sessionOf(staff, product.url));
  await staff.context().close();
});
test.afterAll(() => product.stop());

const page = (path: string, type: string): string => `${path}/${String(own.get(type) ?? 0)}`;

const lists = (): string[] => [
  '/',
  '/programs-list',
  '/news-list',
  '/bioskop-list',
  '/raspored?programi=1',
  '/sta-ima',
  '/sta-ima?kad=danas',
  '/arhiva',
  `/pretraga?q=${WORD}`,
  '/konkurs-list',
  '/o-nama',
  '/javne-nabavke-list',
  '/kutak-list/americki',
  '/privatnost',
  '/nema-toga',
  '/ap-login',
  '/cir',
  '/cir/sta-ima',
  '/program/likovni',
  '/program/dramski',
  '/program/mladi',
];
const details = (): string[] => [
  page('/programs', 'Dramski program'),
  '/programs/1',
  page('/kutak', 'Turski kutak'),
  page('/news', 'createNews'),
  '/news/1',
  page('/cinema', 'createMovie'),
  page('/konkurs', 'createCompetition'),
  page('/javne-nabavke', 'createProcurement'),
  page('/kolonije', 'createColony'),
  page('/saloni', 'createArtSalon'),
  `/program/likovni?slika=${String(own.get('createGalleryItem') ?? 0)}`,
];
/** The addresses of pages wider than the window, with the window's width. */
async function widePages(browser: Browser, javaScriptEnabled: boolean, paths: readonly string[]) {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  const wide: string[] = [];
  await inTabs(context, paths, async (tab, path) => {
    await tab.goto(product.url + path);
    if (javaScriptEnabled) await untilInteractive(tab);
    await layOutAll(tab);
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: 800 });
      if ((await sidewaysScroll(tab)) > 0) wide.push(`${path} at ${String(width)}`);
    }
  });
  await context.close();
  return wide;
}

test('no list is wider than the screen with endless words', async ({ browser }) => {
  expect(await widePages(browser, false, lists())).toEqual([]);
});

test('no page of an item is wider than the screen with endless words', async ({ browser }) => {
  expect(await widePages(browser, true, details())).toEqual([]);
});

/** How much wider than its window an open dialog is. */
const dialogOverflow = (tab: Page): Promise<number> =>
  tab.getByRole('dialog').evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const outside = Math.max(0, -left, right - document.documentElement.clientWidth);
    return dialog.scrollWidth - dialog.clientWidth + outside;
  });

test('no dialog of the staff is wider than a small phone', async ({ browser }) => {
  const viewport = { width: 320, height: 700 };
  const staff = await openSignedIn(browser, product, administratorOf(product), '/', viewport);
  const wide: string[] = [];
  const look = async (path: string, button: string, menu?: string): Promise<void> => {
    await staff.goto(product.url + path);
    if (menu) await staff.getByRole('button', { name: menu }).first().click();
    await staff.getByRole('button', { name: button }).first().click();
    await staff.getByRole('dialog').getByRole('button').first().waitFor();
    const by = (await dialogOverflow(staff)) + (await sidewaysScroll(staff));
    if (by > 0) wide.push(`${button} on ${path} by ${String(by)}`);
  };
  for (const action of ['Azuriraj', 'Link za lozinku', 'Uloga', 'Obrisi']) {
    await look('/admin-panel', `${action}: ${ADDRESS}`);
  }
  for (const list of ['/ap/vesti', '/ap/bioskop', '/ap/konkursi']) {
    await look(list, `Izmeni: ${TEXT}`, `Akcije: ${TEXT}`);
    await look(list, `Obriši: ${TEXT}`, `Akcije: ${TEXT}`);
  }
  expect(wide).toEqual([]);
  await staff.context().close();
});
