import { z } from 'zod';
import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { itemPath } from '@centar/domain/pages.ts';
import { moment } from '@centar/domain/rules.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { typeNamed, type SectionedType } from '../itemReference.ts';
import { readChangedIds, readPublic, type Gap, type Part, type PublicRow } from './changedItems.ts';
import type { ContentChange, ContentChanges } from './contentChanges.types.ts';
import {
  readPlace,
  readRevision,
  writePlace,
  writeRevision,
  type ChangesPlace,
  type CopyRevision,
} from './copyRevision.ts';

const CHANGES_PAGE_SIZE = 50;
/** By which the clocks of two processes may differ. */
const MAX_AHEAD_MS = 60_000;

const request = z.strictObject({
  revision: z.string('invalid').nullish(),
  first: z.int('invalid').min(1, 'invalid').max(CHANGES_PAGE_SIZE, 'invalid').nullish(),
  after: z.string('invalid').nullish(),
});

async function currentRevision({ reader }: Database, now: Date): Promise<CopyRevision> {
  const { number, followedSince } = await reader.contentRevision.findUniqueOrThrow({
    where: { id: 1 },
  });
  // Cleared while the server runs: no copy can follow until the next start.
  return { since: followedSince ?? now, number, at: now };
}

const isKnown = (revision: CopyRevision, current: CopyRevision): boolean =>
  revision.since.getTime() === current.since.getTime() &&
  revision.number <= current.number &&
  revision.at.getTime() <= current.at.getTime() + MAX_AHEAD_MS;

/** Undefined if a complete copy is needed. */
function gapOf(text: string, current: CopyRevision): Gap | undefined {
  const revision = readRevision(text);
  if (revision) {
    if (!isKnown(revision, current)) return undefined;
    const changes = Prisma.sql`"revision" > ${revision.number}`;
    return { changes, publishedAfter: revision.at };
  }
  const { data: from } = moment.safeParse(text);
  if (!from || from < current.since || from > current.at) return undefined;
  return { changes: Prisma.sql`"changedAt" >= ${from}`, publishedAfter: from };
}

function placeOf(cursor: string, current: CopyRevision): ChangesPlace {
  const place = readPlace(cursor);
  if (!place || !isKnown(place.to, current)) throw badInput({ after: 'invalid' });
  return place;
}

function toChange(
  itemType: ItemType,
  { id, title, section }: PublicRow,
  dataPath: string | undefined,
): ContentChange {
  return {
    itemType,
    itemId: id,
    isDeleted: false,
    section,
    title,
    path: itemPath(itemType, id, section) ?? null,
    dataPath: dataPath ? `${dataPath}?id=${String(id)}` : null,
  };
}

const toDeletion = (itemType: ItemType, itemId: number): ContentChange => ({
  itemType,
  itemId,
  isDeleted: true,
  section: null,
  title: null,
  path: null,
  dataPath: null,
});

export function contentChangesService(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  types: readonly SectionedType[],
  /** The REST call that answers one item of a type. */
  dataPathOf: (itemType: ItemType) => string | undefined,
) {
  async function readPart(
    type: SectionedType,
    now: Date,
    gap: Gap | undefined,
    part: Part,
  ): Promise<ContentChange[]> {
    const { itemType } = type;
    const dataPath = dataPathOf(itemType);
    if (!gap) {
      const where = Prisma.sql`"id" > ${part.after}`;
      const rows = await readPublic(database, type, now, { where, take: part.take });
      return rows.map((row) => toChange(itemType, row, dataPath));
    }
    const ids = await readChangedIds(database, type, now, gap, part);
    if (ids.length === 0) return [];
    const where = Prisma.sql`"id" IN (${Prisma.join(ids)})`;
    const rows = await readPublic(database, type, now, { where, take: ids.length });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      return row ? toChange(itemType, row, dataPath) : toDeletion(itemType, id);
    });
  }

  return {
    /**
     * For everyone: what a copy of the public content lacks since a revision or a moment; all of it
     * if the revision is absent or not this installation's. All pages have the revision of the
     * first one. Throws BAD_USER_INPUT.
     */
    async changesSince(input: unknown): Promise<ContentChanges> {
      const { revision, first, after } = parseInput(request, input);
      const now = clock();
      const size = first ?? CHANGES_PAGE_SIZE;
      const current = await currentRevision(database, now);
      const place = after ? placeOf(after, current) : undefined;
      const gap = revision ? gapOf(revision, current) : undefined;
      const to = place?.to ?? current;
      const items: ContentChange[] = [];
      const parts = ITEM_TYPES.slice(place ? ITEM_TYPES.indexOf(place.itemType) : 0);
      for (const itemType of parts) {
        const take = size + 1 - items.length;
        if (take <= 0) break;
        const part = { after: itemType === place?.itemType ? place.id : 0, take };
        items.push(...(await readPart(typeNamed(types, itemType), now, gap, part)));
      }
      const page = items.slice(0, size);
      const last = items.length > size ? page.at(-1) : undefined;
      // Without changes clients repeat the same address, which the cache answers.
      const unchanged =
        gap && !place && page.length === 0 ? readRevision(revision ?? '') : undefined;
      return {
        items: page,
        nextCursor: last
          ? writePlace({ to, itemType: last.itemType as ItemType, id: last.itemId })
          : null,
        isWhole: !gap,
        revision: writeRevision(unchanged ?? to),
      };
    },
  };
}

export type ContentChangesService = ReturnType<typeof contentChangesService>;
