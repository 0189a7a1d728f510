import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataDirectory } from '../platform/database/dataDirectoryLock.ts';
import { folderSource } from './folderSource.ts';
import { importContent } from './importContent.ts';
import type { Tally } from './importContent.ts';
import { openInstallation } from './installation.ts';
import type { Installation, Places } from './installation.ts';
import { originOf, originSource } from './originSource.ts';
import type { TransferSource } from './source.ts';

const USAGE =
  'Say what: npm run import -- <folder, https://address or --wordpress file.xml [--media folder]> [--write]';

/** The request of the command line. */
interface Asked {
  /** A folder, an address, or the file of a WordPress export. */
  readonly place: string;
  readonly isWordPress: boolean;
  /** A copy of the uploads of WordPress. */
  readonly media: string | undefined;
  /** Without it everything is tried and undone. */
  readonly isTrial: boolean;
}

function readArguments(words: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        write: { type: 'boolean', default: false },
        wordpress: { type: 'string' },
        media: { type: 'string' },
      },
      allowPositionals: true,
    });
    const { write, wordpress, media } = values;
    const [place, ...more] = wordpress === undefined ? positionals : [wordpress, ...positionals];
    const isWordPress = wordpress !== undefined;
    if (!place || more.length > 0 || (media !== undefined && !isWordPress)) throw new Error(USAGE);
    return { place, isWordPress, media, isTrial: !write };
  } catch {
    throw new Error(USAGE);
  }
}

async function sourceOf(
  { place, isWordPress, media }: Asked,
  { id }: Installation,
  tell: (line: string) => void,
): Promise<TransferSource> {
  const now = new Date();
  if (isWordPress) {
    const { wordpressSource } = await import('./wordpress/wordpressSource.ts');
    return wordpressSource(resolve(place), { now, media: media && resolve(media) });
  }
  const origin = originOf(place);
  if (origin !== undefined) return originSource(origin, now);
  return folderSource(resolve(place), { now, installation: id, tell });
}

/**
 * Imports an export or a site into an installation whose server is stopped: one that runs would go on showing what it
 * has ready. Without `--write` everything is tried and undone, which a server may run beside. Throws an Error of one clear line, also where an item
 * was refused, after all others came.
 */
export async function importCommand(
  environment: Places,
  words: readonly string[],
  say: (line: string) => void,
): Promise<ReadonlyMap<string, Tally>> {
  const asked = readArguments(words);
  const { isTrial } = asked;
  // A trial changes nothing that a server could miss.
  const release = isTrial ? () => undefined : lockDataDirectory(environment.dataDir);
  try {
    const installation = await openInstallation(environment);
    try {
      const { database, files, centre } = installation;
      const source = await sourceOf(asked, installation, say);
      for (const line of source.notes ?? []) say(line);
      say(isTrial ? 'A trial: nothing is kept. Run it with --write to import.' : 'Importing.');
      const tallies = await importContent({ database, files, source, isTrial }, centre, say);
      const refused = [...tallies.values()].reduce((sum, tally) => sum + tally.refused, 0);
      if (refused > 0)
        throw new Error(`${String(refused)} were refused, see above; the others came.`);
      return tallies;
    } finally {
      await installation.close();
    }
  } finally {
    release();
  }
}
