import { mayWrite } from '@centar/domain/access.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { itemPath } from '@centar/domain/pages.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Actor, Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { requirePerson, requireSection } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { typedReference, typeNamed } from '../itemReference.ts';
import type { LinkingItem } from './linkingItems.types.ts';

interface LinkedType {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly sections: readonly ItemSection[];
  /** If items have several sections. */
  readonly sectionColumn?: string;
  /** Its columns. */
  readonly edited: readonly string[];
}

interface StoredType {
  readonly itemType: ItemType;
  assertEditable(actor: Actor, id: number): Promise<void>;
}

const MOST_ITEMS = 20;

/** As links to an item end in a canonical source. */
const linksTo = (itemType: ItemType, id: number): string[] =>
  [itemPath(itemType, id), itemPath(itemType, id, true)]
    .filter((path) => path !== undefined)
    .flatMap((path) => [')', '?', '#'].map((end) => `%](${path}${end}%`));

export function linkingItemsService(
  { database: { reader }, clock }: { readonly database: Database; readonly clock: Clock },
  types: readonly LinkedType[],
  stored: readonly StoredType[],
) {
  const marked = types.filter(({ edited }) => edited.includes('descriptionMarkup'));

  return {
    /** The items whose texts link to one. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
    async linkingItems(actor: Actor, input: unknown): Promise<LinkingItem[]> {
      requirePerson(actor);
      const linked = parseInput(typedReference, input);
      requireSection(actor, ...typeNamed(types, linked.itemType).sections);
      await typeNamed(stored, linked.itemType).assertEditable(actor, linked.id);
      const links = linksTo(linked.itemType, linked.id).map(
        (pattern) => Prisma.sql`"descriptionMarkup" LIKE ${pattern}`,
      );
      if (links.length === 0) return [];
      const now = clock();
      const selects = marked.map(({ itemType, sections, sectionColumn }) => {
        const own = sections.filter((section) => mayWrite(actor, section));
        const column = Prisma.raw(`"${sectionColumn ?? ''}"`);
        const isOwn =
          own.length === 0
            ? Prisma.sql`FALSE`
            : sectionColumn
              ? Prisma.sql`${column} IN (${Prisma.join(own)})`
              : Prisma.sql`TRUE`;
        const itself = itemType === linked.itemType ? linked.id : 0;
        return Prisma.sql`SELECT ${itemType} AS "itemType", "id", "title", "publishedAt"
          FROM ${Prisma.raw(`"${itemType}"`)}
          WHERE "deletedAt" IS NULL AND "id" <> ${itself} AND (${Prisma.join(links, ' OR ')})
            AND ("publishedAt" <= ${now} OR ${isOwn})`;
      });
      const rows = await reader.$queryRaw<
        { itemType: string; id: number | bigint; title: string }[]
      >`SELECT "itemType", "id", "title" FROM (${Prisma.join(selects, ' UNION ALL ')}) AS "linking"
        ORDER BY "publishedAt" DESC, "itemType", "id" LIMIT ${MOST_ITEMS}`;
      return rows.map(({ itemType, id, title }) => ({ itemType, id: Number(id), title }));
    },
  };
}

export type LinkingItemsService = ReturnType<typeof linkingItemsService>;
