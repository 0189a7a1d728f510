import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysOf } from '@centar/domain/objects.ts';
import { prepare } from '../../../scripts/prepare.js';
import { copyMigrated } from '../../test/migratedFile.ts';
import { TRANSFER_TYPES } from './transferTypes.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-commands-'));
  mkdirSync(join(folder, 'data'));
  await copyMigrated(join(folder, 'data', 'centar.db'));
  // Other tests may run the built server at this moment: it is built anew only where a source has changed.
  await prepare({ development: true, server: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as a release has it: it finds the project's files from where it was built to. */
const command = (name: string, ...words: string[]) =>
  run(process.execPath, [join(root, `graphql-server/dist/commands/${name}.js`), ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') },
  });

it('the built export and import commands run, and an error is one line', async () => {
  const { stdout } = await command('export', 'izvoz');
  // One of each type, and `export.json`.
  const files = keysOf(TRANSFER_TYPES).length + 1;
  expect(stdout).toMatch(/^News: 0\n/);
  expect(stdout).toContain(`\nThe export: izvoz (${String(files)} files).\n`);
  await expect(command('import', 'izvoz')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/was exported from this very installation\.\n$/),
  });
});
