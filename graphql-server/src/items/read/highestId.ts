import type { Database } from '../../platform/database/database.ts';

/** A table of items, as far as it is asked for its highest id. Prisma's tables fit. */
interface NumberedTable {
  aggregate(args: { _max: { id: true } }): PromiseLike<{ _max: { id: number | null } }>;
}

/**
 * Tells whether an item of a table can have an id. There is no end of ids that can be made up, so that a miss has to be known
 * before anything is read or rendered for it. One read for each state of the content.
 */
export function createHighestId(
  database: Pick<Database, 'revision'>,
  table: () => NumberedTable,
): (id: number) => Promise<boolean> {
  let known = { revision: -1, highest: Promise.resolve(0) };
  const read = async (): Promise<number> =>
    (await table().aggregate({ _max: { id: true } }))._max.id ?? 0;

  return async (id) => {
    const { revision } = database;
    if (known.revision !== revision) known = { revision, highest: read() };
    const { highest } = known;
    // A failed read is not remembered.
    highest.catch(() => {
      if (known.highest === highest) known = { revision: -1, highest: Promise.resolve(0) };
    });
    return id <= (await highest);
  };
}
