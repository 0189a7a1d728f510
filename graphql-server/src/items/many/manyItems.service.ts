import { z } from 'zod';
import { publishedAt } from '@centar/domain/content/publication.ts';
import { ITEM_TYPES, MOST_CHANGED } from '@centar/domain/itemTypes.ts';
import { itemId, nullAsAbsent } from '@centar/domain/rules.ts';
import type { ErrorCode } from '@centar/domain/errorCodes.ts';
import { inParts } from '../../platform/batches.ts';
import type { Actor } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { typeNamed } from '../itemReference.ts';
import type { itemTrash } from '../trash/itemTrash.ts';
import type { changeOf } from './changeOf.ts';
import type { ItemChanges } from './manyItems.types.ts';

/** Items of one transaction, so that other saves need not wait for all. */
const BATCH_ITEMS = 50;

/** Errors of one item, after which the next one can still succeed. */
const ITEM_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'NOT_FOUND',
]);

const itemChange = z
  .strictObject({
    id: itemId,
    version: itemId,
    publishedAt,
    programType: nullAsAbsent(z.string('invalid').optional()),
    imageAlt: nullAsAbsent(z.string('invalid').optional()),
    isDeleted: nullAsAbsent(z.boolean('invalid').optional()),
  })
  .refine(
    ({ id: _, version: __, isDeleted, ...fields }) =>
      isDeleted === undefined || Object.values(fields).every((value) => value === undefined),
    { path: ['isDeleted'], error: 'invalid' },
  );

/** An item, the version that the person saw, and what changes. */
export type ItemChangeFields = z.output<typeof itemChange>;

export const manyItems = z.strictObject({
  itemType: z.enum(ITEM_TYPES, { error: 'unknownChoice' }),
  items: z
    .array(itemChange, 'invalid')
    .min(1, 'required')
    .max(MOST_CHANGED, 'tooMany')
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: 'repeated',
    }),
});

type ChangedType = ReturnType<typeof changeOf> &
  Pick<ReturnType<typeof itemTrash>, 'itemType' | 'sections'>;

export function manyItemsService({ writeContent }: Database, types: readonly ChangedType[]) {
  return {
    /**
     * Changes each item or refuses it; no item is half changed. A repetition finds the items as
     * requested and changes nothing. Throws UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT.
     */
    async change(actor: Actor, input: unknown): Promise<ItemChanges> {
      requirePerson(actor);
      const { itemType, items } = parseInput(manyItems, input);
      const type = typeNamed(types, itemType);
      requireSection(actor, ...type.sections);
      if (actor.isPreview) throw badInput({ preview: 'invalid' });
      const mayUseReserve = items.every(({ isDeleted }) => isDeleted === true);
      const all: ItemChanges = { done: [], refused: [] };
      for (const some of inParts(items, BATCH_ITEMS)) {
        const { done, refused } = await writeContent(
          async (transaction) => {
            const batch: ItemChanges = { done: [], refused: [] };
            for (const item of some) {
              try {
                const version = await type.changeWithin(transaction, actor, item);
                batch.done.push({ itemId: item.id, version });
              } catch (thrown) {
                if (!(thrown instanceof AppError && ITEM_ERRORS.has(thrown.code))) throw thrown;
                const fields = Object.keys(thrown.fields ?? {});
                batch.refused.push({ itemId: item.id, code: thrown.code, fields });
              }
            }
            return batch;
          },
          { mayUseReserve },
        );
        all.done.push(...done);
        all.refused.push(...refused);
      }
      return all;
    },
  };
}

export type ManyItemsService = ReturnType<typeof manyItemsService>;
