import type { ItemType } from '@centar/domain/itemTypes.ts';
import { PUBLIC_PAGES } from '@centar/domain/publicAddress.ts';
import { findProgramType, PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { PublicItem, PublicItems } from '../../items/read/publicItems.ts';

/** One public page. */
export interface PublicAddress {
  /** With a leading slash. */
  readonly path: string;
  /** The last change of its content; undefined for fixed pages. */
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

/** The items that have a page under this path: programmes of the corners have another than the others. */
function shownUnder(path: string, items: readonly PublicItem[]): readonly PublicItem[] {
  if (path === '/programs') return items.filter((item) => !isCorner(item));
  return path === '/kutak' ? items.filter(isCorner) : items;
}

/** The pages of programme types, and of the gallery's wall on that of the visual arts. */
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
    ...PROGRAM_TYPES.map(({ slug, isCorner: corner }) => ({
      path: corner ? `/kutak-list/${slug}` : `/program/${slug}`,
      changed: latest(
        ofType(slug),
        slug === 'likovni' ? gallery : [],
        slug === 'mladi' ? programs.filter(isCorner) : [],
      ),
    })),
    ...Array.from({ length: wallPages - 1 }, (_, index) => ({
      path: `/program/likovni?strana=${String(index + 2)}`,
      changed: galleryChanged,
    })),
  ];
}

/** The types whose items the addresses are made from. */
export const LISTED_TYPES: ReadonlySet<ItemType> = new Set([
  ...PUBLIC_PAGES.flatMap(({ lists = [], shows }) => [...lists, ...(shows ? [shows] : [])]),
  'GalleryItem',
]);

/**
 * Every address that visitors can open: the fixed pages, those of programme types, one for each item and for each year
 * of the archive but the latest, which `/arhiva` shows.
 */
export function publicAddresses(
  items: PublicItems,
  archiveYears: readonly number[],
): PublicAddress[] {
  const of = (type: ItemType): readonly PublicItem[] => items.get(type) ?? [];
  return [
    ...PUBLIC_PAGES.filter(({ rest, isPersonal }) => !rest && !isPersonal).map(
      ({ path, lists = [] }) => ({
        path,
        changed: latest(...lists.map(of)),
      }),
    ),
    ...typePages(items),
    ...archiveYears
      .slice(1)
      .map((year) => ({ path: `/arhiva/${String(year)}`, changed: undefined })),
    ...PUBLIC_PAGES.flatMap(({ path, shows }) =>
      shows
        ? shownUnder(path, of(shows)).map(({ id, updatedAt }) => ({
            path: `${path}/${String(id)}`,
            changed: updatedAt,
          }))
        : [],
    ),
  ];
}
