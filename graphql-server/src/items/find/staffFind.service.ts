import { mayWrite } from '@centar/domain/access.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import { searchWords, titlesFirst } from '@centar/domain/wordSearch.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import type { SectionedType } from '../itemReference.ts';
import { findStaffPage } from '../read/staffList.ts';
import type { FoundItem } from './staffFind.types.ts';

/** Of each type. */
const MOST_OF_A_TYPE = 6;
/** Of each type; those with the words in the title are then first. */
const MOST_COMPARED = 50;

interface Row {
  readonly id: number;
  readonly section: string;
  readonly title: string;
  readonly publishedAt: Date | string | null;
}

export function staffFindService(
  { database, clock }: ContentDependencies,
  types: readonly SectionedType[],
) {
  /** As the type's staff list finds them: by their title, then the last saved first. */
  async function findOf(
    { itemType, sectionColumn }: SectionedType,
    sections: readonly ItemSection[],
    search: string,
  ): Promise<FoundItem[]> {
    const column = sectionColumn && Prisma.raw(`"${sectionColumn}"`);
    const own = column ? Prisma.sql`${column} IN (${Prisma.join([...sections])})` : undefined;
    const list = { itemType, dateColumn: 'updatedAt', orders: { texts: [], moments: [] } };
    const request = { search, pageSize: MOST_COMPARED };
    const { ids } = await findStaffPage(database, list, request, clock(), own);
    if (ids.length === 0) return [];
    const rows = await database.reader.$queryRaw<Row[]>`
      SELECT "id", "title", "publishedAt", ${column ?? Prisma.sql`${sections[0]}`} AS "section"
      FROM ${Prisma.raw(`"${itemType}"`)} WHERE "id" IN (${Prisma.join([...ids])})`;
    const items = ids.flatMap((id): FoundItem[] => {
      const row = rows.find((one) => one.id === id);
      if (!row) return [];
      const { section, title } = row;
      const publishedAt = row.publishedAt === null ? null : new Date(row.publishedAt);
      return [{ itemType, itemId: id, section, title, publishedAt }];
    });
    return titlesFirst(items, searchWords(search)).slice(0, MOST_OF_A_TYPE);
  }

  return {
    /**
     * Items that the person may write, also drafts; those with all words in the title first. Empty
     * without words. Throws UNAUTHENTICATED or BAD_USER_INPUT.
     */
    async find(actor: Actor, search: string): Promise<FoundItem[]> {
      requirePerson(actor);
      if (search.trim() === '') return [];
      const found: FoundItem[] = [];
      // In sequence: each search scans the texts of its type.
      for (const type of types) {
        const sections = type.sections.filter((section) => mayWrite(actor, section));
        if (sections.length > 0) found.push(...(await findOf(type, sections, search)));
      }
      return titlesFirst(found, searchWords(search));
    },
  };
}

export type StaffFindService = ReturnType<typeof staffFindService>;
