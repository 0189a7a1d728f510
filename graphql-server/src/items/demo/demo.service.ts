import { requireAdministrator } from '../../platform/policies.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { itemTrash } from '../trash/itemTrash.ts';
import type { DemoContent } from './demo.types.ts';

type DemoType = Pick<
  ReturnType<typeof itemTrash>,
  'itemType' | 'softDeleteWithin' | 'restoreWithin' | 'countByState'
>;

/** Call it in the transaction that moves the items. */
export interface DemoSettings {
  readonly left: () => Promise<string[]>;
  readonly remove: (transaction: Transaction, person: Person) => Promise<void>;
  readonly restore: (transaction: Transaction, person: Person) => Promise<void>;
  readonly refresh: () => Promise<void>;
}

/** All are deleted or restored in one step. */
export function demoService(
  database: Database,
  types: readonly DemoType[],
  settings: DemoSettings,
) {
  const rows = () => database.reader.demoItem.findMany({ orderBy: [{ itemId: 'asc' }] });

  /** In one transaction. Returns the number of changed items. */
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
        // A first start without demo content wrote the defaults, which stay.
        if (items.length > 0) await withSettings(transaction, actor);
        return count;
      },
      { mayUseReserve: true },
    );
    await settings.refresh();
    return changed;
  }

  return {
    /** Throws UNAUTHENTICATED or FORBIDDEN. */
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

    /**
     * Moves the demo items to the trash and removes their settings. Returns the number of items.
     */
    remove: (actor: Actor) => each(actor, (type) => type.softDeleteWithin, settings.remove),

    /** Restores the demo items and their settings. Returns the number of items. */
    restore: (actor: Actor) => each(actor, (type) => type.restoreWithin, settings.restore),
  };
}

export type DemoService = ReturnType<typeof demoService>;
