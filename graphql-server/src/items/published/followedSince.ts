import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** Call it at the start: from now on copies of the public content may follow its changes. */
export async function beginFollowing({ reader, write }: Database, clock: Clock): Promise<void> {
  const where = { id: 1, followedSince: null };
  if ((await reader.contentRevision.count({ where })) === 0) return;
  await write(({ contentRevision }) =>
    contentRevision.updateMany({ where, data: { followedSince: clock() } }),
  );
}
