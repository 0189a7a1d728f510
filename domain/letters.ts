import { wordList } from './wordList.ts';

/**
 * Replaces characters that look like a letter or encode it differently. They come from PDF files,
 * old code pages, social networks and switched keyboards.
 */

/**
 * Ligatures, `ǆ`, wide and mathematical letters, Roman numerals: Unicode defines their replacement.
 */
const COMPATIBLE =
  /[\u01C4-\u01CC\u01F1-\u01F3\u2160-\u217F\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/gu;
const MARK = /\p{M}/u;
/** A breve instead of a caron; a stroke through `d`, which Unicode does not compose. */
const BREVES = /([cszCSZ])\u0306/g;
const STROKES = /([dD])[\u0335\u0336]/g;

/** Old code pages and fonts show these for `Đ` and `đ`. */
const ETH: Readonly<Record<string, string>> = { Ð: 'Đ', Ɖ: 'Đ', ð: 'đ', ɖ: 'đ' };
const WORD_WITH_ETH = /[\p{L}\p{M}]*[ÐðƉɖ][\p{L}\p{M}]*/gu;
/** Icelandic and Faroese names keep `ð`: `Guðmundur`, `Sigurðsson`, `Ásgarðr`. */
const NORDIC = /ð(?:[bgmnrsv]|ur$)|(?![a-zčćžšđðɖ])\p{Script=Latin}|[qwxy]/iu;

const SHAPES = wordList(`
  аa еe оo рp сc уy хx јj кk ѕs іi ԁd һh ԛq ԝw АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЈJ ЅS ІI
`);
const LATIN_SHAPE = new Map(SHAPES.map(([cyrillic = '', latin = '']) => [cyrillic, latin]));
/** Only Serbian letters; others are not expected in a Cyrillic word. */
const CYRILLIC_SHAPE = new Map(
  SHAPES.filter(([cyrillic = '']) => /[А-Яа-яЈј]/.test(cyrillic)).map(
    ([cyrillic = '', latin = '']) => [latin, cyrillic],
  ),
);

const CYRILLIC = /[\u0400-\u052F]/;
const LATIN = /[A-Za-z\u00C0-\u024F]/;
/** Addresses stay, since other letters would change the target. */
const ADDRESS_OR_WORD = /[a-z]+:\/\/\S+|[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+/giu;

function count(word: string, known: ReadonlyMap<string, string>, script: RegExp) {
  let [all, distinct] = [0, 0];
  for (const letter of word) {
    if (!script.test(letter)) continue;
    all += 1;
    if (!known.has(letter)) distinct += 1;
  }
  return { all, distinct };
}

/** Unchanged if both scripts have distinct letters in the word. */
function inOneScript(word: string, isLatinText: boolean): string {
  if (word.includes('://') || !CYRILLIC.test(word) || !LATIN.test(word)) return word;
  const latin = count(word, CYRILLIC_SHAPE, LATIN);
  const cyrillic = count(word, LATIN_SHAPE, CYRILLIC);
  if (latin.distinct > 0 && cyrillic.distinct > 0) return word;
  const isLatin =
    latin.distinct !== cyrillic.distinct
      ? latin.distinct > cyrillic.distinct
      : latin.all === cyrillic.all
        ? isLatinText
        : latin.all > cyrillic.all;
  const shapes = isLatin ? LATIN_SHAPE : CYRILLIC_SHAPE;
  return Array.from(word, (letter) => shapes.get(letter) ?? letter).join('');
}

export function meantLetters(text: string): string {
  let meant = text.replace(COMPATIBLE, (signs) => signs.normalize('NFKC'));
  if (MARK.test(meant)) {
    meant = meant.replace(BREVES, '$1\u030C').replace(STROKES, (_, d) => (d === 'd' ? 'đ' : 'Đ'));
    meant = meant.normalize('NFC');
  }
  if (/[ÐðƉɖ]/.test(meant)) {
    meant = meant.replace(WORD_WITH_ETH, (word) =>
      NORDIC.test(word) ? word : word.replace(/[ÐðƉɖ]/g, (letter) => ETH[letter] ?? letter),
    );
  }
  if (!CYRILLIC.test(meant) || !LATIN.test(meant)) return meant;
  const isLatinText =
    count(meant, CYRILLIC_SHAPE, LATIN).distinct >= count(meant, LATIN_SHAPE, CYRILLIC).distinct;
  return meant.replace(ADDRESS_OR_WORD, (word) => inOneScript(word, isLatinText));
}
