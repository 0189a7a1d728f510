import { PROGRAM_TYPES } from '../../../../domain/sections.ts';
import type { Section } from '../../../../domain/sections.ts';
import { paths } from '../../paths.ts';
import { staffTexts } from '../../texts/staff.ts';
import type { LinkTo } from '../../ui/links.ts';

/** A section and the address of its list. */
export interface SectionScreen {
  readonly section: Section;
  readonly href: string;
  /** False until its screens are built; then it leads to a page that says so. */
  readonly isOpen: boolean;
}

const later = (section: Section, href: string): SectionScreen => ({ section, href, isOpen: false });

/** Where each section's staff list is, in the order of the sidebar (staff specification, section 2). */
export const SECTION_SCREENS: readonly SectionScreen[] = [
  { section: 'Vesti', href: paths.adminNews, isOpen: true },
  later('Bioskop program', '/ap/bioskop'),
  later('Americki kutak', '/ap/kutak/americki'),
  later('Turski kutak', '/ap/kutak/turski'),
  later('Javne nabavke', '/ap/javne-nabavke'),
  later('Konkurs', '/ap/konkursi'),
  later('Galerija', '/ap/gallery-list'),
  later('Kolonije', '/ap/colony-list'),
  later('Likovni saloni', '/ap/as-list'),
  ...PROGRAM_TYPES.filter(({ isCorner, slug }) => !isCorner && slug !== 'bioskop').map(
    ({ name, slug }) => later(name, `/ap/program/${slug}`),
  ),
];

/** Addresses of administrators' screens. */
export const createUserHref = '/ap/kreiraj-korisnika';

/** The summary cards of the dashboard; the way on only where there is a screen. */
export const SUMMARY_CARDS: readonly (Omit<LinkTo, 'href'> & { readonly href?: string })[] = [
  { label: staffTexts.cards.programs },
  { label: staffTexts.cards.news, href: paths.adminNews },
  { label: staffTexts.cards.cinema },
  { label: staffTexts.cards.other },
];

const LATER = [
  createUserHref,
  '/ap/programs-dashboard',
  '/ap/other-dashboard',
  '/ap/programs',
  '/ap/program',
  '/ap/kutaks',
  '/ap/kutak',
  '/ap/konkurs',
  '/ap/gallery',
  '/ap/create-gallery',
  '/ap/colony',
  '/ap/as',
  ...SECTION_SCREENS.filter(({ isOpen }) => !isOpen).map(({ href }) => href),
];

/** Does the address belong to a screen that is still to be built? */
export function isPlanned(path: string): boolean {
  return LATER.some((start) => path === start || path.startsWith(`${start}/`));
}

/** The link of the sidebar to which an address belongs: its own, or that of its list. */
export function currentLink(links: readonly LinkTo[], path: string): string {
  const holders = links.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  return holders.toSorted((one, other) => other.href.length - one.href.length)[0]?.href ?? '';
}
