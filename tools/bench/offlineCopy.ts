import { cpSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Page } from '@playwright/test';
import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { SEARCHED_TYPES } from '@centar/domain/wordSearch.ts';
import { withBrowser } from './phone.ts';
import { startProduct, temporaryDataDir } from './product.ts';

/**
 * Prints what a device stores after visiting the home page, with demo content and with ten times as
 * much: `node --import tsx tools/bench/offlineCopy.ts [data folder to measure]`
 */
const TIMES = 10;
const KEPT_MS = 120_000;
const TABLES = SEARCHED_TYPES.map(({ itemType }) => itemType);

/** Copies items and screenings with different texts; pictures are shared. */
function multiply(dataDir: string): void {
  const database = new BetterSqlite3(join(dataDir, 'centar.db'), { fileMustExist: true });
  const columnsOf = (table: string): string[] =>
    (database.pragma(`table_info("${table}")`) as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => name !== 'id' && !name.endsWith('FileId'));
  const screeningColumns = columnsOf('Screening').filter((name) => name !== 'movieId');
  const listed = screeningColumns.map((name) => `"${name}"`).join();
  const copyScreenings = database.prepare(
    `INSERT INTO "Screening" ("movieId", ${listed}) SELECT ?, ${listed} FROM "Screening" WHERE "movieId" = ?`,
  );
  for (const table of TABLES) {
    const columns = columnsOf(table).map((name) => `"${name}"`);
    const values = columns.map((name) => (name === '"title"' ? `"title" || ' ' || ?` : name));
    const copy = database.prepare(
      `INSERT INTO "${table}" (${columns.join()}) SELECT ${values.join()} FROM "${table}" WHERE "id" = ?`,
    );
    const ids = database.prepare(`SELECT "id" FROM "${table}"`).pluck().all() as number[];
    for (let time = 2; time <= TIMES; time += 1) {
      for (const id of ids) {
        const { lastInsertRowid } = copy.run(String(time), id);
        if (table === 'Movie') copyScreenings.run(lastInsertRowid, id);
      }
    }
  }
  database.close();
}

/** Transferred bytes of the body. */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        resolve(bytes);
      });
    }).on('error', reject);
  });
}

/** Bytes per cache, and the browser's estimate. */
async function storedBytes(page: Page): Promise<Record<string, string>> {
  const end = Date.now() + KEPT_MS;
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const state: unknown = await (await caches.match('/offline-state'))?.json();
      return (state as { picturesKept?: boolean } | undefined)?.picturesKept === true;
    });
  while (!(await isKept())) {
    if (Date.now() > end) throw new Error('Not kept');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return page.evaluate(async () => {
    const stores: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const answers = await (await caches.open(name)).matchAll();
      const sizes = await Promise.all(
        answers.map(async (one) => (await one.arrayBuffer()).byteLength),
      );
      const sum = sizes.reduce((all, size) => all + size, 0);
      stores[name] = `${String(answers.length)} answers, ${String(sum)}`;
    }
    const { usage = 0 } = await navigator.storage.estimate();
    return { ...stores, 'estimate of the browser': String(usage) };
  });
}

/** Prints what one visit fetches and stores. */
async function measure(title: string, dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  try {
    // Browsers allow workers on localhost without a certificate.
    const origin = product.origin.replace('127.0.0.1', 'localhost');
    console.log(`\n${title} (bytes)`);
    const snapshot: unknown = await (await fetch(`${product.origin}/offline-snapshot`)).json();
    const { build } = snapshot as OfflineSnapshot;
    for (const path of ['/sw.js', build, '/offline-snapshot']) {
      console.log(`${path}: ${String(await sentBytes(product.origin + path))} sent`);
    }
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${origin}/`);
      for (const [name, value] of Object.entries(await storedBytes(page))) {
        console.log(`${name}: ${value}`);
      }
    });
  } finally {
    await product.stop();
  }
}

const data = temporaryDataDir();
const [source] = process.argv.slice(2);
if (source) cpSync(source, data.path, { recursive: true });
try {
  await measure('Demo content', data.path);
  multiply(data.path);
  await measure(`${String(TIMES)} times as much`, data.path);
} finally {
  data.remove();
}
