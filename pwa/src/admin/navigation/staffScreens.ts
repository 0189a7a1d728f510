import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { CategorySlug, Section } from '@centar/domain/sections.ts';
import { adminPaths } from './adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';

/** A section and the address of its list. */
export interface SectionScreen {
  readonly section: Section;
  readonly href: string;
}

/** The address of each section's staff list, in the order of the sidebar (staff specification, section 2). */
export const SECTION_SCREENS: readonly SectionScreen[] = [
  { section: 'Vesti', href: adminPaths.news },
  { section: 'Bioskop program', href: adminPaths.cinema },
  { section: 'Americki kutak', href: adminPaths.corners('americki') },
  { section: 'Turski kutak', href: adminPaths.corners('turski') },
  { section: 'Javne nabavke', href: adminPaths.procurements },
  { section: 'Konkurs', href: adminPaths.competitions },
  { section: 'Galerija', href: adminPaths.gallery },
  { section: 'Kolonije', href: adminPaths.colonies },
  { section: 'Likovni saloni', href: adminPaths.salons },
  ...PROGRAM_TYPES.filter(({ isCorner, slug }) => !isCorner && slug !== 'bioskop').map(
    ({ name, slug }) => ({ section: name, href: adminPaths.programType(slug) }),
  ),
];

/** A card or tile that leads to a section's list. */
export interface SectionTile extends LinkTo {
  readonly section: Section;
}

const program = (label: string, slug: CategorySlug, section: Section): SectionTile => ({
  label,
  href: adminPaths.programType(slug),
  section,
});

/** The eight cards of the programmes' dashboard, in the specification's words and order. */
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

/** The six tiles of the other dashboard, and whose each is. */
export const OTHER_TILES: readonly SectionTile[] = [
  { label: 'Turski kutak', href: adminPaths.corners('turski'), section: 'Turski kutak' },
  { label: 'Americki kutak', href: adminPaths.corners('americki'), section: 'Americki kutak' },
  { label: 'Javne nabavke', href: adminPaths.procurements, section: 'Javne nabavke' },
  { label: staffTexts.competitions, href: adminPaths.competitions, section: 'Konkurs' },
  { label: 'Galerija', href: adminPaths.gallery, section: 'Galerija' },
  { label: 'Kolonije', href: adminPaths.colonies, section: 'Kolonije' },
];

/** Beginnings of addresses beside the lists: where a section's items are made and changed. */
const BESIDE: readonly { readonly start: string; readonly section: Section }[] = [
  { start: '/ap/konkurs', section: 'Konkurs' },
  { start: '/ap/gallery', section: 'Galerija' },
  { start: '/ap/create-gallery', section: 'Galerija' },
  { start: '/ap/colony', section: 'Kolonije' },
  { start: '/ap/as', section: 'Likovni saloni' },
];

const isWithin = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

/** The link of the sidebar to which an address belongs: its own, or that of its list. */
export function currentLink(links: readonly LinkTo[], path: string): string {
  const section = BESIDE.find(({ start }) => isWithin(path, start))?.section;
  const holders = links.filter(({ href, label }) => isWithin(path, href) || label === section);
  return holders.toSorted((one, other) => other.href.length - one.href.length)[0]?.href ?? '';
}
