import { z } from 'zod';
import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { itemPath } from '@centar/domain/pages.ts';
import { moment } from '@centar/domain/rules.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { typeNamed } from '../itemReference.ts';
import type { ContentChange, ContentChanges } from './contentChanges.types.ts';
import {
  readPlace,
  readRevision,
  writePlace,
  writeRevision,
  type ChangesPlace,
  type CopyRevision,
} from './copyRevision.ts';

interface PublishedType {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly sections: readonly ItemSection[];
  /** If items have several sections. */
  readonly sectionColumn?: string;
}

/** What a copy lacks: changes after a revision or from a moment on, and publications since. */
interface Lack {
  readonly changes: Prisma.Sql;
  readonly publishedAfter: Date;
}

/** A place in the list, and how many rows are read from there. */
interface Part {
  readonly after: number;
  readonly take: number;
}

interface PublicRow {
  readonly id: number;
  readonly title: string;
  readonly section: string;
}

type Stored<Row> = Omit<Row, 'id'> & { readonly id: number | bigint };

const CHANGES_PAGE_SIZE = 50;
/** By which the clocks of two processes may differ. */
const MAX_AHEAD_MS = 60_000;

const request = z.strictObject({
  revision: z.string('invalid').nullish(),
  first: z.int('invalid').min(1, 'invalid').max(CHANGES_PAGE_SIZE, 'invalid').nullish(),
  after: z.string('invalid').nullish(),
});

const tableOf = ({ itemType }: PublishedType): Prisma.Sql => Prisma.raw(`"${itemType}"`);

export function contentChangesService(
  { database: { reader, dialect }, clock }: { readonly database: Database; readonly clock: Clock },
  types: readonly PublishedType[],
  /** The REST call that answers one item of a type. */
  dataPathOf: (itemType: ItemType) => string | undefined,
) {
  /** The state of now. */
  async function present(now: Date): Promise<CopyRevision> {
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
  function lackOf(text: string, current: CopyRevision): Lack | undefined {
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

  const readPublic = async (
    type: PublishedType,
    now: Date,
    { where, take }: { readonly where: Prisma.Sql; readonly take: number },
  ): Promise<PublicRow[]> => {
    const section = type.sectionColumn
      ? Prisma.raw(`"${type.sectionColumn}"`)
      : Prisma.sql`${type.sections[0] ?? ''}`;
    // In the table's order, without another index.
    const rows = await reader.$queryRaw<Stored<PublicRow>[]>`
      SELECT "id", "title", ${section} AS "section" FROM ${tableOf(type)}
      WHERE ${where} AND ${dialect.unindexed(Prisma.sql`"deletedAt"`)} IS NULL
        AND ${dialect.unindexed(Prisma.sql`"publishedAt"`)} <= ${now}
      ORDER BY "id" LIMIT ${take}`;
    return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }));
  };

  /** Of what was never public nothing is told. */
  async function readChangedIds(
    type: PublishedType,
    now: Date,
    { changes, publishedAfter }: Lack,
    { after, take }: Part,
  ): Promise<number[]> {
    const table = tableOf(type);
    const rows = await reader.$queryRaw<Stored<object>[]>`
      SELECT "itemId" AS "id" FROM "ItemRevision" LEFT JOIN ${table} ON ${table}."id" = "itemId"
      WHERE "itemType" = ${type.itemType} AND ${changes} AND "itemId" > ${after}
        AND ("wasPublic" OR ("deletedAt" IS NULL AND "publishedAt" <= ${now}))
      UNION SELECT "id" FROM ${table}
      WHERE "deletedAt" IS NULL AND "publishedAt" > ${publishedAfter}
        AND "publishedAt" <= ${now} AND "id" > ${after}
      ORDER BY "id" LIMIT ${take}`;
    return rows.map(({ id }) => Number(id));
  }

  function toChange(itemType: ItemType, { id, title, section }: PublicRow): ContentChange {
    const dataPath = dataPathOf(itemType);
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

  async function readPart(
    type: PublishedType,
    now: Date,
    lack: Lack | undefined,
    part: Part,
  ): Promise<ContentChange[]> {
    const { itemType } = type;
    if (!lack) {
      const where = Prisma.sql`"id" > ${part.after}`;
      const rows = await readPublic(type, now, { where, take: part.take });
      return rows.map((row) => toChange(itemType, row));
    }
    const ids = await readChangedIds(type, now, lack, part);
    if (ids.length === 0) return [];
    const where = Prisma.sql`"id" IN (${Prisma.join(ids)})`;
    const rows = await readPublic(type, now, { where, take: ids.length });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      return row ? toChange(itemType, row) : toDeletion(itemType, id);
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
      const current = await present(now);
      const place = after ? placeOf(after, current) : undefined;
      const lack = revision ? lackOf(revision, current) : undefined;
      const to = place?.to ?? current;
      const items: ContentChange[] = [];
      const parts = ITEM_TYPES.slice(place ? ITEM_TYPES.indexOf(place.itemType) : 0);
      for (const itemType of parts) {
        const take = size + 1 - items.length;
        if (take <= 0) break;
        const part = { after: itemType === place?.itemType ? place.id : 0, take };
        items.push(...(await readPart(typeNamed(types, itemType), now, lack, part)));
      }
      const page = items.slice(0, size);
      const last = items.length > size ? page.at(-1) : undefined;
      // The same address goes on being asked, which the cache answers.
      const isUnchanged = lack && !place && page.length === 0 && readRevision(revision ?? '');
      return {
        items: page,
        nextCursor: last
          ? writePlace({ to, itemType: last.itemType as ItemType, id: last.itemId })
          : null,
        isWhole: !lack,
        revision: writeRevision(isUnchanged || to),
      };
    },
  };
}

export type ContentChangesService = ReturnType<typeof contentChangesService>;
