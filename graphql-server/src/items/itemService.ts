import { pick } from '@centar/domain/objects.ts';
import type { Actor } from '../platform/context.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import { parseInput } from '../platform/validation.ts';
import { requireSection } from '../platform/policies.ts';
import type { ContentDependencies } from './contentDependencies.ts';
import type { PlainType } from './declaredType.ts';
import { itemReads } from './read/itemReads.ts';
import type { ItemRow } from './write/itemType.ts';
import { itemWrites } from './write/itemWrites.ts';

/** The use cases that declared types have in common. */
export function itemService<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  type: PlainType<Row, Data>,
) {
  const { clock } = dependencies;
  const { sections, edited, table, rules, check } = type;
  const writes = itemWrites(dependencies, type);

  return {
    ...itemReads<Row>(dependencies, type),

    async create(actor: Actor, input: unknown, file?: IncomingFile) {
      requireSection(actor, ...sections);
      const written = parseInput(rules.input, input);
      check?.(written, undefined, clock());
      return writes.create(actor, { written, file }, async (transaction, data) =>
        table(transaction).create({ data: { ...pick(written, edited), ...data } }),
      );
    },

    /** Saves the written fields. Throws NOT_FOUND, or CONFLICT when somebody else saved meanwhile. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, ...sections);
      const edit = parseInput(rules.edit, input);
      // A field that an edit leaves out stays as it is.
      return writes.update(actor, edit, (before) => {
        check?.(edit, before, clock());
        return pick(edit, edited);
      });
    },

    replaceFile: writes.replaceFile,
    remove: writes.remove,
  };
}
