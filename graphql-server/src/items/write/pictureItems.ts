import type { z } from 'zod';
import { pick } from '@centar/domain/objects.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import type { ImageData } from './itemFiles.ts';
import type { ItemRow, ItemTypeDescriptor } from './itemType.ts';
import { itemWrites, type NewColumns } from './itemWrites.ts';
import type { PublicationInput } from '../read/visibility.ts';

/** How staff write a content type with one picture: the rules of its input, and the insert of a new row. */
interface PictureInput<Row, Edited extends string, Created, Changed> {
  readonly input: z.ZodType<Created>;
  readonly edit: z.ZodType<Changed & { id: number; version?: number | undefined }>;
  readonly create: (
    transaction: Transaction,
    data: Pick<Created, Edited & keyof Created> & NewColumns & ImageData,
  ) => Promise<Row>;
}

/** The writes of a content type with one picture, whose edited columns have the names of its input fields. */
export function pictureItemWrites<
  Row extends ItemRow,
  Edited extends keyof Row & string,
  Created extends PublicationInput & Readonly<Record<Edited, unknown>>,
  Changed extends PublicationInput & Partial<Readonly<Record<Edited, unknown>>>,
>(
  dependencies: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, ImageData> & { readonly edited: readonly Edited[] },
  { input: createRules, edit: editRules, create }: PictureInput<Row, Edited, Created, Changed>,
) {
  const { sections, edited } = descriptor;
  const writes = itemWrites(dependencies, descriptor);

  return {
    async create(actor: Actor, input: unknown, file?: IncomingFile) {
      requireSection(actor, ...sections);
      const written = parseInput(createRules, input);
      return writes.create(actor, { written, file }, (transaction, data) =>
        create(transaction, { ...pick(written, edited), ...data }),
      );
    },

    /** Saves the written fields. Throws NOT_FOUND, or CONFLICT when somebody else saved meanwhile. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, ...sections);
      const edit = parseInput(editRules, input);
      // A field that an edit leaves out stays as it is.
      return writes.update(actor, edit, () => pick(edit, edited));
    },

    replaceFile: writes.replaceFile,
    remove: writes.remove,
  };
}
