import type { Transaction } from '../database/database.ts';
import type { FileVariant, NewStoredFile } from './storedFile.ts';

/** Hours for which a file stays after its item released it, so that every backup finds its files. */
export const RELEASED_FILE_HOURS = 48;

/** Adds the row of a stored file; gives its id, for the item's `imageFileId` or `documentFileId`. */
export async function addStoredFile(
  transaction: Transaction,
  kept: NewStoredFile,
): Promise<string> {
  const { id } = await transaction.storedFile.create({ data: kept.row, select: { id: true } });
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

/** Takes a file that was released into use again; false where it is gone for good. */
export async function reuseStoredFile(transaction: Transaction, id: string): Promise<boolean> {
  const taken = await transaction.storedFile.updateMany({
    where: { id },
    data: { releasedAt: null },
  });
  return taken.count > 0;
}

/** The names of all files behind a row; a picture's link preview, made later, goes with the next orphans. */
export function fileNamesOf(row: {
  readonly id: string;
  readonly extension: string;
  readonly variants: unknown;
}): string[] {
  const variants = (Array.isArray(row.variants) ? row.variants : []) as readonly FileVariant[];
  return [`${row.id}.${row.extension}`, ...variants.map(({ name }) => name)];
}
