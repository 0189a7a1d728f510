import { LRUCache } from 'lru-cache';
import { focusPoint } from '@centar/domain/focusPoint.ts';
import type { Clock } from '../context.ts';
import { TABLES_WITH_PICTURES, usedByPublicItem } from '../database/contentTables.ts';
import type { Database } from '../database/database.ts';
import { previewNames } from './mediaNames.ts';
import { fileNamesOf } from './storedFiles.ts';

/** A stored file, for `/media`. */
export interface MediaFile {
  /** The re-encoded upload, the source of sizes and previews. */
  readonly name: string;
  /** All derived files. A fixed set, since requested sizes could be unlimited. */
  readonly names: ReadonlySet<string>;
  readonly isDocument: boolean;
  readonly originalName: string;
  readonly isPublic: boolean;
}

/** Prisma's tables fit. */
interface FocusTable {
  findFirst(query: {
    where: { imageFileId: string; imageFocus: { not: string } };
    select: { imageFocus: true };
  }): PromiseLike<{ readonly imageFocus: string } | null>;
}

const MAX_FILES = 5000;
const TTL_MS = 60_000;

/**
 * Existing files are cached until the content changes. Unknown ids are not, since they are
 * unlimited.
 */
export function createMediaFiles(database: Pick<Database, 'reader' | 'revision'>, clock: Clock) {
  const known = new LRUCache<string, { readonly file: MediaFile; readonly readAt: number }>({
    max: MAX_FILES,
  });
  let revision = database.revision;

  /** Only the first picture of an item is shared. */
  async function focusOf(id: string): Promise<string | undefined> {
    const where = { imageFileId: id, imageFocus: { not: '' } };
    const select = { imageFocus: true } as const;
    const tables: readonly FocusTable[] = TABLES_WITH_PICTURES.map((name) => database.reader[name]);
    const found = await Promise.all(tables.map((table) => table.findFirst({ where, select })));
    return found.find((row) => row !== null)?.imageFocus;
  }

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
    const previews = isDocument ? [] : previewNames(id, focusPoint(await focusOf(id)));
    const names = new Set([name, ...sizes, ...previews]);
    const publicly = await storedFile.findFirst({
      where: { id, ...usedByPublicItem(clock()) },
      select: { id: true },
    });
    return { name, names, isDocument, originalName, isPublic: publicly !== null };
  }

  return {
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
