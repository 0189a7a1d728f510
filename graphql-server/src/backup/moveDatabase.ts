import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { assertUnused, copyToFile, copyToPostgres } from '../../../prisma/copy/copyDatabase.ts';
import { databaseFileOf } from '../../../prisma/databaseFile.ts';
import { assertMigrated } from '../../../prisma/migrate.ts';
import { providerOf, shownDatabase } from '../../../prisma/provider.ts';
import { lockDataDirectory } from '../platform/database/dataDirectoryLock.ts';
import { isDatabaseUrl } from '../platform/environment.ts';
import type { Environment } from '../platform/environment.ts';
import type { Progress } from './backup.ts';

const USAGE =
  'Say where to: npm run move-database -- <postgresql://user:password@host:5432/database or file:path> [--write]';
const TARGET = 'The target';

/** The request of the command line. */
interface Asked {
  readonly target: string;
  /** Without it everything is tried and undone. */
  readonly isTrial: boolean;
}

function readArguments(words: readonly string[]): Asked {
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

/** The file gets its name when it is whole. */
async function moveToFile(
  databaseUrl: string,
  { target, isTrial }: Asked,
  tell: Progress,
): Promise<void> {
  const file = databaseFileOf(target);
  if (existsSync(file)) throw new Error(`${file} is there already; move it away first.`);
  const unfinished = `${file}.moving`;
  await rm(unfinished, { force: true });
  await copyToFile(databaseUrl, unfinished, tell);
  await (isTrial ? rm(unfinished) : rename(unfinished, file));
}

/**
 * Moves the database of an installation from its file to PostgreSQL, or back: every row into an empty database, in one
 * transaction, compared at the end. Files stay where they are, and so does the former database. No server may run; without
 * `--write` everything is tried and undone, beside one too. Throws an Error of one clear line, and nothing is moved then.
 */
export async function moveDatabase(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  words: readonly string[],
  tell: Progress,
): Promise<void> {
  const asked = readArguments(words);
  const { target, isTrial } = asked;
  if (providerOf(databaseUrl) === providerOf(target)) {
    throw new Error(
      'Both databases are of one kind. Use npm run backup and npm run restore, which move an installation anywhere.',
    );
  }
  // A trial changes nothing that a server could miss.
  const release = isTrial ? () => undefined : lockDataDirectory(dataDir);
  try {
    await assertMigrated(databaseUrl);
    tell(isTrial ? 'A trial: nothing is kept. Run it with --write to move.' : 'Moving.');
    if (providerOf(target) === 'sqlite') {
      if (!isTrial) await assertUnused(databaseUrl);
      await moveToFile(databaseUrl, asked, tell);
    } else {
      if (!isTrial) await assertUnused(target, TARGET);
      const options = { tell, isTrial, calledAs: TARGET };
      await copyToPostgres(databaseFileOf(databaseUrl), target, options);
    }
    if (!isTrial) {
      tell(`Moved to ${shownDatabase(target)}. Start the server with it as DATABASE_URL.`);
    }
  } finally {
    release();
  }
}
