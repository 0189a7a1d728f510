import {
  PICTURE_SLOTS,
  SETTINGS_GROUPS,
  type PictureSlot,
  type SettingsGroup,
} from '@centar/domain/centre.ts';
import type { Prisma, SitePicture } from '../../../prisma/generated/client.ts';
import { authorColumns, recordChange } from '../items/auditTrail.ts';
import type { Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import { releaseStoredFile, reuseStoredFile } from '../platform/files/storedFiles.ts';
import { orNotFound } from '../platform/errors.ts';

/** `itemType` and `itemId` in versions and audit entries. */
export const SETTINGS_TYPE = 'Settings';
/** Settings groups have lower ids. */
export const pictureId = (slot: PictureSlot): number => 100 + PICTURE_SLOTS.indexOf(slot);

/** The position in the panel, from 1. */
export const settingsId = (name: SettingsGroup): number => SETTINGS_GROUPS.indexOf(name) + 1;

interface NewPicture {
  readonly slot: PictureSlot;
  readonly imageFileId: string;
  readonly image: Prisma.InputJsonValue;
  readonly imageAlt: string;
}

export const toPicture = (content: unknown): SitePicture => content as SitePicture;

/** Throws NOT_FOUND. */
export async function removeStored(
  transaction: Transaction,
  actor: Person,
  slot: PictureSlot,
  releasedAt: Date,
) {
  const before = orNotFound(await transaction.sitePicture.findUnique({ where: { slot } }));
  await transaction.sitePicture.delete({ where: { slot } });
  await releaseStoredFile(transaction, before.imageFileId, releasedAt);
  await recordPicture(transaction, actor, 'delete', before, before);
}

/** The replaced picture becomes a previous version. */
export async function savePicture(
  transaction: Transaction,
  actor: Person,
  action: 'update' | 'replaceFile' | 'restoreVersion',
  { slot, ...picture }: NewPicture,
  now: Date,
) {
  const before = await transaction.sitePicture.findUnique({ where: { slot } });
  // An empty slot may have previous pictures, which use version numbers.
  const { _max } = await transaction.itemVersion.aggregate({
    where: { itemType: SETTINGS_TYPE, itemId: pictureId(slot) },
    _max: { version: true },
  });
  const version = Math.max(before?.version ?? 0, _max.version ?? 0) + 1;
  const data = { ...picture, version, ...authorColumns(actor) };
  const after = await transaction.sitePicture.upsert({
    where: { slot },
    create: { slot, ...data },
    update: data,
  });
  if (before && before.imageFileId !== after.imageFileId) {
    await releaseStoredFile(transaction, before.imageFileId, now);
  }
  await recordPicture(transaction, actor, action, after, before);
  return after;
}

/** Undefined if its file was purged. */
export async function restoreStored(
  transaction: Transaction,
  actor: Person,
  slot: PictureSlot,
  { imageFileId, image, imageAlt }: SitePicture,
  now: Date,
) {
  if (!(await reuseStoredFile(transaction, imageFileId))) return undefined;
  const picture = { slot, imageFileId, image: asJson(image as object), imageAlt };
  return savePicture(transaction, actor, 'restoreVersion', picture, now);
}

async function recordPicture(
  transaction: Transaction,
  actor: Person,
  action: 'update' | 'replaceFile' | 'delete' | 'restoreVersion',
  { slot, version }: { slot: string; version: number },
  before: object | null,
): Promise<void> {
  await recordChange(transaction, actor, {
    action,
    section: '',
    itemType: SETTINGS_TYPE,
    item: { id: pictureId(slot as PictureSlot), title: slot, version },
    ...(before ? { before } : {}),
  });
}
