import { isUpper, LATIN } from './serbianScript.ts';
import type { WriteText } from './serbianScript.ts';

/**
 * Where `nj`, `dž` are two letters, because one ends a prefix or a foreign part and the other begins the rest. Drawn from a
 * dictionary of 264,000 words, which the test goes through.
 */
const SPLIT =
  /^anjon|injek|konjug|konjunk|tanjug|^vanjez|feldž(?=andar)|^(?:ne|naj)?(?:nadž(?=iv|dr|e[tnl]|nj|up)|odž(?=al|iv|v)|podž(?=anr|nj|up|eg|ar)|predž(?=iv|et))/iu;
const BETWEEN = /n(?=j)|d(?=ž)/giu;
/** Stands between two such letters while pairs are looked for. */
const GAP = '\u2060';

/** Latin letters and pairs as the Cyrillic script writes them, lower case; made when first needed. */
let cyrillicLetters: ReadonlyMap<string, string> | undefined;

const PAIR_OR_LETTER = /lj|nj|dž|\p{L}/giu;

function wordToCyrillic(word: string): string {
  const letters = (cyrillicLetters ??= new Map(
    Object.entries(LATIN).map(([cyrillic, latin]) => [latin, cyrillic]),
  ));
  const stem = SPLIT.exec(word);
  const split = stem
    ? word.slice(0, stem.index) +
      stem[0].replace(BETWEEN, (letter) => letter + GAP) +
      word.slice(stem.index + stem[0].length)
    : word;
  return split
    .replace(PAIR_OR_LETTER, (found) => {
      const cyrillic = letters.get(found.toLowerCase());
      if (cyrillic === undefined) return found;
      return isUpper(found[0]) ? cyrillic.toUpperCase() : cyrillic;
    })
    .replaceAll(GAP, '');
}

/** Letters that no Serbian word has: `Queen`, `Köln`. */
const UNSERBIAN = /[qwxy]|(?![a-zčćžšđ])\p{Script=Latin}/iu;
/** Capitals within a word: `OpenStreetMap`. */
const CAMEL = /\p{Ll}\p{Lu}/u;

/** Names and abbreviations that the Cyrillic script keeps in Latin; in other letters they are other words (`led`, `safari`). */
const KEPT = new Set([
  ...['Facebook', 'Instagram', 'TikTok', 'Google', 'Android', 'Apple', 'Microsoft', 'Netflix'],
  ...['Zoom', 'Viber', 'Spotify', 'Apollo', 'Chromium', 'Chrome', 'Firefox', 'Safari', 'online'],
  ...['PDF', 'JPG', 'JPEG', 'PNG', 'RSS', 'HTML', 'USB', 'DVD', 'CD', 'DJ', 'VIP', 'ISBN', 'ISSN'],
  ...['COBISS', 'IBAN', 'URL', 'GPS', 'SMS', 'HDMI', 'LED', 'IP', 'ID', 'OK', 'AA', 'EUR', 'USD'],
  ...['CHF', 'REST', 'API', 'JSON', 'CSV', 'XML', 'CSS', 'SQL', 'CORS', 'CC', 'Outlook', 'Gmail'],
]);
/** Serbian words with capitals within. */
const OWN_CAPITALS = /^(?:BiH|eUprav|MekDonald)/;

/** Numerals of centuries, rulers and chapters; longer ones may be years. A lone I is a word. */
const ROMAN =
  /^(?:(?=..)X{0,3}(?:IX|IV|V?I{0,3})|V|X|M{1,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))$/;

/** Patterns of text that stays in Latin: words marked by staff, addresses, file names, codes, units after a number. */
const SIGNS = [
  String.raw`\u2063[^\u2064]*\u2064?`,
  String.raw`https?:\/\/\S+`,
  String.raw`www\.\S+`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`[@#][\w.]+`,
  String.raw`[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|info|eu|rs|example)(?:\/\S*)?(?![\p{L}\d])`,
  String.raw`[\w-]+\.(?:pdf|docx?|xlsx?|jpe?g|png|ics|xml|csv|zip)(?![\p{L}\d])`,
  // A4, COVID-19, 3D, 404-1/26-U
  String.raw`(?<![\p{L}\d])[A-Za-z]+[-/]?\d[\w/-]*`,
  String.raw`(?<![\p{L}\d])\d[\d/.-]*[A-Z]+(?![\p{L}])`,
  String.raw`(?<=\d\s?)(?:km|cm|mm|kg|ml|m|g|l|h|min|kW|W|V|kHz|GHz|MHz|Hz|kB|KB|MB|GB|TB|ha|°C)(?![\p{L}\d])`,
  String.raw`Wi-Fi`,
].join('|');

const WORD = String.raw`\p{L}[\p{L}\p{M}]*`;

function isKept(word: string): boolean {
  return (
    UNSERBIAN.test(word) ||
    (CAMEL.test(word) && !OWN_CAPITALS.test(word)) ||
    KEPT.has(word) ||
    ROMAN.test(word)
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A way to write text in the Cyrillic script, in which these words and names stay as they are written. Addresses, files'
 * names, codes, units after a number, Roman numerals and words that no Serbian is written like stay by themselves; what
 * is Cyrillic already stays. The centre's own words are compared letter by letter.
 */
export function cyrillicWriter(words: readonly string[] = []): WriteText {
  const own = words
    .filter((word) => word.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => String.raw`(?<![\p{L}\d])${escaped(word.normalize('NFC'))}(?![\p{L}\d])`);
  const parts = new RegExp(`(${[...own, SIGNS].join('|')})|${WORD}`, 'gu');
  return (text) =>
    text
      .normalize('NFC')
      .replace(parts, (part, sign: string | undefined) =>
        sign !== undefined || isKept(part) ? part : wordToCyrillic(part),
      );
}
