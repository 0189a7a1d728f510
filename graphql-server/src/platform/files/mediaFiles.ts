import { LRUCache } from 'lru-cache';
import type { Clock } from '../context.ts';
import { usedByPublicItem } from '../database/contentTables.ts';
import type { Database } from '../database/database.ts';
import { previewNames } from './mediaNames.ts';
import { fileNamesOf } from './storedFiles.ts';

/** What `/media` needs to know of a stored file. */
export interface MediaFile {
  /** As it was uploaded, recoded; its other sizes and its link previews are made from it. */
  readonly name: string;
  /** The names of all files that are made of it: there is no end of sizes that can be asked for. */
  readonly names: ReadonlySet<string>;
  readonly isDocument: boolean;
  readonly originalName: string;
  /** It belongs to an item that visitors see, or to the site itself. */
  readonly isPublic: boolean;
}

const MAX_FILES = 5000;
/** How long a file is remembered; a planned item may be published meanwhile. */
const TTL_MS = 60_000;

/**
 * Looks stored files up by their ids. Those that exist are remembered until the content changes, so that pictures of pages cost
 * no query; any number of other ids can be made up, and they are not.
 */
export function createMediaFiles(database: Pick<Database, 'reader' | 'revision'>, clock: Clock) {
  const known = new LRUCache<string, { readonly file: MediaFile; readonly readAt: number }>({
    max: MAX_FILES,
  });
  let revision = database.revision;

  async function read(id: string): Promise<MediaFile | undefined> {
    const { storedFile } = database.reader;
    const row = await storedFile.findUnique({
      where: { id },
      select: { id: true, extension: true, kind: true, originalName: true, variants: true },
    });
    if (!row) return undefined;
    const { kind, originalName } = row;
    const [name = '', ...sizes] = fileNamesOf(row);
    const isDocument = kind === 'document';
    const names = new Set([name, ...sizes, ...(isDocument ? [] : previewNames(id))]);
    const publicly = await storedFile.findFirst({
      where: { id, ...usedByPublicItem(clock()) },
      select: { id: true },
    });
    return { name, names, isDocument, originalName, isPublic: publicly !== null };
  }

  return {
    /** The file with this id; undefined if there is none. */
    async find(id: string): Promise<MediaFile | undefined> {
      if (revision !== database.revision) known.clear();
      ({ revision } = database);
      const now = clock().getTime();
      const remembered = known.get(id);
      const age = now - (remembered?.readAt ?? 0);
      if (remembered && age >= 0 && age < TTL_MS) return remembered.file;
      const before = revision;
      const file = await read(id);
      if (file && before === database.revision) known.set(id, { file, readAt: now });
      return file;
    },
  };
}
