import { describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  isAdministrator,
  mayMove,
  mayWrite,
  MODERATOR,
  writableSections,
} from './access.ts';
import { findProgramType, PROGRAM_TYPES, programTypeNamed, SECTIONS } from './sections.ts';

const administrator = { roleId: ADMINISTRATOR, roleAccess: [] };
const moderator = (...roleAccess: string[]) => ({ roleId: MODERATOR, roleAccess });

describe('sections', () => {
  it('are the sixteen of the specification', () => {
    expect(SECTIONS).toEqual([
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
    ]);
  });

  it('ten of them are programme types, two of these corners', () => {
    expect(PROGRAM_TYPES).toHaveLength(10);
    for (const { name } of PROGRAM_TYPES) expect(SECTIONS).toContain(name);
    const corners = PROGRAM_TYPES.filter(({ isCorner }) => isCorner).map(({ name }) => name);
    expect(corners).toEqual(['Americki kutak', 'Turski kutak']);
    expect(new Set(PROGRAM_TYPES.map(({ slug }) => slug)).size).toBe(10);
  });
});

describe('finding a programme type', () => {
  it.each(PROGRAM_TYPES)('$name, $slug', (type) => {
    const spellings = [type.name, type.slug];
    for (const text of spellings.flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()])) {
      expect(findProgramType(text)).toBe(type);
    }
    expect(programTypeNamed(type.name)).toBe(type);
  });

  it.each([
    ['Američki kutak', 'americki'],
    ['KNJIŽEVNI', 'knjizevni'],
    ['muz\u0069c\u030Cki', 'muzicki'],
  ])('%s with diacritics', (text, slug) => {
    expect(findProgramType(text)?.slug).toBe(slug);
  });

  it.each([
    '',
    ' ',
    'muzicki ',
    'muzicki^',
    'muzicki`',
    'Vesti',
    'Filmski',
    '__proto__',
    'toString',
  ])('%j is none', (text) => {
    expect(findProgramType(text)).toBeUndefined();
  });

  it.each(['muzicki', 'Muzički program', 'MUZICKI PROGRAM', 'Vesti', '__proto__'])(
    'writing takes no other spelling: %s',
    (text) => {
      expect(programTypeNamed(text)).toBeUndefined();
    },
  );
});

describe('rights', () => {
  it('an administrator may write everything', () => {
    expect(isAdministrator(administrator)).toBe(true);
    expect(writableSections(administrator)).toEqual(SECTIONS);
  });

  it.each(SECTIONS)('a moderator of %s may write that and nothing else', (section) => {
    expect(isAdministrator(moderator(section))).toBe(false);
    expect(writableSections(moderator(section))).toEqual([section]);
  });

  it.each([[], ['vesti'], ['Vesti '], ['*'], ['Nesto']])('%j gives nothing', (...names) => {
    expect(writableSections(moderator(...(names as string[])))).toEqual([]);
  });

  it.each([0, 2, 3, -1, NaN])('the role %d is no administrator', (roleId) => {
    expect(isAdministrator({ roleId, roleAccess: [...SECTIONS] })).toBe(false);
    expect(mayWrite({ roleId, roleAccess: [] }, 'Vesti')).toBe(false);
  });

  it('what belongs to no section is for administrators alone', () => {
    expect(mayWrite(administrator, '')).toBe(true);
    expect(mayWrite(moderator(...SECTIONS), '')).toBe(false);
    expect(mayWrite(moderator(''), '')).toBe(false);
  });

  it('moving an item needs both sections', () => {
    const both = moderator('Muzicki program', 'Dramski program');
    expect(mayMove(both, 'Muzicki program', 'Dramski program')).toBe(true);
    expect(mayMove(moderator('Muzicki program'), 'Muzicki program', 'Dramski program')).toBe(false);
    expect(mayMove(moderator('Muzicki program'), 'Dramski program', 'Muzicki program')).toBe(false);
    expect(mayMove(administrator, 'Turski kutak', 'Vesti')).toBe(true);
  });
});
