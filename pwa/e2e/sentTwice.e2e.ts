import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openLine, type CuttableLine } from './cuttableLine.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  newsNamed,
  newsText,
  openSignedIn,
  picture,
  save,
  typedNews,
  typeNews,
  untilSaid,
} from './staffSteps.ts';

const CREATE = '/ap/vesti/kreiraj';
const CREATED = 'Vest je objavljena.';
const LOST = 'Greska, molimo pokusajte kasnije';
/** The largest segment of a JPEG file with its length, in bytes; its marker has two more. */
const SEGMENT_BYTES = 0xffff;

/** A picture that is large to send, about 3 MB, and small to decode: most of it are comments. */
async function heavyPicture() {
  const { buffer, ...file } = await picture('velika.jpg', 200);
  const comment = Buffer.alloc(2 + SEGMENT_BYTES, 'x');
  comment.set([0xff, 0xfe, 0xff, 0xff]);
  const comments = Array<Buffer>(48).fill(comment);
  return {
    ...file,
    buffer: Buffer.concat([buffer.subarray(0, 2), ...comments, buffer.subarray(2)]),
  };
}

let line: CuttableLine;
/** Reached through the proxy. */
let product: Product;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  line = await openLine();
  const env = { PUBLIC_URL: line.url };
  const started = await startProduct({ content: 'none', env });
  line.leadTo(started.port);
  [product, browser] = [{ ...started, url: line.url }, launched];
});
test.afterEach(() => {
  line.mode = 'pass';
});
test.afterAll(async () => {
  await line.close();
  await product.stop();
});

const open = (): Promise<Page> => openSignedIn(browser, product, administratorOf(product), CREATE);

/** Saves with this fault, until the panel shows the failure. */
async function saveInVain(page: Page, mode: CuttableLine['mode']): Promise<void> {
  line.mode = mode;
  const before = line.cuts;
  await save(page);
  await untilSaid(page, LOST);
  expect(line.cuts).toBeGreaterThan(before);
  line.mode = 'pass';
  await page.getByRole('button', { name: 'Zatvori', exact: true }).click();
}

/** Rows of files, and names of finished or partial files on the disk. */
async function filesOf({ dataDir }: Product): Promise<{ rows: number; names: string[] }> {
  const database = new BetterSqlite3(join(dataDir, 'centar.db'), { readonly: true });
  const row = database.prepare('SELECT COUNT(*) AS "rows" FROM "StoredFile"').get();
  database.close();
  const folders = await Promise.all(
    ['media', 'tmp'].map((folder) => readdir(join(dataDir, folder))),
  );
  return { rows: (row as { rows: number }).rows, names: folders.flat() };
}

test('a lost response creates one item, after a retry or a reload', async () => {
  const page = await open();
  const text = newsText('Odgovor se izgubio');
  await typeNews(page, text);
  await page.getByText(/Čuvaju se na ovom uređaju od \d\d:\d\d/).waitFor();
  await saveInVain(page, 'losesAnswers');
  expect(await newsNamed(product, text.title)).toHaveLength(1);
  await saveInVain(page, 'losesAnswers');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Nastavi' }).click();
  expect(await typedNews(page)).toEqual(text);
  await save(page);
  await untilSaid(page, CREATED);
  expect(await newsNamed(product, text.title)).toHaveLength(1);

  // A second item with the same texts is a new one.
  await page.goto(product.url + CREATE);
  await typeNews(page, text);
  await save(page);
  await untilSaid(page, CREATED);
  expect(await newsNamed(product, text.title)).toHaveLength(2);
  await page.context().close();
});

test('an upload that is cut and then unanswered creates one item with one picture', async () => {
  const page = await open();
  const text = newsText('Velika fotografija');
  await typeNews(page, text);
  const file = await heavyPicture();
  expect(file.buffer.length / 1024 / 1024).toBeGreaterThan(2.5);
  await page.getByLabel('Fotografija (nije obavezno)').setInputFiles(file);
  const before = await filesOf(product);
  await saveInVain(page, 'cutsUploads');
  expect(await newsNamed(product, text.title)).toEqual([]);
  await expect.poll(() => filesOf(product)).toEqual(before);
  await saveInVain(page, 'losesAnswers');
  const stored = await filesOf(product);
  expect(stored.rows).toBe(before.rows + 1);
  await save(page);
  await untilSaid(page, CREATED);
  expect(await newsNamed(product, text.title)).toHaveLength(1);
  await expect.poll(() => filesOf(product)).toEqual(stored);
  await page.context().close();
});
