import type { Database } from '../../platform/database/database.ts';
import { oncePerRevision } from '../../platform/database/oncePerRevision.ts';

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
  const once = oncePerRevision<number>(database);
  const read = async (): Promise<number> =>
    (await table().aggregate({ _max: { id: true } }))._max.id ?? 0;

  return async (id) => id <= (await once(read));
}
