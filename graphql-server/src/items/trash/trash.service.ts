import { z } from 'zod';
import { moment } from '@centar/domain/rules.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireAdministrator, requirePerson, requireSection } from '../../platform/policies.ts';
import { typedReference, typeNamed } from '../itemReference.ts';
import type { itemTrash } from './itemTrash.ts';
import type { Actor } from '../../platform/context.ts';
import type { Bin } from './trash.types.ts';

/** The most items that the trash lists, the last deleted ones. */
const MAX_DELETED = 500;

const emptying = z.strictObject({ until: moment });

/** The trash of one content type. */
type TypeTrash = ReturnType<typeof itemTrash>;

const lastDeletedFirst = (one: { deletedAt: Date }, other: { deletedAt: Date }): number =>
  other.deletedAt.getTime() - one.deletedAt.getTime();

/** Operations on deleted items of all types. */
export function trashService(types: readonly TypeTrash[]) {
  return {
    /** The deleted items of the person's sections, the last deleted first. Throws UNAUTHENTICATED. */
    async items(actor: Actor): Promise<Bin> {
      requirePerson(actor);
      const found = await Promise.all(types.map((type) => type.deletedItems(actor, MAX_DELETED)));
      const items = found.flatMap((one) => one.items).sort(lastDeletedFirst);
      const totalCount = found.reduce((sum, one) => sum + one.totalCount, 0);
      return { items: items.slice(0, MAX_DELETED), totalCount };
    },

    /** Takes an item out of the trash; for holders of its section. Throws NOT_FOUND. */
    async restore(actor: Actor, input: unknown): Promise<true> {
      requirePerson(actor);
      const { itemType, id } = parseInput(typedReference, input);
      const type = typeNamed(types, itemType);
      requireSection(actor, ...type.sections);
      return type.restore(actor, id);
    },

    /** Purges one item; for administrators. Throws NOT_FOUND. */
    async purge(actor: Actor, input: unknown): Promise<true> {
      requireAdministrator(actor);
      const { itemType, id } = parseInput(typedReference, input);
      return typeNamed(types, itemType).purge(actor, id);
    },

    /**
     * Purges the items that were deleted until a moment, so that none goes that the administrator has not seen; for
     * administrators. Returns their number.
     */
    async empty(actor: Actor, input: unknown): Promise<number> {
      requireAdministrator(actor);
      const { until } = parseInput(emptying, input);
      let count = 0;
      for (const type of types) count += await type.purgeUntil(actor, until);
      return count;
    },
  };
}

/** The service's type, for the transports. */
export type TrashService = ReturnType<typeof trashService>;
