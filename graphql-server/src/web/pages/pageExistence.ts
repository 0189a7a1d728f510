import { pageItem } from '@centar/domain/pages.ts';
import type { PageAddress } from '@centar/domain/publicAddress.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../../contentTypes/registry.ts';
import { visible } from '../../items/read/visibility.ts';
import { createHighestId } from '../../items/read/highestId.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * Checks an item before its page is rendered. Rendering runs all queries first, and unknown ids are
 * unlimited.
 */
export function createPageExistence(database: Database, clock: Clock) {
  const { reader } = database;
  const types = new Map<ItemType, (id: number) => Promise<boolean>>(
    ITEM_TYPE_DESCRIPTORS.map(({ itemType, table }) => {
      const mayExist = createHighestId(database, () => table(reader));
      const isVisible = async (id: number): Promise<boolean> => {
        if (!(await mayExist(id))) return false;
        return (await table(reader).count({ where: { id, ...visible(clock()) } })) > 0;
      };
      return [itemType, isVisible];
    }),
  );

  return {
    /** False if the item is not public. The page itself reports database errors. */
    async mayExist({ page }: PageAddress): Promise<boolean> {
      const item = pageItem(page);
      if (item === undefined) return true;
      return (
        (await types
          .get(item.itemType)?.(item.id)
          .catch(() => true)) ?? true
      );
    },
  };
}
