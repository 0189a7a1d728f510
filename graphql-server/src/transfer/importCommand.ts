import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../platform/environment.ts';
import { lockDataDirectory } from '../platform/database/dataDirectoryLock.ts';
import { folderSource } from './folderSource.ts';
import { importContent, type Tally } from './importContent.ts';
import { openInstallation, type Installation, type InstallationConfig } from './installation.ts';
import { innerHost, type InnerHosts } from './innerNetwork.ts';
import { originOf, originSource } from './originSource.ts';
import type { TransferSource } from './source.ts';

const USAGE =
  'Say what: npm run import -- <folder, https://address or --wordpress file.xml [--media folder]> [--inner host] [--write]';

interface ImportArguments {
  /** A folder, an address or a WordPress file. */
  readonly place: string;
  readonly isWordPress: boolean;
  /** A local copy of WordPress's uploads. */
  readonly media: string | undefined;
  readonly inner: InnerHosts;
  /** A dry run. */
  readonly isTrial: boolean;
}

function readArguments(words: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        write: { type: 'boolean', default: false },
        wordpress: { type: 'string' },
        media: { type: 'string' },
        inner: { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    });
    const { write, wordpress, media } = values;
    const inner = values.inner.map(innerHost).filter((host) => host !== undefined);
    if (inner.length < values.inner.length) throw new Error(USAGE);
    const [place, ...more] = wordpress === undefined ? positionals : [wordpress, ...positionals];
    const isWordPress = wordpress !== undefined;
    if (!place || more.length > 0 || (media !== undefined && !isWordPress)) throw new Error(USAGE);
    return { place, isWordPress, media, inner, isTrial: !write };
  } catch {
    throw new Error(USAGE);
  }
}

async function sourceOf(
  { place, isWordPress, media, inner }: ImportArguments,
  { id }: Installation,
  say: (line: string) => void,
): Promise<TransferSource> {
  const now = new Date();
  if (isWordPress) {
    const { wordpressSource } = await import('./wordpress/wordpressSource.ts');
    return wordpressSource(resolve(place), { now, inner, media: media && resolve(media) });
  }
  const origin = originOf(place);
  if (origin !== undefined) return originSource(origin, { now, inner });
  return folderSource(resolve(place), { now, installation: id, say });
}

/**
 * With `--write` the server must be stopped, since its cache would be outdated. Without it all
 * changes are undone. Throws a one-line Error; for refused items only after importing the others.
 */
export async function importCommand(
  environment: InstallationConfig & Partial<Pick<Environment, 'publicUrl'>>,
  words: readonly string[],
  say: (line: string) => void,
): Promise<ReadonlyMap<string, Tally>> {
  const options = readArguments(words);
  const { isTrial } = options;
  // A server may run beside a dry run.
  const unlock = isTrial ? () => undefined : lockDataDirectory(environment.dataDir);
  try {
    const installation = await openInstallation(environment);
    try {
      const { database, files, centre } = installation;
      const source = await sourceOf(options, installation, say);
      for (const line of source.notes ?? []) say(line);
      say(isTrial ? 'A trial: nothing is kept. Run it with --write to import.' : 'Importing.');
      const tallies = await importContent(
        { database, files, source, isTrial, publicUrl: environment.publicUrl },
        centre,
        say,
      );
      const refused = [...tallies.values()].reduce((sum, tally) => sum + tally.refused, 0);
      if (refused > 0)
        throw new Error(`${String(refused)} were refused, see above; the others came.`);
      return tallies;
    } finally {
      await installation.close();
    }
  } finally {
    unlock();
  }
}
