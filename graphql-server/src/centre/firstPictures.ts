import { PICTURE_SLOTS, type PictureSlot } from '@centar/domain/centre.ts';
import { BIN_DAYS } from '@centar/domain/itemTypes.ts';
import type { Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { RELEASED_FILE_HOURS } from '../platform/files/storedFiles.ts';
import {
  pictureId,
  removeStored,
  restoreStored,
  SETTINGS_TYPE,
  toPicture,
} from './storedPictures.ts';

/** The sweep deletes the demo content's pictures when the trash deletes its items. */
const REMOVED_FIRST_MS = (BIN_DAYS * 24 - RELEASED_FILE_HOURS) * 3_600_000;

async function firstEntry(client: Transaction, slot: PictureSlot) {
  const where = { itemType: SETTINGS_TYPE, itemId: pictureId(slot) };
  return client.auditEntry.findFirst({ where, orderBy: { id: 'asc' } });
}

/** The first start's picture, if it was removed; one that a user uploaded has an earlier entry. */
async function removedFirst(client: Transaction, slot: PictureSlot) {
  if ((await firstEntry(client, slot))?.action !== 'delete') return undefined;
  const key = { itemType: SETTINGS_TYPE, itemId: pictureId(slot), version: 1 };
  const first = await client.itemVersion.findUnique({
    where: { itemType_itemId_version: key },
  });
  return first ? toPicture(first.content) : undefined;
}

/** Slots whose picture is the first start's, still or again. */
export async function firstPictures(client: Transaction): Promise<PictureSlot[]> {
  const slots: PictureSlot[] = [];
  for (const row of await client.sitePicture.findMany()) {
    const slot = row.slot as PictureSlot;
    const entry = await firstEntry(client, slot);
    const first = entry ? await removedFirst(client, slot) : row;
    const isSame = first?.imageFileId === row.imageFileId && first.imageAlt === row.imageAlt;
    if (isSame) slots.push(slot);
  }
  return slots;
}

export async function removeFirst(
  transaction: Transaction,
  actor: Person,
  now: Date,
): Promise<void> {
  for (const slot of await firstPictures(transaction)) {
    await removeStored(transaction, actor, slot, new Date(now.getTime() + REMOVED_FIRST_MS));
  }
}

/** Only into empty slots, if the files still exist. */
export async function restoreFirst(
  transaction: Transaction,
  actor: Person,
  now: Date,
): Promise<void> {
  const taken = await transaction.sitePicture.findMany({ select: { slot: true } });
  for (const slot of PICTURE_SLOTS) {
    if (taken.some((one) => one.slot === slot)) continue;
    const first = await removedFirst(transaction, slot);
    if (first) await restoreStored(transaction, actor, slot, first, now);
  }
}
