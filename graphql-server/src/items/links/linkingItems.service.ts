import { z } from 'zod';
import { mayWrite } from '@centar/domain/access.ts';
import { markedTexts, type Settings } from '@centar/domain/centre.ts';
import { MOST_CHANGED, type ItemType } from '@centar/domain/itemTypes.ts';
import { itemPath, pagePath } from '@centar/domain/pages.ts';
import { itemId } from '@centar/domain/rules.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { inParts } from '../../platform/batches.ts';
import type { Actor, Clock, Person } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { typedReference, typeNamed, type SectionedType } from '../itemReference.ts';
import type { LinkingItem } from './linkingItems.types.ts';

interface LinkedType extends SectionedType {
  /** Its columns. */
  readonly edited: readonly string[];
}

interface StoredType {
  readonly itemType: ItemType;
  assertEditable(actor: Actor, id: number): Promise<void>;
}

/** Returned in place of an item type. */
const SETTINGS = 'Settings';
const MOST_ITEMS = 20;
/** Linked items of one statement: SQLite limits the depth of a condition. */
const BATCH = 50;

const linkedItems = typedReference
  .omit({ id: true })
  .extend({ ids: z.array(itemId).min(1).max(MOST_CHANGED, { error: 'tooMany' }) });

/** As links to an item end in a canonical source. */
const linksTo = (itemType: ItemType, id: number): string[] =>
  [itemPath(itemType, id), itemType === 'Program' ? pagePath('cornerProgram', id) : undefined]
    .filter((path) => path !== undefined)
    .flatMap((path) => [')', '?', '#'].map((end) => `](${path}${end}`));

/** Groups of the settings whose texts have one of the links. */
function linkingSettings(settings: Settings, links: readonly string[]): LinkingItem[] {
  const isLinking = (source = ''): boolean => links.some((link) => source.includes(link));
  return Object.entries(markedTexts(settings))
    .filter(([, sources]) => sources.some(isLinking))
    .map(([group]) => ({ itemType: SETTINGS, id: 0, title: group }));
}

export function linkingItemsService(
  { database: { reader }, clock }: { readonly database: Database; readonly clock: Clock },
  types: readonly LinkedType[],
  stored: readonly StoredType[],
  settings: () => Settings,
) {
  const marked = types.filter(({ edited }) => edited.includes('descriptionMarkup'));

  /** Of at most `BATCH` linked items. */
  async function readLinking(
    actor: Person,
    itemType: ItemType,
    ids: readonly number[],
    others: readonly number[],
  ): Promise<LinkingItem[]> {
    const links = ids
      .flatMap((id) => linksTo(itemType, id))
      .map((link) => Prisma.sql`"descriptionMarkup" LIKE ${`%${link}%`}`);
    if (links.length === 0) return [];
    const now = clock();
    const selects = marked.map(({ itemType: linking, sections, sectionColumn }) => {
      const own = sections.filter((section) => mayWrite(actor, section));
      const column = Prisma.raw(`"${sectionColumn ?? ''}"`);
      const isOwn =
        own.length === 0
          ? Prisma.sql`FALSE`
          : sectionColumn
            ? Prisma.sql`${column} IN (${Prisma.join(own)})`
            : Prisma.sql`TRUE`;
      const themselves = linking === itemType ? others : [0];
      return Prisma.sql`SELECT ${linking} AS "itemType", "id", "title", "publishedAt"
        FROM ${Prisma.raw(`"${linking}"`)}
        WHERE "deletedAt" IS NULL AND "id" NOT IN (${Prisma.join(themselves)})
          AND (${Prisma.join(links, ' OR ')}) AND ("publishedAt" <= ${now} OR ${isOwn})`;
    });
    const rows = await reader.$queryRaw<{ itemType: string; id: number | bigint; title: string }[]>`
      SELECT "itemType", "id", "title" FROM (${Prisma.join(selects, ' UNION ALL ')}) AS "linking"
      ORDER BY "publishedAt" DESC, "itemType", "id" LIMIT ${MOST_ITEMS}`;
    return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }));
  }

  return {
    /**
     * Other items, and groups of settings, whose texts link to one of these. Throws
     * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or BAD_USER_INPUT.
     */
    async linkingItems(actor: Actor, input: unknown): Promise<LinkingItem[]> {
      requirePerson(actor);
      const { itemType, ids } = parseInput(linkedItems, input);
      requireSection(actor, ...typeNamed(types, itemType).sections);
      const type = typeNamed(stored, itemType);
      for (const id of ids) await type.assertEditable(actor, id);
      const found = new Map<string, LinkingItem>();
      for (const some of inParts(ids, BATCH)) {
        if (found.size >= MOST_ITEMS) break;
        for (const item of await readLinking(actor, itemType, some, ids)) {
          found.set(`${item.itemType}-${String(item.id)}`, item);
        }
      }
      const links = ids.flatMap((id) => linksTo(itemType, id));
      return [...linkingSettings(settings(), links), ...found.values()].slice(0, MOST_ITEMS);
    },
  };
}

export type LinkingItemsService = ReturnType<typeof linkingItemsService>;
