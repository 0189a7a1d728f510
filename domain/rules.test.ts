import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_STATUS } from './errorCodes.ts';
import { extensionOf, FILE_RULES, fileProblem } from './fileRules.ts';
import {
  itemId,
  moment,
  optionalMoment,
  optionalText,
  requiredText,
  seenVersion,
  toFieldErrors,
} from './rules.ts';
import { fold } from './search.ts';
import { excerptOf } from './text.ts';
import type { Declaration } from './types/declaration.ts';
import { DECLARATIONS } from './types/declarations.ts';
import { NEWS } from './types/news.ts';
import { rulesOf } from './types/rulesOf.ts';

const { input: newsInput, edit: newsEdit } = rulesOf(NEWS);

/** The value that a rule gives, or the code of its error. */
function check(rule: z.ZodType, value: unknown): unknown {
  const parsed = z.strictObject({ field: rule }).safeParse({ field: value });
  return parsed.success ? parsed.data.field : toFieldErrors(parsed.error)['field'];
}

describe('texts', () => {
  it.each([
    ['  a  ', 'a'],
    ['a'.repeat(5), 'aaaaa'],
    ['a'.repeat(6), 'tooLong'],
    [` ${'a'.repeat(5)} `, 'aaaaa'],
    ['', 'required'],
    [' \n\t ', 'required'],
    [undefined, 'required'],
    [null, 'required'],
    [7, 'required'],
    [['a'], 'required'],
    [{ not: '' }, 'required'],
  ])('required: %j gives %j', (value, result) => {
    expect(check(requiredText(5), value)).toBe(result);
  });

  it.each([
    ['', ''],
    [undefined, ''],
    ['  a ', 'a'],
    ['a'.repeat(6), 'tooLong'],
    [null, ''],
    [7, 'invalid'],
  ])('optional: %j gives %j', (value, result) => {
    expect(check(optionalText(5), value)).toBe(result);
  });
});

describe('null', () => {
  const optionalFields = Object.values(DECLARATIONS).flatMap((type) =>
    (['input', 'edit'] as const).flatMap((form) =>
      Object.entries<z.ZodType>(rulesOf<Declaration>(type)[form].shape)
        .filter(([, rule]) => rule.safeParse(undefined).success)
        .map(([field, rule]) => ({ type: type.itemType, form, field, rule })),
    ),
  );

  it.each(optionalFields)('is allowed for $field of $type ($form)', ({ rule }) => {
    expect(rule.safeParse(null).success).toBe(true);
  });

  it('empties a text in an edit and keeps a format', () => {
    const edit = newsEdit.partial();
    const parsed = edit.parse({ imageAlt: null, descriptionMarkup: null, imageFocus: null });
    expect(parsed).toEqual({ imageAlt: '', descriptionMarkup: undefined, imageFocus: '' });
  });
});

describe('ids and versions', () => {
  it.each([
    [1, 1],
    ['1', 1],
    ['0007', 7],
    [2 ** 31 - 1, 2 ** 31 - 1],
    ['2147483647', 2 ** 31 - 1],
  ])('%j is %d', (value, id) => {
    expect(check(itemId, value)).toBe(id);
  });

  it.each([
    0,
    -1,
    1.5,
    2 ** 31,
    1e9 + 0.5,
    Number('1e400'),
    NaN,
    '0',
    '-1',
    '1e9',
    ' 1',
    '1 ',
    '+1',
    '0x1',
    '',
    'abc',
    '99999999999',
    '１',
    null,
    undefined,
    true,
    [],
    [1],
    {},
    { gt: 0 },
    new Date(1),
  ])('%j is none', (value) => {
    expect(check(itemId, value)).toBe('notAnInteger');
  });

  it('a version may be missing', () => {
    expect(check(seenVersion, null)).toBeUndefined();
    expect(check(seenVersion, undefined)).toBeUndefined();
    expect(check(seenVersion, 3)).toBe(3);
    expect(check(seenVersion, 0)).toBe('notAnInteger');
  });
});

describe('moments', () => {
  it.each([
    ['2026-11-21T19:00:00Z', '2026-11-21T19:00:00.000Z'],
    ['2026-11-21T19:00:00+01:00', '2026-11-21T18:00:00.000Z'],
    ['2026-11-21T19:00:00.123Z', '2026-11-21T19:00:00.123Z'],
    [new Date('2026-11-21T19:00:00Z'), '2026-11-21T19:00:00.000Z'],
  ])('%s', (value, iso) => {
    expect((check(moment, value) as Date).toISOString()).toBe(iso);
  });

  it.each([
    '',
    'sutra',
    '2026-11-21',
    '2026-11-21T19:00',
    '2026-11-21 19:00',
    '2026-02-30T10:00:00Z',
    '21.11.2026',
    1,
    0,
    null,
    undefined,
    {},
    [],
    true,
  ])('%j is none', (value) => {
    expect(check(moment, value)).toBe('notADate');
  });

  it.each(['', null, undefined])('%j is a missing one', (value) => {
    expect(check(optionalMoment, value)).toBeNull();
  });

  it('a moment that does not exist is told, not thrown', () => {
    expect(check(moment, new Date(Number.NaN))).toBe('notADate');
  });
});

describe('errors by field', () => {
  const fields = (schema: z.ZodType, value: unknown) => {
    const { error } = schema.safeParse(value);
    return error ? toFieldErrors(error) : {};
  };

  it('names each wrong field once', () => {
    expect(fields(newsInput, {})).toEqual({
      author: 'required',
      theme: 'required',
      title: 'required',
      description: 'required',
    });
  });

  it.each(['roleId', 'constructor', 'toString', 'hasOwnProperty'])(
    'names the unknown key %s',
    (key) => {
      const errors = fields(z.strictObject({}), { [key]: 1 });
      expect(Object.entries(errors)).toEqual([[key, 'unknownField']]);
    },
  );

  it('names a place inside a list', () => {
    const schema = z.object({ dates: z.array(z.object({ at: moment })) });
    expect(fields(schema, { dates: [{ at: 'x' }] })).toEqual({ 'dates.0.at': 'notADate' });
  });

  it('tells no sentence of the library', () => {
    expect(fields(z.object({ a: z.number() }), { a: 'x' })).toEqual({ a: 'invalid' });
  });

  it('an edit takes the whole item and keeps the written fields', () => {
    const echo = { datePosted: 'x', imageUrl: '/x', image: {}, excerpt: 1, __typename: 'News' };
    const written = { author: 'a', theme: 't', title: 't', description: 'd' };
    const parsed = newsEdit.parse({ id: 1, version: 2, createdAt: 0, ...echo, ...written });
    expect(parsed).toMatchObject({ id: 1, version: 2, ...written });
    expect(fields(newsEdit, { id: 1, ...written, searchText: 1 })).toEqual({
      searchText: 'unknownField',
    });
  });

  it('every code has a status that says whose fault it is', () => {
    for (const status of Object.values(ERROR_STATUS)) expect(String(status)).toMatch(/^[45]\d\d$/);
  });
});

describe('files', () => {
  it.each([
    ['a.JPG', 'jpg'],
    ['a.tar.gz', 'gz'],
    ['a', ''],
    ['.png', 'png'],
    ['a.', ''],
    ['', ''],
  ])('the extension of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  const { image, document } = FILE_RULES;
  it.each([
    ['image', 'a.jpg', 1, undefined],
    ['image', 'a.JPEG', image.maxBytes, undefined],
    ['image', 'a.png', image.maxBytes + 1, 'tooManyBytes'],
    ['image', 'a.pdf', 1, 'documentAsPicture'],
    ['image', 'a.svg', 1, 'svgPicture'],
    ['image', 'IMG_1.HEIC', 1, 'heicPicture'],
    ['image', 'a.png.exe', 1, 'wrongName'],
    ['image', 'png', 1, 'wrongName'],
    ['document', 'a.PDF', document.maxBytes, undefined],
    ['document', 'a.xlsx', 1, undefined],
    ['document', 'a.xlsx', document.maxBytes + 1, 'tooManyBytes'],
    ['document', 'a.xls', 1, 'oldOffice'],
    ['document', 'a.odt', 1, 'otherOffice'],
    ['document', 'a.docm', 1, 'officeMacros'],
    ['document', 'a.jpg', 1, 'pictureAsDocument'],
  ] as const)('%s %s of %d bytes: %s', (kind, name, size, problem) => {
    expect(fileProblem(kind, { name, size })).toBe(problem);
  });
});

describe('folding', () => {
  it.each([
    ['Izložba', 'izlozba'],
    ['ČĆŽŠĐ čćžšđ', 'cczsdj cczsdj'],
    ['Đorđe', 'djordje'],
    ['c\u030C', 'c'],
    ['DŽEZ džez', 'dzez dzez'],
    [' razmak ', ' razmak '],
    ['Café Ünïcode', 'cafe unicode'],
    ['a^b`c', 'a^b`c'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(fold(text))).toBe(folded);
  });
});

describe('excerpts', () => {
  it('are the first paragraph on one line', () => {
    expect(excerptOf('  Prvi\nred.\n \nDrugi.')).toBe('Prvi red.');
    expect(excerptOf('')).toBe('');
  });

  it('are cut at a word after at most 220 characters', () => {
    const text = `${'reč '.repeat(54)}poslednja`;
    expect(excerptOf('a'.repeat(220))).toBe('a'.repeat(220));
    expect(excerptOf(text)).toBe(`${'reč '.repeat(54).trim()}…`);
    expect(excerptOf('a'.repeat(500)).length).toBeLessThanOrEqual(221);
    expect(excerptOf('a'.repeat(500)).length).toBeGreaterThan(100);
  });

  it('never cut a character in two', () => {
    expect(encodeURIComponent(excerptOf(`${'a'.repeat(219)}😀😀`))).toContain('aaa');
  });
});
