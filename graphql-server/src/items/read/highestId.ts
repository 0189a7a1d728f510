import type { Database } from '../../platform/database/database.ts';

/** Prisma's tables fit. */
interface NumberedTable {
  aggregate(args: { _max: { id: true } }): PromiseLike<{ _max: { id: number | null } }>;
}

/**
 * Unknown ids are unlimited, so they are refused before reading or rendering. One read per content
 * revision.
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
