import { createWriteStream, existsSync, readdirSync, type WriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { hashFile } from '../backup/backupFormat.ts';
import type { CurrentCentre } from '../centre/centre.ts';
import type { ContentDependencies } from '../items/contentDependencies.ts';
import { makeFolder } from '../platform/files/disk.ts';
import { TRANSFER_TYPES, filesOf, type TransferType } from './transferTypes.ts';
import { EXPORT, indexOf, type ExportIndex } from './exportFormat.ts';
import { IMPORTER } from './importItem.ts';
import { wireItem } from './wireFields.ts';

export interface ExportWork {
  readonly dependencies: ContentDependencies;
  readonly centre: CurrentCentre;
  readonly readFile: (name: string) => Promise<Readable>;
  readonly about: Pick<ExportIndex, 'installation' | 'address'>;
  readonly say: (line: string) => void;
}

/** Files between two progress lines. */
const PROGRESS_INTERVAL = 500;

async function put(file: WriteStream, text: string): Promise<void> {
  if (!file.write(text)) await once(file, 'drain');
}

/** One item per line. Returns their number and adds their files to `names`. */
async function writeItems(
  path: string,
  kind: TransferType,
  dependencies: ContentDependencies,
  names: Set<string>,
): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx' });
  let count = 0;
  try {
    for await (const items of kind.all(dependencies, IMPORTER)) {
      for (const item of items) {
        const text = JSON.stringify(item);
        await put(file, `${count === 0 ? '[\n' : ',\n'}${text}`);
        count += 1;
        const { first, further } = filesOf(wireItem.parse(JSON.parse(text)), kind);
        for (const { url } of [...(first ? [first] : []), ...further]) names.add(url);
      }
    }
    await put(file, count === 0 ? '[]\n' : '\n]\n');
  } finally {
    file.end();
    await finished(file);
  }
  return count;
}

/** Groups and the centre's pictures. */
function settingsOf({ settings, facts }: CurrentCentre) {
  const groups = Object.fromEntries(SETTINGS_GROUPS.map((name) => [name, settings[name]]));
  const pictures = Object.entries(facts.pictures).map(([slot, { src, alt }]) => ({
    slot,
    src,
    alt,
  }));
  return { groups, pictures };
}

async function writeAll(
  folder: string,
  { dependencies, centre, readFile, about, say }: ExportWork,
): Promise<ExportIndex> {
  const files: ExportIndex['files'] = {};
  const counts: ExportIndex['counts'] = {};
  const names = new Set<string>();
  const hash = async (path: string): Promise<void> => {
    files[path] = await hashFile(join(folder, path));
  };
  await mkdir(join(folder, EXPORT.media), { mode: 0o700 });
  for (const kind of Object.values(TRANSFER_TYPES)) {
    const path = `${kind.name}.json`;
    counts[kind.name] = await writeItems(join(folder, path), kind, dependencies, names);
    await hash(path);
    say(`${kind.name}: ${String(counts[kind.name])}`);
  }
  const settings = settingsOf(centre);
  for (const { src } of settings.pictures) names.add(src);
  const text = `${JSON.stringify(settings, null, 1)}\n`;
  await writeFile(join(folder, EXPORT.settings), text, { flag: 'wx' });
  await hash(EXPORT.settings);
  for (const [at, url] of [...names].entries()) {
    const path = url.slice(1);
    const target = createWriteStream(join(folder, path), { flags: 'wx' });
    await pipeline(await readFile(path.slice(EXPORT.media.length + 1)), target);
    await hash(path);
    const done = at + 1;
    if (done === names.size || done % PROGRESS_INTERVAL === 0) {
      say(`Files: ${String(done)} of ${String(names.size)}`);
    }
  }
  return indexOf({ createdAt: new Date().toISOString(), ...about, counts, files });
}

/** Durable and atomic: the index makes the folder an export. */
async function finish(folder: string, index: ExportIndex): Promise<void> {
  const draft = join(folder, `.${EXPORT.index}`);
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(index, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, EXPORT.index));
}

/**
 * Exports all content except the trash, with settings and files, in the format of the documented
 * calls. The server may run. The index is written last, so that an interrupted export is not valid.
 * A failure removes all written files. Throws a one-line Error.
 */
export async function exportContent(folder: string, work: ExportWork): Promise<ExportIndex> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Export into a new folder.`);
  }
  makeFolder(folder);
  try {
    const index = await writeAll(folder, work);
    await finish(folder, index);
    return index;
  } catch (thrown) {
    for (const name of readdirSync(folder)) await rm(join(folder, name), { recursive: true });
    throw thrown;
  }
}
