import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isVisible } from '../read/visibility.ts';

/**
 * Announces a changed item to copies of the public content. `states`: before and after. Call it
 * within `writeContent`, which creates the next revision.
 */
export async function recordRevision(
  transaction: Transaction,
  item: { readonly itemType: ItemType; readonly itemId: number },
  states: readonly (Parameters<typeof isVisible>[0] | undefined)[],
  now: Date,
): Promise<void> {
  const { number } = await transaction.contentRevision.findUniqueOrThrow({ where: { id: 1 } });
  const change = { revision: number + 1, changedAt: now };
  // Also of a planned publication whose minute has passed without a write.
  const wasPublic = states.some((state) => state && isVisible(state, now));
  await transaction.itemRevision.upsert({
    where: { itemType_itemId: item },
    create: { ...item, ...change, wasPublic },
    update: wasPublic ? { ...change, wasPublic } : change,
  });
}
