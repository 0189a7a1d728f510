import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SETTINGS } from '../../demo/content/settings.ts';
import { addMissingSettings } from '../src/centre/centre.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { readEnvironment } from '../src/platform/environment.ts';
import { exportCommand } from '../src/transfer/exportCommand.ts';
import { importCommand } from '../src/transfer/importCommand.ts';
import { copyMigrated } from './migratedFile.ts';

const environmentOf = (dataDir: string) => readEnvironment({ DATA_DIR: dataDir });

async function installedDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'centar-installed-'));
  const file = join(folder, 'centar.db');
  await copyMigrated(file);
  const database = await openDatabase(`file:${file}`);
  const identity = { ...DEMO_SETTINGS.identity, name: 'Dom kulture Vrelo' };
  await addMissingSettings(database, { ...DEMO_SETTINGS, identity });
  await database.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
let installed: Promise<Buffer> | undefined;

/** An empty installation of another centre after its first start. */
export async function newInstallation(dataDir: string): Promise<void> {
  installed ??= installedDatabase();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'centar.db'), await installed);
}

/** Works on the database of an installation whose server is off. */
export async function withDatabase<T>(
  dataDir: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(`file:${join(dataDir, 'centar.db')}`);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs the export of an installation. */
export const runExport = (dataDir: string, folder: string) =>
  exportCommand(environmentOf(dataDir), folder, () => undefined);

/** Runs an import into an installation. Returns its output, and the reason of a failure. */
export async function runImport(dataDir: string, ...words: string[]) {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const failure = await importCommand(environmentOf(dataDir), words, say).then(
    () => undefined,
    (thrown: unknown) => (thrown as Error).message,
  );
  return { lines, failure };
}

/** An item of an export. */
export type ExportedItem = Readonly<Record<string, unknown>>;

/** Changes the items of one type in an export and updates its index. */
export function editExport(
  folder: string,
  name: string,
  change: (item: ExportedItem) => ExportedItem,
): void {
  const path = join(folder, name);
  const items = JSON.parse(readFileSync(path, 'utf8')) as ExportedItem[];
  const text = JSON.stringify(items.map(change));
  writeFileSync(path, text);
  const indexPath = join(folder, 'export.json');
  const index = JSON.parse(readFileSync(indexPath, 'utf8')) as { files: Record<string, unknown> };
  const sha256 = createHash('sha256').update(text).digest('hex');
  index.files[name] = { bytes: Buffer.byteLength(text), sha256 };
  writeFileSync(indexPath, JSON.stringify(index));
}
