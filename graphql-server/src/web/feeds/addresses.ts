import type { ItemType } from '@centar/domain/itemTypes.ts';
import { PAGE_ENTRIES, pagePath, pathOf, type PageName } from '@centar/domain/pages.ts';
import { typePath } from '@centar/domain/publicAddress.ts';
import { findProgramType, PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { PublicItem, PublicItems } from '../../items/read/publicItems.ts';

export interface PublicAddress {
  /** With a leading slash. */
  readonly path: string;
  readonly changed: Date | undefined;
}

const GALLERY_PAGE = 12;

function latest(...lists: readonly (readonly PublicItem[])[]): Date | undefined {
  let last: Date | undefined;
  for (const { updatedAt } of lists.flat()) {
    if (last === undefined || updatedAt > last) last = updatedAt;
  }
  return last;
}

const isCorner = ({ programType = '' }: PublicItem): boolean =>
  findProgramType(programType)?.isCorner ?? false;

/** Programmes of the corners have their own page. */
function shownOn(page: PageName, items: readonly PublicItem[]): readonly PublicItem[] {
  if (page === 'program') return items.filter((item) => !isCorner(item));
  return page === 'cornerProgram' ? items.filter(isCorner) : items;
}

/** The gallery's pages belong to the visual arts. */
function typePages(items: PublicItems): PublicAddress[] {
  const gallery = items.get('GalleryItem') ?? [];
  const programs = items.get('Program') ?? [];
  const bySlug = Map.groupBy(
    programs,
    ({ programType = '' }): string => findProgramType(programType)?.slug ?? '',
  );
  const ofType = (slug: string) => bySlug.get(slug) ?? [];
  const galleryChanged = latest(gallery);
  const wallPages = Math.max(1, Math.ceil(gallery.length / GALLERY_PAGE));
  return [
    ...PROGRAM_TYPES.map((type) => ({
      path: typePath(type),
      changed: latest(
        ofType(type.slug),
        type.slug === 'likovni' ? gallery : [],
        type.slug === 'mladi' ? programs.filter(isCorner) : [],
      ),
    })),
    ...Array.from({ length: wallPages - 1 }, (_, index) => ({
      path: `${pagePath('programType', 'likovni')}?strana=${String(index + 2)}`,
      changed: galleryChanged,
    })),
  ];
}

/** Types that the addresses depend on. */
export const LISTED_TYPES: ReadonlySet<ItemType> = new Set([
  ...PAGE_ENTRIES.flatMap(([, { lists = [], shows }]) => [...lists, ...(shows ? [shows] : [])]),
  'GalleryItem',
]);

/**
 * All public addresses: fixed pages, programme types, items, and years of the archive except the
 * latest, which `/arhiva` shows.
 */
export function publicAddresses(
  items: PublicItems,
  archiveYears: readonly number[],
): PublicAddress[] {
  const of = (type: ItemType): readonly PublicItem[] => items.get(type) ?? [];
  return [
    ...PAGE_ENTRIES.filter(
      ([, { part, isPersonal, isLive }]) => !part && !isPersonal && !isLive,
    ).map(([, { path, lists = [] }]) => ({ path, changed: latest(...lists.map(of)) })),
    ...typePages(items),
    ...archiveYears
      .slice(1)
      .map((year) => ({ path: pagePath('archiveYear', year), changed: undefined })),
    ...PAGE_ENTRIES.flatMap(([name, { shows }]) =>
      shows
        ? shownOn(name, of(shows)).map(({ id, updatedAt }) => ({
            path: pathOf({ name, part: String(id) }),
            changed: updatedAt,
          }))
        : [],
    ),
  ];
}
