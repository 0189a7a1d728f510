import { requireAdministrator } from '../../platform/policies.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { itemTrash } from '../trash/itemTrash.ts';
import type { DemoContent } from './demo.types.ts';

/** The operations of a content type on its demo items. */
type DemoType = Pick<
  ReturnType<typeof itemTrash>,
  'itemType' | 'softDeleteWithin' | 'restoreWithin' | 'countByState'
>;

/** The settings that came with the demo items; each call runs inside the transaction that moves the items. */
export interface DemoSettings {
  readonly left: () => Promise<string[]>;
  readonly remove: (transaction: Transaction, person: Person) => Promise<void>;
  readonly restore: (transaction: Transaction, person: Person) => Promise<void>;
  readonly refresh: () => Promise<void>;
}

/** The items of the first start: all of them are deleted in one step, and restored in one. */
export function demoService(
  database: Database,
  types: readonly DemoType[],
  settings: DemoSettings,
) {
  const rows = () => database.reader.demoItem.findMany({ orderBy: [{ itemId: 'asc' }] });

  /** Applies an operation to each demo item in one transaction; gives the number of changed items. */
  async function each(
    actor: Actor,
    work: (
      type: DemoType,
    ) => (transaction: Transaction, person: Person, id: number) => Promise<boolean>,
    withSettings: DemoSettings['remove'],
  ): Promise<number> {
    requireAdministrator(actor);
    const items = await rows();
    const changed = await database.writeContent(
      async (transaction) => {
        let count = 0;
        for (const { itemType, itemId } of items) {
          const type = types.find((one) => one.itemType === itemType);
          if (type && (await work(type)(transaction, actor, itemId))) count += 1;
        }
        // The first start without demo content wrote the defaults, which are the house's.
        if (items.length > 0) await withSettings(transaction, actor);
        return count;
      },
      { mayUseReserve: true },
    );
    await settings.refresh();
    return changed;
  }

  return {
    /** The number of present demo items, and of those in the trash. Throws UNAUTHENTICATED or FORBIDDEN. */
    async state(actor: Actor): Promise<DemoContent> {
      requireAdministrator(actor);
      const items = await rows();
      const counts = await Promise.all(
        types.map(({ itemType, countByState }) =>
          countByState(
            items.filter((item) => item.itemType === itemType).map(({ itemId }) => itemId),
          ),
        ),
      );
      return {
        present: counts.reduce((sum, { present }) => sum + present, 0),
        binned: counts.reduce((sum, { binned }) => sum + binned, 0),
        settings: items.length > 0 ? await settings.left() : [],
      };
    },

    /** Moves all demo items to the trash and takes their settings away. Gives the number of items. */
    remove: (actor: Actor) => each(actor, (type) => type.softDeleteWithin, settings.remove),

    /** Restores all demo items from the trash and brings their settings back. Gives the number of items. */
    restore: (actor: Actor) => each(actor, (type) => type.restoreWithin, settings.restore),
  };
}

/** The service's type, for the transports. */
export type DemoService = ReturnType<typeof demoService>;
