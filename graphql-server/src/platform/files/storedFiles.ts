import type { Transaction } from '../database/database.ts';
import type { FileVariant, NewStoredFile } from './storedFile.ts';

/** Hours before a released file is removed, so that every backup finds its files. */
export const RELEASED_FILE_HOURS = 48;

export async function addStoredFile(
  transaction: Transaction,
  stored: NewStoredFile,
): Promise<string> {
  const { id } = await transaction.storedFile.create({ data: stored.row, select: { id: true } });
  return id;
}

/**
 * Marks a file as unused; the sweep removes it RELEASED_FILE_HOURS later. The caller has removed it
 * from its item.
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

export async function reuseStoredFile(transaction: Transaction, id: string): Promise<boolean> {
  const updated = await transaction.storedFile.updateMany({
    where: { id },
    data: { releasedAt: null },
  });
  return updated.count > 0;
}

/** All file names except link previews, which the next sweep removes as orphans. */
export function fileNamesOf(row: {
  readonly id: string;
  readonly extension: string;
  readonly variants: unknown;
}): string[] {
  const variants = (Array.isArray(row.variants) ? row.variants : []) as readonly FileVariant[];
  return [`${row.id}.${row.extension}`, ...variants.map(({ name }) => name)];
}
