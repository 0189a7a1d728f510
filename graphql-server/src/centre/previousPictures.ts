import { z } from 'zod';
import { PICTURE_SLOTS, type PictureSlot } from '@centar/domain/centre.ts';
import { itemId } from '@centar/domain/rules.ts';
import type { SitePicture } from '../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../items/contentDependencies.ts';
import type { Actor } from '../platform/context.ts';
import { AppError, orNotFound } from '../platform/errors.ts';
import { requireAdministrator } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import type { CurrentCentre } from './centre.ts';
import { pictureId, restoreStored, SETTINGS_TYPE, toPicture } from './storedPictures.ts';

/** Listed at most. */
export const MAX_PREVIOUS_VERSIONS = 50;

export const slotName = z.strictObject({ slot: z.enum(PICTURE_SLOTS, 'unknownChoice') });

export const previousPictureFields = slotName.extend({ version: itemId });

export interface PreviousPicture {
  readonly slot: PictureSlot;
  readonly version: number;
  readonly savedAt: Date;
  /** Who replaced or removed it. */
  readonly savedByName: string;
  readonly picture: SitePicture;
}

/** For administrators. */
export function previousPictures(
  { database, clock }: Pick<ContentDependencies, 'database' | 'clock'>,
  centre: CurrentCentre,
) {
  const { reader } = database;

  return {
    /** Only pictures whose files exist, latest first. Throws UNAUTHENTICATED or FORBIDDEN. */
    async pictureVersions(actor: Actor, input: unknown): Promise<PreviousPicture[]> {
      requireAdministrator(actor);
      const { slot } = parseInput(slotName, input);
      const rows = await reader.itemVersion.findMany({
        where: { itemType: SETTINGS_TYPE, itemId: pictureId(slot) },
        orderBy: { version: 'desc' },
        take: MAX_PREVIOUS_VERSIONS,
      });
      const previous = rows.map((row) => ({ ...row, picture: toPicture(row.content) }));
      const ids = previous.map(({ picture }) => picture.imageFileId);
      const files = await reader.storedFile.findMany({
        where: { id: { in: ids } },
        select: { id: true },
      });
      const present = new Set(files.map(({ id }) => id));
      return previous
        .filter(({ picture }) => present.has(picture.imageFileId))
        .map(({ version, savedAt, savedByName, picture }) => ({
          slot,
          version,
          savedAt,
          savedByName,
          picture,
        }));
    },

    /** Throws NOT_FOUND if there was none or its file was purged. */
    async restorePicture(actor: Actor, input: unknown) {
      requireAdministrator(actor);
      const { slot, version } = parseInput(previousPictureFields, input);
      const saved = await database.writeContent(async (transaction) => {
        const key = { itemType: SETTINGS_TYPE, itemId: pictureId(slot), version };
        const previous = orNotFound(
          await transaction.itemVersion.findUnique({ where: { itemType_itemId_version: key } }),
        );
        const picture = toPicture(previous.content);
        const restored = await restoreStored(transaction, actor, slot, picture, clock());
        if (!restored) throw new AppError('NOT_FOUND');
        return restored;
      });
      await centre.refresh();
      return saved;
    },
  };
}
