import { z } from 'zod';
import { moment } from '@centar/domain/rules.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireAdministrator, requirePerson, requireSection } from '../../platform/policies.ts';
import { typedReference, typeNamed } from '../itemReference.ts';
import type { itemTrash } from './itemTrash.ts';
import type { Actor } from '../../platform/context.ts';
import type { Bin } from './trash.types.ts';

/** The last deleted ones. */
const MAX_DELETED = 500;

const emptying = z.strictObject({ until: moment });

type TypeTrash = ReturnType<typeof itemTrash>;

const lastDeletedFirst = (one: { deletedAt: Date }, other: { deletedAt: Date }): number =>
  other.deletedAt.getTime() - one.deletedAt.getTime();

export function trashService(types: readonly TypeTrash[]) {
  return {
    /** Of the person's sections, the last deleted first. Throws UNAUTHENTICATED. */
    async items(actor: Actor): Promise<Bin> {
      requirePerson(actor);
      const found = await Promise.all(types.map((type) => type.deletedItems(actor, MAX_DELETED)));
      const items = found.flatMap((one) => one.items).sort(lastDeletedFirst);
      const totalCount = found.reduce((sum, one) => sum + one.totalCount, 0);
      return { items: items.slice(0, MAX_DELETED), totalCount };
    },

    /** For holders of its section. Throws NOT_FOUND. */
    async restore(actor: Actor, input: unknown): Promise<true> {
      requirePerson(actor);
      const { itemType, id } = parseInput(typedReference, input);
      const type = typeNamed(types, itemType);
      requireSection(actor, ...type.sections);
      return type.restore(actor, id);
    },

    /** For administrators. Throws NOT_FOUND. */
    async purge(actor: Actor, input: unknown): Promise<true> {
      requireAdministrator(actor);
      const { itemType, id } = parseInput(typedReference, input);
      return typeNamed(types, itemType).purge(actor, id);
    },

    /**
     * For administrators. Purges only what was deleted until a moment, so that nothing unseen
     * disappears. Returns the number.
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

export type TrashService = ReturnType<typeof trashService>;
