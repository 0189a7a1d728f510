import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Optimistic locking: refuses an edit made from a version since which one of the edited fields was changed.
 * A file that was replaced meanwhile is no conflict, since an edit does not touch files. Callers without a version
 * pass. Throws CONFLICT.
 */
export async function assertNoConflict<Row extends { id: number; version: number }>(
  transaction: Transaction,
  { itemType, stored, seen }: { itemType: string; stored: Row; seen: number | undefined },
  fields: readonly (keyof Row & string)[],
): Promise<void> {
  if (seen === undefined || seen === stored.version) return;
  const previous = await transaction.itemVersion.findUnique({
    where: { itemType_itemId_version: { itemType, itemId: stored.id, version: seen } },
  });
  const content = previous?.content as Record<string, unknown> | undefined;
  const differs = (field: keyof Row & string): boolean =>
    JSON.stringify(content?.[field]) !== JSON.stringify(stored[field]);
  if (!content || fields.some(differs)) throw new AppError('CONFLICT');
}

/** Optimistic locking: an update that matched no row came after another save. Throws CONFLICT. */
export function assertUpdated(updated: { count: number }): void {
  if (updated.count === 0) throw new AppError('CONFLICT');
}
