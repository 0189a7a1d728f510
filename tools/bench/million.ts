import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { heldBy } from './attacks.ts';
import type { Staffed } from './bigProducts.ts';
import { ask } from './exchange.ts';
import { measureGrowth, measureSearches } from './growth.ts';
import { productEnvironment, startProduct } from './product.ts';
import type { Result } from './table.ts';

const BACKUP = 'graphql-server/dist/commands/backup.js';
const MOST_MEGABYTES = 350;
const MOST_SNAPSHOT = 5_000_000;
/** Of the milliseconds of a megabyte. */
const MOST_BACKUP = 1.2;
const SIZE = 'a million';
const FILE_COLUMNS = [
  ['News', 'imageFileId'],
  ['Program', 'imageFileId'],
  ['Movie', 'imageFileId'],
  ['GalleryItem', 'imageFileId'],
  ['Competition', 'documentFileId'],
  ['Procurement', 'documentFileId'],
] as const;

/** In bytes, of all files below. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** A backup needs the bytes of each file; added items have none. */
function forgetFiles(dataDir: string): void {
  const database = new BetterSqlite3(`${dataDir}/centar.db`);
  database.pragma('foreign_keys = OFF');
  database.exec('CREATE TEMP TABLE "there" ("id" TEXT PRIMARY KEY)');
  const add = database.prepare('INSERT OR IGNORE INTO "there" VALUES (?)');
  for (const name of readdirSync(join(dataDir, 'media'))) add.run(name.slice(0, 36));
  for (const [table, column] of FILE_COLUMNS) {
    database.exec(`UPDATE "${table}" SET "${column}" = NULL
      WHERE "${column}" NOT IN (SELECT "id" FROM "there")`);
  }
  database.exec('DELETE FROM "StoredFile" WHERE "id" NOT IN (SELECT "id" FROM "there")');
  database.close();
}

/** Megabytes of the built product that has just answered its home page. */
async function memoryAtRest(dataDir: string): Promise<number> {
  const product = await startProduct(dataDir);
  await ask(`${product.origin}/`);
  const { megabytes } = heldBy(product.pid);
  await product.stop();
  return megabytes;
}

/** Milliseconds of a backup for a megabyte. */
async function backUp({ dataDir }: Staffed): Promise<number> {
  forgetFiles(dataDir);
  const target = mkdtempSync(join(tmpdir(), 'centar-bench-'));
  const begun = performance.now();
  const child = spawn(process.execPath, [BACKUP, target], {
    env: { ...process.env, ...productEnvironment(dataDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const taken = performance.now() - begun;
  const bytes = sizeOf(target);
  rmSync(target, { recursive: true });
  if (code !== 0) throw new Error(`The backup ended with ${String(code)}`);
  return taken / (bytes / 1_000_000);
}

/** N1 to N6: a million items relative to one year of content. */
export async function measureMillion(
  small: Staffed,
  big: Staffed,
  rounds: number,
): Promise<Result[]> {
  const growth = await measureGrowth(small, big, rounds, ['N1', 'N2'], SIZE);
  const searches = await measureSearches(big, rounds, 'N3', SIZE);
  const snapshot = await ask(`${big.server.origin}/offline-snapshot`, { 'accept-encoding': 'br' });
  for (const { server } of [small, big]) await server.stop();
  const megabytes = await memoryAtRest(big.dataDir);
  const backup = (await backUp(big)) / (await backUp(small));
  return [
    ...growth,
    ...searches,
    {
      id: 'N4',
      what: 'memory at rest with a million items',
      measured: `${megabytes.toFixed(0)} MB`,
      target: `<= ${String(MOST_MEGABYTES)} MB`,
      met: megabytes <= MOST_MEGABYTES,
    },
    {
      id: 'N5',
      what: 'snapshot of a million items for devices',
      measured: `${String(snapshot.body.length)} bytes`,
      target: `<= ${String(MOST_SNAPSHOT)}`,
      met: snapshot.status === 200 && snapshot.body.length <= MOST_SNAPSHOT,
    },
    {
      id: 'N6',
      what: 'backup of a million items for a megabyte, relative to one year',
      measured: backup.toFixed(2),
      target: `<= ${MOST_BACKUP.toFixed(2)}`,
      met: backup <= MOST_BACKUP,
    },
  ];
}
