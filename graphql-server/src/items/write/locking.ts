import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Throws CONFLICT if one of the edit's fields was changed since its version. A replaced file is no
 * conflict; callers without a version pass.
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

/** Throws CONFLICT if no row matched. */
export function assertUpdated(updated: { count: number }): void {
  if (updated.count === 0) throw new AppError('CONFLICT');
}
