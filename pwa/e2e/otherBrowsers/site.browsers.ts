import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { oneOfEachKind } from '../expectedPages.ts';
import { startFront, type Front } from '../front.ts';
import { startProduct, type Product } from '../product.ts';
import { readContent, type PublicContent } from '../publicContent.ts';
import { addWorkshop, askAsAdministrator } from '../staffSteps.ts';
import { startFirefox } from './firefox.ts';
import { readFromDevice, visitOnce } from './offlineSteps.ts';
import { headline, untilAnswered, untilRunning, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const PAGES = 12;
const QUARTET = 'Gudački kvartet „Modrina“';

interface Shared {
  readonly product: Product;
  readonly content: PublicContent;
}
interface Own {
  /** A browser with empty storage. */
  readonly visitor: Visitor;
}

const test = base.extend<Own, Shared>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  content: [
    async ({ product }, use) => {
      await use(await readContent(product.url));
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browserName: _ }, use, { project }) => {
    const visitor = await (project.name === 'webkit' ? startWebKit() : startFirefox());
    await visitor.resize(1280, 900);
    await use(visitor);
    await visitor.end();
  },
});

/**
 * Marks the first visible element of a selector with a text, and returns the selector of the mark.
 */
async function mark(visitor: Visitor, selector: string, text: string): Promise<string> {
  await untilAnswered(
    visitor,
    true,
    (elements, words) => {
      document.querySelector('[data-marked]')?.removeAttribute('data-marked');
      const found = [...document.querySelectorAll(elements)].find(
        (element) =>
          element.textContent.trim().startsWith(words) && element.getClientRects().length > 0,
      );
      // An editor is not a control.
      const target =
        found instanceof HTMLLabelElement ? document.getElementById(found.htmlFor) : found;
      target?.setAttribute('data-marked', '');
      return target !== null && target !== undefined;
    },
    selector,
    text,
  );
  return '[data-marked]';
}

const pressWord = async (visitor: Visitor, selector: string, text: string): Promise<void> =>
  visitor.press(await mark(visitor, selector, text));

const fill = async (visitor: Visitor, label: string, text: string): Promise<void> =>
  visitor.type(await mark(visitor, 'label', label), text);

const says = (visitor: Visitor, words: string) =>
  untilAnswered(visitor, true, (text) => document.body.textContent.includes(text), words);

async function signIn(visitor: Visitor, product: Product): Promise<void> {
  await visitor.open(`${product.url}/ap-login`);
  await fill(visitor, 'E-pošta', product.adminEmail);
  await fill(visitor, 'Lozinka', product.adminPassword);
  await visitor.key('Enter');
  await untilAnswered(visitor, '/ap/drugi-korak', () => window.location.pathname);
  await pressWord(visitor, 'a', 'Kasnije');
  await untilAnswered(visitor, '/admin-panel', () => window.location.pathname);
}

test('twelve kinds of pages are drawn, and run', async ({ visitor, product, content }) => {
  for (const { path, h1 } of oneOfEachKind(content).slice(0, PAGES)) {
    await visitor.open(product.url + path);
    await untilRunning(visitor);
    expect(await headline(visitor), path).toBe(h1);
    const broken = await visitor.run(() => document.querySelectorAll('[data-no-scripts]').length);
    expect(broken, path).toBe(0);
  }
});

test('no style sheet is fetched that stands in the page', async ({ visitor, product }) => {
  await visitor.open(`${product.url}/raspored`);
  await untilRunning(visitor);
  const sheets = await visitor.run(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.css')),
  );
  expect(sheets).toEqual([]);
});

test('the choice of light or dark is one line at the foot of a wide page', async ({
  visitor,
  product,
}) => {
  await visitor.open(`${product.url}/o-nama`);
  await untilRunning(visitor);
  const tops = await visitor.run(() =>
    [...document.querySelectorAll('.theme > *')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
});

test('the menu of a phone takes the focus and gives it back', async ({ visitor, product }) => {
  await visitor.resize(480, 844);
  await visitor.open(`${product.url}/`);
  await untilRunning(visitor);
  await visitor.press('details.menu summary');
  await visitor.key('Tab');
  const isInside = () => document.activeElement?.closest('.menu-all') !== null;
  await untilAnswered(visitor, true, isInside);
  await visitor.key('Escape');
  await untilAnswered(visitor, false, () => document.querySelector('details')?.open);
  expect(await visitor.run(() => document.activeElement?.tagName)).toBe('SUMMARY');
});

test('a slider goes on, and a star stays', async ({ visitor, product }) => {
  await visitor.open(`${product.url}/`);
  await untilRunning(visitor);
  // Its island wakes when it is near.
  await visitor.run(() => document.querySelector('[data-row]')?.scrollIntoView());
  const isAwake = () => document.querySelector('.control:not(.off)') !== null;
  await untilAnswered(visitor, true, isAwake);
  const control = await mark(visitor, '.control:not(.off)', '');
  const position = (marked: string) =>
    document.querySelector(`${marked} .control-count span`)?.textContent.split(' / ').map(Number);
  const [index = 0, total = 0] = (await visitor.run(position, control)) ?? [];
  await visitor.press(`${control} button:last-child`);
  await untilAnswered(visitor, [(index % total) + 1, total], position, control);

  await visitor.open(`${product.url}/raspored`);
  await untilRunning(visitor);
  await visitor.press('button[aria-pressed="false"]');
  const starred = () => document.querySelectorAll('main [aria-pressed="true"]').length;
  await untilAnswered(visitor, 1, starred);
  await visitor.open(`${product.url}/raspored`);
  await untilRunning(visitor);
  await untilAnswered(visitor, 1, starred);
});

test('the search finds, and the other script is a press away', async ({ visitor, product }) => {
  await visitor.open(`${product.url}/pretraga`);
  await untilRunning(visitor);
  await visitor.type('input[type=search]', 'gudacki');
  await visitor.key('Enter');
  const hits = () => [...document.querySelectorAll('main li h3')].map((hit) => hit.textContent);
  await untilAnswered(visitor, [QUARTET], hits);
  await visitor.press('.nav-script');
  await untilAnswered(visitor, ['Гудачки квартет „Модрина“'], hits);
  await untilRunning(visitor);
  expect(await visitor.run(() => window.location.pathname)).toBe('/cir/pretraga');
});

test('a picture opens over the page, and Escape closes it', async ({ visitor, product }) => {
  await visitor.open(`${product.url}/program/likovni`);
  await untilRunning(visitor);
  await visitor.press('.wall a');
  await untilAnswered(visitor, true, () => document.querySelector('dialog.lightbox') !== null);
  await visitor.key('Escape');
  await untilAnswered(visitor, false, () => document.querySelector('dialog.lightbox') !== null);
});

test.describe('without a connection', () => {
  let front: Front;
  test.beforeEach(async ({ product }) => {
    front = await startFront(product.url, []);
  });
  test.afterEach(() => front.close());

  test('after one visit every page is read from the device', async ({ visitor, content }) => {
    const pages = oneOfEachKind(content).filter(({ status }) => status === 200);
    await visitOnce(visitor, front.url);
    // First without any response, then unreachable.
    front.mode = 'silent';
    await readFromDevice(visitor, front.url, pages.slice(0, 2));
    await front.close();
    await readFromDevice(visitor, front.url, [
      ...pages.slice(0, PAGES),
      { path: '/cir/sta-ima', h1: 'Шта има' },
    ]);
  });
});

test('staff sign in, publish news with a picture and see the board', async ({
  visitor,
  product,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'centar-picture-'));
  const file = join(folder, 'bife.png');
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b6b45' } });
  writeFileSync(file, await image.png().toBuffer());

  await signIn(visitor, product);
  await visitor.open(`${product.url}/ap/vesti`);
  await pressWord(visitor, 'a', 'Dodaj vest');
  await fill(visitor, 'Autor', 'Uprava Centra');
  await fill(visitor, 'Tema', 'Proba');
  await fill(visitor, 'Naslov', 'Otvoren bife u foajeu');
  await fill(visitor, 'Opis', 'Bife radi od petka, od 18 časova.');
  await visitor.choose('input[type=file]', file);
  await pressWord(visitor, 'form button', 'Sacuvaj');
  await says(visitor, 'Vest je objavljena.');
  rmSync(folder, { recursive: true });

  await visitor.open(`${product.url}/news-list`);
  const title = () => document.querySelector('main a h2, main a h3')?.textContent;
  await untilAnswered(visitor, 'Otvoren bife u foajeu', title);
  const isDrawn = () =>
    (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0;
  await untilAnswered(visitor, true, isDrawn);

  await visitor.open(`${product.url}/ap/raspored-sala`);
  await says(visitor, 'Velika sala');
});

test('a visitor reserves a place, and the list at the door opens without a connection', async ({
  visitor,
  product,
}) => {
  const ask = await askAsAdministrator(product);
  const { dateKey, offerId } = await addWorkshop(ask, 3);
  await visitor.open(`${product.url}/rezervacija/${dateKey}`);
  await untilRunning(visitor);
  await pressWord(visitor, 'form button', 'Rezerviši');
  await says(visitor, 'Ovo polje je obavezno.');
  await fill(visitor, 'Ime i prezime', 'Žana Đukić');
  await fill(visitor, 'Telefon', '064 123 4567');
  await pressWord(visitor, 'form button', 'Rezerviši');
  await says(visitor, 'Mesto je vaše');

  await signIn(visitor, product);
  await visitor.open(`${product.url}/ap/ulaz/${String(offerId)}`);
  await says(visitor, 'Spremno i bez interneta.');
  await pressWord(visitor, 'button', 'Žana Đukić');
  await says(visitor, 'Došlo 1 od 1');
});
