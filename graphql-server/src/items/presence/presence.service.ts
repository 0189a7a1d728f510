import { CLOCK_STEP_MS, type Actor, type Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { typedReference, typeNamed } from '../itemReference.ts';
import type { itemTrash } from '../trash/itemTrash.ts';
import type { ItemEditor } from './presence.types.ts';

/** Since the last beat; browsers throttle hidden tabs to one a minute. */
const OPEN_MS = 150_000;
const MAX_NAMES = 10;

type TypeItems = Pick<ReturnType<typeof itemTrash>, 'itemType' | 'sections'> & {
  assertEditable(actor: Actor, id: number): Promise<void>;
};

/** Rows without a recent beat, and those of a clock that was ahead. */
const closedAt = (now: Date) => ({
  OR: [
    { beatAt: { lte: new Date(now.getTime() - OPEN_MS) } },
    { beatAt: { gt: new Date(now.getTime() + CLOCK_STEP_MS) } },
  ],
});

/**
 * For forms that were not closed properly. Called at the start and every hour; each beat does the
 * same.
 */
export async function deleteClosedItems(
  { write }: Pick<Database, 'write'>,
  now: Date,
): Promise<void> {
  await write(({ openItem }) => openItem.deleteMany({ where: closedAt(now) }));
}

/**
 * A remark for colleagues, not a lock: no content changes, and nothing is audited. Stored in the
 * database, since another process may answer the colleague.
 */
export function presenceService(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  types: readonly TypeItems[],
) {
  return {
    /** Returns the others' names. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
    async beat(actor: Actor, input: unknown): Promise<ItemEditor[]> {
      requirePerson(actor);
      const { itemType, id: itemId } = parseInput(typedReference, input);
      const type = typeNamed(types, itemType);
      requireSection(actor, ...type.sections);
      await type.assertEditable(actor, itemId);
      const now = clock();
      const key = { itemType, itemId, userId: actor.id };
      const others = await database.write(async (transaction) => {
        await transaction.openItem.deleteMany({ where: closedAt(now) });
        await transaction.openItem.upsert({
          where: { itemType_itemId_userId: key },
          create: { ...key, openedAt: now, beatAt: now },
          update: { beatAt: now },
        });
        return transaction.openItem.findMany({
          where: { itemType, itemId, userId: { not: actor.id } },
          orderBy: [{ openedAt: 'asc' }, { userId: 'asc' }],
          take: MAX_NAMES,
          select: { openedAt: true, user: { select: { name: true } } },
        });
      });
      return others.map(({ openedAt, user }) => ({ name: user.name, since: openedAt }));
    },

    /** The item may be deleted. Throws UNAUTHENTICATED or FORBIDDEN. */
    async leave(actor: Actor, input: unknown): Promise<ItemEditor[]> {
      requirePerson(actor);
      const { itemType, id: itemId } = parseInput(typedReference, input);
      requireSection(actor, ...typeNamed(types, itemType).sections);
      await database.write(({ openItem }) =>
        openItem.deleteMany({ where: { itemType, itemId, userId: actor.id } }),
      );
      return [];
    },
  };
}

export type PresenceService = ReturnType<typeof presenceService>;
