import { describe, expect, it } from 'vitest';
import { optionalText, requiredText, TEXT_LIMITS } from './rules.ts';
import { parseMarkup } from './markup/parseMarkup.ts';
import { storedMarkup } from './markup/storedMarkup.ts';
import { cleanText, excerptOf } from './text.ts';

describe('a text as it is stored', () => {
  it.each([
    ['a\u000bb', 'ab'],
    ['a\u0000\u0001\u0008\u000c\u001f\u007f\u009fb', 'ab'],
    ['a\ufffe\uffff\ufdd0\u{1fffe}b', 'ab'],
    ['a\ud800b\udc00c', 'abc'],
    ['a\u2028b\u2029c\u0085d\r\ne\rf', 'a\nb\nc\nd\ne\nf'],
    ['Prvi red\n\tdrugi\n\ntreći', 'Prvi red\n\tdrugi\n\ntreći'],
    ['Đorđe, љубав, 😀, e\u0301, a\u00a0b, a\u200db', 'Đorđe, љубав, 😀, \u00e9, a\u00a0b, ab'],
  ])('%j is %j', (given, stored) => {
    expect(cleanText(given)).toBe(stored);
    expect(requiredText(TEXT_LIMITS.text).parse(given)).toBe(stored);
    expect(optionalText(TEXT_LIMITS.note).parse(given)).toBe(stored);
  });

  it('is one line where it is short', () => {
    expect(requiredText(TEXT_LIMITS.line).parse('Ana\r\n\tAnić ')).toBe('Ana Anić');
    expect(optionalText(TEXT_LIMITS.line).parse('a\u2028b')).toBe('a b');
  });

  it('is missing where nothing else was in it', () => {
    expect(requiredText(100).safeParse('\u0001 \u000b').success).toBe(false);
  });
});

describe('the excerpt of a text', () => {
  it.each([
    ['Prvi red.\nDrugi red.\n\nPasus.', 'Prvi red. Drugi red.'],
    ['## Program\n\n### Petak\n\nUvod.\n\n## Subota\n\nKraj.', 'Uvod.'],
    ['**Uvod.**\n\n## Program', 'Uvod.'],
    ['## Program\n\n- hor\n- deca', '– hor – deca'],
    ['### Samo naslov', 'Samo naslov'],
    ['\\## Nije naslov\n\nPasus.', '## Nije naslov'],
  ])('%j is %j', (source, excerpt) => {
    const { plain, markup } = storedMarkup(parseMarkup(source));
    expect(excerptOf(plain, markup)).toBe(excerpt);
  });

  it('is cut at a word', () => {
    expect(excerptOf(`${'reč '.repeat(80)}kraj`)).toBe(`${'reč '.repeat(54)}reč…`);
  });
});
