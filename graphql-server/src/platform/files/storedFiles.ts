import type { Transaction } from '../database/database.ts';
import type { FileVariant, NewStoredFile } from './storedFile.ts';

/** Hours that a file stays after its item released it, so that every backup finds its files. */
export const RELEASED_FILE_HOURS = 48;

/** Adds the row of a stored file. Returns its id, for the item's `imageFileId` or `documentFileId`. */
export async function addStoredFile(
  transaction: Transaction,
  stored: NewStoredFile,
): Promise<string> {
  const { id } = await transaction.storedFile.create({ data: stored.row, select: { id: true } });
  return id;
}

/**
 * Marks a file as no longer used; the sweep removes row and bytes RELEASED_FILE_HOURS later. The caller
 * has removed it from its item. Without an id it does nothing.
 */
export async function releaseStoredFile(
  transaction: Transaction,
  id: string | null | undefined,
  now: Date,
): Promise<void> {
  if (id == null) return;
  await transaction.storedFile.updateMany({
    where: { id, releasedAt: null },
    data: { releasedAt: now },
  });
}

/** Undoes the release of a file; false if the file was deleted. */
export async function reuseStoredFile(transaction: Transaction, id: string): Promise<boolean> {
  const updated = await transaction.storedFile.updateMany({
    where: { id },
    data: { releasedAt: null },
  });
  return updated.count > 0;
}

/** The names of all files of a row, apart from a picture's link preview, which the next sweep finds as an orphan. */
export function fileNamesOf(row: {
  readonly id: string;
  readonly extension: string;
  readonly variants: unknown;
}): string[] {
  const variants = (Array.isArray(row.variants) ? row.variants : []) as readonly FileVariant[];
  return [`${row.id}.${row.extension}`, ...variants.map(({ name }) => name)];
}
