import type { PictureSlot } from '@centar/domain/centre.ts';
import { optionalText, TEXT_LIMITS } from '@centar/domain/rules.ts';
import { badInput } from '../platform/errors.ts';
import { parseInput } from '../platform/validation.ts';
import { requireAdministrator } from '../platform/policies.ts';
import type { ContentDependencies } from '../items/contentDependencies.ts';
import { itemImage } from '../items/write/itemFiles.ts';
import { assertChanged, saveOrKeep } from '../items/write/unchanged.ts';
import type { Actor, Person } from '../platform/context.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { CurrentCentre } from './centre.ts';
import { previousPictures, slotName } from './previousPictures.ts';
import { removeStored, savePicture } from './storedPictures.ts';

export const sitePictureFields = slotName.extend({ alt: optionalText(TEXT_LIMITS.note) });

/** For administrators. */
export function sitePictures(
  { database, files, clock }: ContentDependencies,
  centre: CurrentCentre,
) {
  async function describePicture(actor: Person, slot: PictureSlot, imageAlt: string) {
    const saved = await saveOrKeep(() =>
      database.writeContent(async (transaction) => {
        const before = await transaction.sitePicture.findUnique({ where: { slot } });
        if (!before) throw badInput({ file: 'required' });
        assertChanged(before, { imageAlt });
        const { imageFileId, image } = before;
        const picture = { slot, imageFileId, image: asJson(image as object), imageAlt };
        return savePicture(transaction, actor, 'update', picture, clock());
      }),
    );
    await centre.refresh();
    return saved;
  }

  return {
    /**
     * Without a file, changes only the alternative text. Throws BAD_USER_INPUT without a file if
     * the slot is empty or no text is given.
     */
    async replacePicture(actor: Actor, input: unknown, incoming: IncomingFile | undefined) {
      requireAdministrator(actor);
      const { slot, alt } = parseInput(sitePictureFields, input);
      if (!incoming) {
        if ((input as { alt?: unknown }).alt === undefined) throw badInput({ file: 'required' });
        return describePicture(actor, slot, alt);
      }
      const saved = await files.withStoredFile('image', incoming, (stored) =>
        database.writeContent(async (transaction) => {
          const { imageFileId, image } = await itemImage.add(transaction, stored);
          if (!imageFileId || !image) throw badInput({ file: 'invalid' });
          const picture = { slot, imageFileId, image, imageAlt: alt };
          return savePicture(transaction, actor, 'replaceFile', picture, clock());
        }),
      );
      await centre.refresh();
      return saved;
    },

    /** The site shows its built-in drawing again. Throws NOT_FOUND. */
    async removePicture(actor: Actor, input: unknown): Promise<true> {
      requireAdministrator(actor);
      const { slot } = parseInput(slotName, input);
      await database.writeContent((transaction) => removeStored(transaction, actor, slot, clock()));
      await centre.refresh();
      return true;
    },

    ...previousPictures({ database, clock }, centre),
  };
}
