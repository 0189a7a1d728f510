import { z } from 'zod';
import {
  PICTURE_SLOTS,
  SETTINGS_GROUPS,
  type PictureSlot,
  type SettingsGroup,
} from '@centar/domain/centre.ts';
import { BIN_DAYS } from '@centar/domain/itemTypes.ts';
import { itemId, optionalText, TEXT_LIMITS } from '@centar/domain/rules.ts';
import type { Prisma, SitePicture } from '../../../prisma/generated/client.ts';
import { orNotFound, AppError, badInput } from '../platform/errors.ts';
import { parseInput } from '../platform/validation.ts';
import { recordChange, authorColumns } from '../items/auditTrail.ts';
import { requireAdministrator } from '../platform/policies.ts';
import type { ContentDependencies } from '../items/contentDependencies.ts';
import { itemImage } from '../items/write/itemFiles.ts';
import { assertChanged, saveOrKeep } from '../items/write/unchanged.ts';
import type { Actor, Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import {
  RELEASED_FILE_HOURS,
  releaseStoredFile,
  reuseStoredFile,
} from '../platform/files/storedFiles.ts';
import type { CurrentCentre } from './centre.ts';

/** In versions and audit entries. */
export const SETTINGS_TYPE = 'Settings';
/** Listed at most. */
export const MAX_PREVIOUS_VERSIONS = 50;

/** The sweep deletes the demo content's pictures when the trash deletes its items. */
const REMOVED_FIRST_MS = (BIN_DAYS * 24 - RELEASED_FILE_HOURS) * 3_600_000;

const slotName = z.strictObject({ slot: z.enum(PICTURE_SLOTS, 'unknownChoice') });

export const sitePictureFields = slotName.extend({ alt: optionalText(TEXT_LIMITS.note) });

export const previousPictureFields = slotName.extend({ version: itemId });

/** In versions and audit entries. Settings groups have lower ids. */
const pictureId = (slot: PictureSlot): number => 100 + PICTURE_SLOTS.indexOf(slot);

/** In versions and audit entries: the position in the panel, from 1. */
export const settingsId = (name: SettingsGroup): number => SETTINGS_GROUPS.indexOf(name) + 1;

interface NewPicture {
  readonly slot: PictureSlot;
  readonly imageFileId: string;
  readonly image: Prisma.InputJsonValue;
  readonly imageAlt: string;
}

export interface PreviousPicture {
  readonly slot: PictureSlot;
  readonly version: number;
  readonly savedAt: Date;
  /** Who replaced or removed it. */
  readonly savedByName: string;
  readonly picture: SitePicture;
}

const toPicture = (content: unknown): SitePicture => content as SitePicture;

/** For administrators. */
export function sitePictures(
  { database, files, clock }: ContentDependencies,
  centre: CurrentCentre,
) {
  const { reader } = database;
  return {
    /** Slots whose picture is the first start's, still or again. */
    async firstPictures(client: Transaction): Promise<PictureSlot[]> {
      const slots: PictureSlot[] = [];
      for (const row of await client.sitePicture.findMany()) {
        const slot = row.slot as PictureSlot;
        const entry = await firstEntry(client, slot);
        const first = entry ? await removedFirst(client, slot) : row;
        const isSame = first?.imageFileId === row.imageFileId && first.imageAlt === row.imageAlt;
        if (isSame) slots.push(slot);
      }
      return slots;
    },

    async removeFirst(transaction: Transaction, actor: Person): Promise<void> {
      for (const slot of await this.firstPictures(transaction)) {
        await takeOut(transaction, actor, slot, new Date(clock().getTime() + REMOVED_FIRST_MS));
      }
    },

    /** Only into empty slots, if the files still exist. */
    async restoreFirst(transaction: Transaction, actor: Person): Promise<void> {
      const taken = await transaction.sitePicture.findMany({ select: { slot: true } });
      for (const slot of PICTURE_SLOTS) {
        if (taken.some((one) => one.slot === slot)) continue;
        const first = await removedFirst(transaction, slot);
        if (!first) continue;
        const { imageFileId, image, imageAlt } = first;
        if (!(await reuseStoredFile(transaction, imageFileId))) continue;
        const picture = { slot, imageFileId, image: asJson(image as object), imageAlt };
        await savePicture(transaction, actor, 'restoreVersion', picture);
      }
    },

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
          return savePicture(transaction, actor, 'replaceFile', picture);
        }),
      );
      await centre.refresh();
      return saved;
    },

    /** The site shows its built-in drawing again. Throws NOT_FOUND. */
    async removePicture(actor: Actor, input: unknown): Promise<true> {
      requireAdministrator(actor);
      const { slot } = parseInput(slotName, input);
      await database.writeContent((transaction) => takeOut(transaction, actor, slot));
      await centre.refresh();
      return true;
    },

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
        const { imageFileId, image, imageAlt } = toPicture(previous.content);
        if (!(await reuseStoredFile(transaction, imageFileId))) throw new AppError('NOT_FOUND');
        const picture = { slot, imageFileId, image: asJson(image as object), imageAlt };
        return savePicture(transaction, actor, 'restoreVersion', picture);
      });
      await centre.refresh();
      return saved;
    },
  };

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

  /** Throws NOT_FOUND. */
  async function takeOut(
    transaction: Transaction,
    actor: Person,
    slot: PictureSlot,
    releasedAt = clock(),
  ) {
    const before = orNotFound(await transaction.sitePicture.findUnique({ where: { slot } }));
    await transaction.sitePicture.delete({ where: { slot } });
    await releaseStoredFile(transaction, before.imageFileId, releasedAt);
    await recordPicture(transaction, actor, 'delete', before, before);
  }

  async function describePicture(actor: Person, slot: PictureSlot, imageAlt: string) {
    const saved = await saveOrKeep(() =>
      database.writeContent(async (transaction) => {
        const before = await transaction.sitePicture.findUnique({ where: { slot } });
        if (!before) throw badInput({ file: 'required' });
        assertChanged(before, { imageAlt });
        const { imageFileId, image } = before;
        const picture = { slot, imageFileId, image: asJson(image as object), imageAlt };
        return savePicture(transaction, actor, 'update', picture);
      }),
    );
    await centre.refresh();
    return saved;
  }

  /** The replaced picture becomes a previous version. */
  async function savePicture(
    transaction: Transaction,
    actor: Person,
    action: 'update' | 'replaceFile' | 'restoreVersion',
    { slot, ...picture }: NewPicture,
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
      await releaseStoredFile(transaction, before.imageFileId, clock());
    }
    await recordPicture(transaction, actor, action, after, before);
    return after;
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
}

export type SitePictures = ReturnType<typeof sitePictures>;
