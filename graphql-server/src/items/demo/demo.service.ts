import { requireAdministrator } from '../contentService.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { itemTrash } from '../trash/itemTrash.ts';
import type { DemoContent } from './demo.types.ts';

/** A content type, as far as its demo items are taken away and brought back. */
type DemoType = Pick<
  ReturnType<typeof itemTrash>,
  'itemType' | 'binWithin' | 'restoreWithin' | 'countWithin'
>;

/** The items that came with the first start: all of them go to the bin in one step, and come back in one. */
export function demoService(database: Database, types: readonly DemoType[]) {
  const rows = () => database.reader.demoItem.findMany({ orderBy: [{ itemId: 'asc' }] });

  /** Does something to each demo item, all within one transaction; gives to how many it was done. */
  async function each(
    actor: Actor,
    work: (
      type: DemoType,
    ) => (transaction: Transaction, person: Person, id: number) => Promise<boolean>,
  ): Promise<number> {
    requireAdministrator(actor);
    const items = await rows();
    return database.writeContent(
      async (transaction) => {
        let count = 0;
        for (const { itemType, itemId } of items) {
          const type = types.find((one) => one.itemType === itemType);
          if (type && (await work(type)(transaction, actor, itemId))) count += 1;
        }
        return count;
      },
      { takesAway: true },
    );
  }

  return {
    /** How many demo items there are, and how many wait in the bin. Throws UNAUTHENTICATED or FORBIDDEN. */
    async state(actor: Actor): Promise<DemoContent> {
      requireAdministrator(actor);
      const items = await rows();
      const counts = await Promise.all(
        types.map(({ itemType, countWithin }) =>
          countWithin(
            items.filter((item) => item.itemType === itemType).map(({ itemId }) => itemId),
          ),
        ),
      );
      return {
        present: counts.reduce((sum, { present }) => sum + present, 0),
        binned: counts.reduce((sum, { binned }) => sum + binned, 0),
      };
    },

    /** Moves all demo items to the bin, where they wait to be restored. Gives how many that were. */
    remove: (actor: Actor) => each(actor, (type) => type.binWithin),

    /** Takes all demo items out of the bin. Gives how many that were. */
    restore: (actor: Actor) => each(actor, (type) => type.restoreWithin),
  };
}

/** The service's type, for the transports. */
export type DemoService = ReturnType<typeof demoService>;
