import { pick } from '@centar/domain/objects.ts';
import { withPresentHalls } from '../centre/halls.ts';
import type { Actor } from '../platform/context.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import { orNotFound } from '../platform/errors.ts';
import { parseInput } from '../platform/validation.ts';
import { requireSection } from '../platform/policies.ts';
import type { ContentDependencies } from './contentDependencies.ts';
import type { PlainType, WrittenFields, WrittenType } from './declaredType.ts';
import { itemReads } from './read/itemReads.ts';
import { settledText } from './write/settledText.ts';
import type { ItemRow, SavedData } from './write/itemType.ts';
import { itemWrites } from './write/itemWrites.ts';

export const itemService = <Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  type: PlainType<Row, Data>,
) => ({ ...itemReads<Row>(dependencies, type), ...declaredWrites(dependencies, type) });

/** Fields that an edit omits stay unchanged. */
export const savedDataOf = <Row extends ItemRow, Data extends object>({
  edited,
  savedData = (written: WrittenFields): SavedData => pick(written, edited),
}: WrittenType<Row, Data>) => savedData;

/** For types whose reads differ. */
export function declaredWrites<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  type: WrittenType<Row, Data>,
) {
  const { clock, publicUrl } = dependencies;
  const { sections, table, rules } = type;
  const savedData = savedDataOf(type);
  const writes = itemWrites(dependencies, type);

  return {
    async create(actor: Actor, input: unknown, file?: IncomingFile) {
      requireSection(actor, ...sections);
      const parsed = parseInput(rules.input, input);
      const written = { ...parsed, ...settledText('description', parsed, undefined, publicUrl) };
      return writes.create(actor, { written, file }, async (transaction, data) => {
        const saved = savedData(written, undefined, clock());
        const { plan, ...columns } = await withPresentHalls(transaction, saved);
        const item = await table(transaction).create({ data: { ...columns, ...data } });
        if (!plan) return item;
        await type.afterSave?.(transaction, item.id, plan);
        const where = { id: item.id, deletedAt: null };
        return orNotFound(await table(transaction).findFirst({ where }));
      });
    },

    /** Throws NOT_FOUND, or CONFLICT for a concurrent edit. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, ...sections);
      const edit = parseInput(rules.edit, input);
      return writes.update(actor, edit, (before) => {
        const written = { ...edit, ...settledText('description', edit, before, publicUrl) };
        return savedData(written, before, clock());
      });
    },

    replaceFile: writes.replaceFile,
    remove: writes.remove,
  };
}
