import { PROGRAM_TYPES, type CategorySlug, type Section } from '@centar/domain/sections.ts';
import { adminPaths, itemPaths } from './adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';

export interface SectionTile extends LinkTo {
  readonly section: Section;
}

const list = (section: Section, href: string): SectionTile => ({ section, label: section, href });

const CONTENT: readonly SectionTile[] = [
  list('Vesti', itemPaths.News.list),
  list('Bioskop program', itemPaths.Movie.list),
  list('Javne nabavke', itemPaths.Procurement.list),
  list('Konkurs', itemPaths.Competition.list),
];

const PROGRAMS: readonly SectionTile[] = [
  // The section of films also contains the programmes about films (product decision 9).
  {
    section: 'Bioskop program',
    label: staffTexts.filmPrograms,
    href: adminPaths.programType('bioskop'),
  },
  list('Americki kutak', adminPaths.corners('americki')),
  list('Turski kutak', adminPaths.corners('turski')),
  ...PROGRAM_TYPES.filter(({ isCorner, slug }) => !isCorner && slug !== 'bioskop').map(
    ({ name, slug }) => list(name, adminPaths.programType(slug)),
  ),
];

const COLLECTIONS: readonly SectionTile[] = [
  list('Galerija', itemPaths.GalleryItem.list),
  list('Kolonije', itemPaths.Colony.list),
  list('Likovni saloni', itemPaths.ArtSalon.list),
];

/** In the order of the sidebar. */
export const SECTION_GROUPS = [
  { title: staffTexts.groups.content, screens: CONTENT },
  { title: staffTexts.groups.programs, screens: PROGRAMS },
  { title: staffTexts.groups.collections, screens: COLLECTIONS },
] as const;

/** By section, in the order of the sidebar. */
export const SECTION_SCREENS: readonly SectionTile[] = SECTION_GROUPS.flatMap(
  ({ screens }) => screens,
);

/** False for the list of a programme type that the settings hide. */
export function isShownList(hiddenTypes: readonly CategorySlug[], { href }: LinkTo): boolean {
  return !PROGRAM_TYPES.some(
    ({ slug, isCorner }) =>
      hiddenTypes.includes(slug) &&
      (isCorner
        ? href === adminPaths.corners(slug)
        : href === adminPaths.programType(slug) || (slug === 'mladi' && href === adminPaths.youth)),
  );
}

const program = (label: string, slug: CategorySlug, section: Section): SectionTile => ({
  label,
  href: adminPaths.programType(slug),
  section,
});

/** With the specification's texts and order. */
export const PROGRAM_CARDS: readonly SectionTile[] = [
  program('Likovni', 'likovni', 'Likovni program'),
  program('Muzicki', 'muzicki', 'Muzicki program'),
  program('Knjizevni', 'knjizevni', 'Knjizevni program'),
  program('Dramski', 'dramski', 'Dramski program'),
  program('Tradicionalni', 'tradicionalni', 'Tradicionalni program'),
  program('Tribinski', 'tribinski', 'Tribinski program'),
  { label: 'Mladi', href: adminPaths.youth, section: 'Mladi' },
  program('Bioskop', 'bioskop', 'Bioskop program'),
];

export const OTHER_TILES: readonly SectionTile[] = [
  { label: 'Turski kutak', href: adminPaths.corners('turski'), section: 'Turski kutak' },
  { label: 'Americki kutak', href: adminPaths.corners('americki'), section: 'Americki kutak' },
  { label: 'Javne nabavke', href: itemPaths.Procurement.list, section: 'Javne nabavke' },
  { label: staffTexts.competitions, href: itemPaths.Competition.list, section: 'Konkurs' },
  { label: 'Galerija', href: itemPaths.GalleryItem.list, section: 'Galerija' },
  { label: 'Kolonije', href: itemPaths.Colony.list, section: 'Kolonije' },
];

const isWithin = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

/** The most exact link to the screen at `path`, else to the list to which it belongs. */
export function currentLink(links: readonly LinkTo[], path: string, parent: string): string {
  const own = path === adminPaths.youth ? adminPaths.programType('mladi') : path;
  for (const address of [own, parent]) {
    const holders = links.filter(({ href }) => isWithin(address, href));
    const [exact] = holders.toSorted((one, other) => other.href.length - one.href.length);
    if (exact) return exact.href;
  }
  return '';
}
