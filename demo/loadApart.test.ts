import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyMigrated } from '../graphql-server/src/testing/migratedFile.ts';
import { openDatabase } from '../graphql-server/src/database.ts';
import { loadDemoApart } from './loadApart.ts';
import { isUntouched } from './load.ts';

let dataDir: string;
let databaseUrl: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'centar-demo-'));
  await copyMigrated(join(dataDir, 'centar.db'));
  databaseUrl = `file:${dataDir}/centar.db`;
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('a process that can not load the demo content is told, and leaves the database as it was', async () => {
  const loading = loadDemoApart({
    databaseUrl,
    dataDir: '/dev/null/no-folder',
    logLevel: 'silent',
  });
  await expect(loading).rejects.toThrow('The demo content could not be loaded');
  const database = await openDatabase(databaseUrl);
  expect(await isUntouched(database)).toBe(true);
  await database.close();
});
