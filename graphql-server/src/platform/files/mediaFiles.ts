import { LRUCache } from 'lru-cache';
import { focusPoint } from '@centar/domain/focusPoint.ts';
import type { Clock } from '../context.ts';
import { usedByPublicItem } from '../database/contentTables.ts';
import type { Database } from '../database/database.ts';
import { previewNames } from './mediaNames.ts';
import { fileNamesOf } from './storedFiles.ts';

/** A stored file, for `/media`. */
export interface MediaFile {
  /** The re-encoded upload, from which sizes and previews are made. */
  readonly name: string;
  /** All derived files. A fixed set, since requested sizes could be unlimited. */
  readonly names: ReadonlySet<string>;
  readonly isDocument: boolean;
  readonly originalName: string;
  readonly isPublic: boolean;
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
    const select = { imageFocus: true };
    const { program, news, movie, colony, artSalon } = database.reader;
    const found = await Promise.all([
      program.findFirst({ where, select }),
      news.findFirst({ where, select }),
      movie.findFirst({ where, select }),
      colony.findFirst({ where, select }),
      artSalon.findFirst({ where, select }),
    ]);
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
