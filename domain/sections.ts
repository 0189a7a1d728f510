import { fold } from './search.ts';

/** As stored and sent (staff specification, section 3). */
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

/** Staff get the right to edit sections. */
export type Section = (typeof SECTIONS)[number];

/** Without a section: only administrators. */
export type ItemSection = Section | '';

/** Also slugs of programme types, and names of colours and marks. */
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

/** `name` is the section whose holders may write it. */
export interface ProgramTypeInfo {
  readonly name: Section;
  readonly slug: CategorySlug;
  /** Short; spelled as in the specification. */
  readonly label: string;
  readonly isCorner: boolean;
}

/** In the order of the home page's buttons. */
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

export type ProgramTypeName = (typeof PROGRAM_TYPES)[number]['name'];

/** For validators. */
export const PROGRAM_TYPE_NAMES = PROGRAM_TYPES.map((type) => type.name);

const byFoldedName = new Map<string, (typeof PROGRAM_TYPES)[number]>(
  PROGRAM_TYPES.flatMap((type) => [
    [fold(type.name), type] as const,
    [fold(type.slug), type] as const,
  ]),
);

/**
 * By section name or slug, ignoring case and diacritics (product decision 4: reads are tolerant).
 */
export function findProgramType(text: string): (typeof PROGRAM_TYPES)[number] | undefined {
  return byFoldedName.get(fold(text));
}

/** Exact, for writes. */
export function programTypeNamed(name: string): (typeof PROGRAM_TYPES)[number] | undefined {
  return PROGRAM_TYPES.find((type) => type.name === name);
}
