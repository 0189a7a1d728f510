import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { assertUnused, copyToFile, copyToPostgres } from '../../../prisma/copy/copyDatabase.ts';
import { databaseFileOf } from '../../../prisma/databaseFile.ts';
import { assertMigrated } from '../../../prisma/migrate.ts';
import { providerOf, shownDatabase } from '../../../prisma/provider.ts';
import { lockDataDirectory } from '../platform/database/dataDirectoryLock.ts';
import { isDatabaseUrl, type Environment } from '../platform/environment.ts';
import type { Progress } from './backup.ts';

const USAGE =
  'Say where to: npm run move-database -- <postgresql://user:password@host:5432/database or file:path> [--write]';
const TARGET = 'The target';

interface MoveArguments {
  readonly target: string;
  /** Does all work, then undoes it. */
  readonly isTrial: boolean;
}

function readArguments(words: readonly string[]): MoveArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { write: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [target = '', ...more] = positionals;
    if (!isDatabaseUrl(target) || more.length > 0) throw new Error(USAGE);
    return { target, isTrial: !values.write };
  } catch {
    throw new Error(USAGE);
  }
}

/** An incomplete file never has the target's name. */
async function moveToFile(
  databaseUrl: string,
  { target, isTrial }: MoveArguments,
  progress: Progress,
): Promise<void> {
  const file = databaseFileOf(target);
  if (existsSync(file)) throw new Error(`${file} is there already; move it away first.`);
  const unfinished = `${file}.moving`;
  await rm(unfinished, { force: true });
  await copyToFile(databaseUrl, unfinished, progress);
  await (isTrial ? rm(unfinished) : rename(unfinished, file));
}

/**
 * Moves all rows to PostgreSQL or back, into an empty database, in one transaction, and compares
 * them. Stored files and the previous database stay unchanged. Without `--write` it only tries;
 * with it no server may run. Throws a one-line Error without moving anything.
 */
export async function moveDatabase(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  words: readonly string[],
  progress: Progress,
): Promise<void> {
  const options = readArguments(words);
  const { target, isTrial } = options;
  if (providerOf(databaseUrl) === providerOf(target)) {
    throw new Error(
      'Both databases are of one kind. Use npm run backup and npm run restore, which move an installation anywhere.',
    );
  }
  // A server may run beside a dry run.
  const unlock = isTrial ? () => undefined : lockDataDirectory(dataDir);
  try {
    await assertMigrated(databaseUrl);
    progress(isTrial ? 'A trial: nothing is kept. Run it with --write to move.' : 'Moving.');
    if (providerOf(target) === 'sqlite') {
      if (!isTrial) await assertUnused(databaseUrl);
      await moveToFile(databaseUrl, options, progress);
    } else {
      if (!isTrial) await assertUnused(target, TARGET);
      await copyToPostgres(databaseFileOf(databaseUrl), target, {
        report: progress,
        isTrial,
        calledAs: TARGET,
      });
    }
    if (!isTrial) {
      progress(`Moved to ${shownDatabase(target)}. Start the server with it as DATABASE_URL.`);
    }
  } finally {
    unlock();
  }
}
