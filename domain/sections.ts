import { fold } from './search.ts';

/** The sixteen section names, spelled exactly as they are stored and sent (staff specification, section 3). */
export const SECTIONS = [
  'Likovni program',
  'Muzicki program',
  'Knjizevni program',
  'Dramski program',
  'Tradicionalni program',
  'Tribinski program',
  'Mladi',
  'Bioskop program',
  'Vesti',
  'Galerija',
  'Americki kutak',
  'Turski kutak',
  'Javne nabavke',
  'Konkurs',
  'Kolonije',
  'Likovni saloni',
] as const;

/** A part of the site that staff can be given the right to edit. */
export type Section = (typeof SECTIONS)[number];

/** Where an item belongs: a section, or none. What belongs to no section is the administrators'. */
export type ItemSection = Section | '';

/** The category marks and hues of the visual direction; also the slugs of programme types. */
export type CategorySlug =
  | 'likovni'
  | 'knjizevni'
  | 'dramski'
  | 'muzicki'
  | 'tradicionalni'
  | 'tribinski'
  | 'bioskop'
  | 'mladi'
  | 'americki'
  | 'turski';

/** A type of programmes: its stored name is the name of the section whose holders may write it. */
export interface ProgramTypeInfo {
  readonly name: Section;
  readonly slug: CategorySlug;
  /** The short word on buttons and tags, spelled as the specification spells it. */
  readonly label: string;
  readonly isCorner: boolean;
}

/** All ten programme types in the order of the home page's category buttons. */
export const PROGRAM_TYPES = [
  { name: 'Likovni program', slug: 'likovni', label: 'Likovni', isCorner: false },
  { name: 'Knjizevni program', slug: 'knjizevni', label: 'Knjizevni', isCorner: false },
  { name: 'Dramski program', slug: 'dramski', label: 'Dramski', isCorner: false },
  { name: 'Muzicki program', slug: 'muzicki', label: 'Muzicki', isCorner: false },
  { name: 'Tradicionalni program', slug: 'tradicionalni', label: 'Tradicionalni', isCorner: false },
  { name: 'Tribinski program', slug: 'tribinski', label: 'Tribinski', isCorner: false },
  { name: 'Bioskop program', slug: 'bioskop', label: 'Filmski', isCorner: false },
  { name: 'Mladi', slug: 'mladi', label: 'Mladi', isCorner: false },
  { name: 'Americki kutak', slug: 'americki', label: 'Americki kutak', isCorner: true },
  { name: 'Turski kutak', slug: 'turski', label: 'Turski kutak', isCorner: true },
] as const satisfies readonly ProgramTypeInfo[];

/** The stored name of a programme type. */
export type ProgramTypeName = (typeof PROGRAM_TYPES)[number]['name'];

/** The stored names alone, for validators. */
export const PROGRAM_TYPE_NAMES = PROGRAM_TYPES.map((type) => type.name);

const byFoldedName = new Map<string, (typeof PROGRAM_TYPES)[number]>(
  PROGRAM_TYPES.flatMap((type) => [
    [fold(type.name), type] as const,
    [fold(type.slug), type] as const,
  ]),
);

/**
 * Finds a programme type by its section name or slug, ignoring case and diacritics
 * (product decision 4: reading calls are forgiving). Returns undefined for anything else.
 */
export function findProgramType(text: string): (typeof PROGRAM_TYPES)[number] | undefined {
  return byFoldedName.get(fold(text));
}

/** The type with exactly this stored name; writing calls accept nothing else. */
export function programTypeNamed(name: string): (typeof PROGRAM_TYPES)[number] | undefined {
  return PROGRAM_TYPES.find((type) => type.name === name);
}
