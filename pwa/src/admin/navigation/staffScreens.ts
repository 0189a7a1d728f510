import { PROGRAM_TYPES, type CategorySlug, type Section } from '@centar/domain/sections.ts';
import { adminPaths } from './adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';

export interface SectionTile extends LinkTo {
  readonly section: Section;
}

const list = (section: Section, href: string): SectionTile => ({ section, label: section, href });

const CONTENT: readonly SectionTile[] = [
  list('Vesti', adminPaths.news),
  list('Bioskop program', adminPaths.cinema),
  list('Javne nabavke', adminPaths.procurements),
  list('Konkurs', adminPaths.competitions),
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
  list('Galerija', adminPaths.gallery),
  list('Kolonije', adminPaths.colonies),
  list('Likovni saloni', adminPaths.salons),
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
  { label: 'Javne nabavke', href: adminPaths.procurements, section: 'Javne nabavke' },
  { label: staffTexts.competitions, href: adminPaths.competitions, section: 'Konkurs' },
  { label: 'Galerija', href: adminPaths.gallery, section: 'Galerija' },
  { label: 'Kolonije', href: adminPaths.colonies, section: 'Kolonije' },
];

/** Where a section's items are created and edited. */
const ITEM_SCREENS: readonly { readonly start: string; readonly section: Section }[] = [
  { start: '/ap/konkurs', section: 'Konkurs' },
  { start: '/ap/gallery', section: 'Galerija' },
  { start: '/ap/create-gallery', section: 'Galerija' },
  { start: '/ap/colony', section: 'Kolonije' },
  { start: '/ap/as', section: 'Likovni saloni' },
];

const isWithin = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

/** Of the screen or its list. */
export function currentLink(links: readonly LinkTo[], path: string): string {
  const section = ITEM_SCREENS.find(({ start }) => isWithin(path, start))?.section;
  const holders = links.filter(({ href, label }) => isWithin(path, href) || label === section);
  return holders.toSorted((one, other) => other.href.length - one.href.length)[0]?.href ?? '';
}
