import { isOrdinary } from './invisible.ts';
import { isForeign, isKeptName, patternOfName } from './keptNames.ts';
import { meantLetters } from './letters.ts';
import { isRomanNumeral } from './romanNumerals.ts';
import { isUpper, LATIN, type WriteText } from './serbianScript.ts';
import {
  BARE_ADDRESS,
  EMAIL_ADDRESS,
  FILE_NAME,
  FULL_ADDRESS,
  HANDLE,
  mayHoldAddress,
} from './webAddress.ts';
import { wordList } from './wordList.ts';

/**
 * Where `nj` and `dž` are two letters, at the border of a prefix or a foreign part. From a
 * dictionary of 264,000 words, which a test checks.
 */
const SPLIT =
  /^anjon|inj(?=ek|icir|unk|uri)|konj(?=ug|unk|ekt)|tanjug|^vanj(?=ez|ug)|^panj(?=ug|evr)|feldž(?=andar)|^(?:ne|naj|po|iz)?(?:nadž(?=iv|dr|e[tnl]|nj|up|anr|ub)|odž(?=al|iv|v|ub|ul)|podž(?=anr|nj|up|e[gćž]|ar|i[gžzlv]|bun|li?j?ez)|predž(?=iv|e[tln]|anr|al|lez|upn))/iu;
const BETWEEN = /n(?=j)|d(?=ž)/giu;
/** Temporarily separates such letters. */
const GAP = '\u2060';

/** Lower-case letters and pairs; created on demand. */
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

/** Not in Serbian words: `Queen`, `Köln`. */
const UNSERBIAN = /[qwxy]|(?![a-zčćžšđ])\p{Script=Latin}/iu;
/** Capitals inside a word: `OpenStreetMap`. */
const CAMEL = /\p{Ll}\p{Lu}/u;

/** Serbian words with inner capitals. */
const OWN_CAPITALS = /^(?:BiH|eUprav|MekDonald)/;

/** Units after a number, also combined: `20 km/h`, `5 kWh`, `30 m²`. */
const UNIT = wordList(`
  [kcdmnµμ]?m [kcdm]g dag [µμ]g g t [hcdm]?l L h min ms [kMG]?Wh? kWp [km]?V k?VA mA m?Ah
  [kMG]?Hz dB [kKMGTP]B [kKMG]b [kMG]?bps M?px MP dpi ppi fps [kh]?Pa kJ kcal Nm lx lm ha
  °[CF] rpm ppm
`).join('|');
const PER = String.raw`(?:\/(?:${UNIT}|s)[²³]?)`;
/** Unlike any word, so recognised without a number. */
const PLAIN_UNIT = String.raw`(?:[kcdm]?m[²³]|(?:km|m|l|[kKMG][Bb])\/(?:h|s|min)|[kcm]?g\/[kcm]?[ml][²³]?|kHz|dB|[hk]Pa|[kMG]bps|mAh|kVA)`;
const NO_LETTER = String.raw`(?![\p{L}\d])`;

/** Stay in Latin: marked words, addresses, file names, codes, units. */
const VERBATIM = String.raw`\u2063[^\u2064]*\u2064?`;
const ADDRESSES = [FULL_ADDRESS, EMAIL_ADDRESS, HANDLE, FILE_NAME, BARE_ADDRESS];
const SIGNS = [
  // A4, COVID-19, 3D, 404-1/26-U
  String.raw`(?<![\p{L}\d])[A-Za-z]+[-/]?\d[\w/-]*`,
  String.raw`(?<![\p{L}\d])\d[\d/.-]*[A-Z]+(?![\p{L}/])`,
  // 19h30, 1h30min
  String.raw`(?<![\p{L}\d])\d{1,2}h\d{2}(?:min)?${NO_LETTER}`,
  String.raw`(?<=\d\s?)(?:${UNIT})[²³]?${PER}*${NO_LETTER}`,
  String.raw`(?<=\p{L}\/)(?:kg|k?m[²³]?|kWh|[cdm]?l|h)${NO_LETTER}`,
  String.raw`(?<![\p{L}\d])${PLAIN_UNIT}${NO_LETTER}`,
  String.raw`[Ww]i-?[Ff]i|WI-?FI|(?<!\p{L})[Ee]-(?:mail|MAIL)|E-Mail`,
  String.raw`(?<!\p{L})(?:[Ss]tand-?[Uu]p|STAND-?UP|[Oo]pen[ -]?[Aa]ir|OPEN[ -]?AIR)${NO_LETTER}`,
];

const WORD = String.raw`\p{L}[\p{L}\p{M}]*`;

function isKept(word: string, text: string, at: number): boolean {
  return (
    UNSERBIAN.test(word) ||
    (CAMEL.test(word) && !OWN_CAPITALS.test(word)) ||
    isKeptName(word) ||
    isForeign(word) ||
    isRomanNumeral(word, text, at)
  );
}

/**
 * Transliterates to Cyrillic except for `words`, addresses, file names, codes, units, Roman
 * numerals and words that can't be Serbian.
 */
export function cyrillicWriter(words: readonly string[] = []): WriteText {
  const own = words
    .filter((word) => word.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => `(?<![\\p{L}\\d])${patternOfName(word.normalize('NFC'))}${NO_LETTER}`);
  const pattern = (kept: readonly string[]): RegExp =>
    new RegExp(`(${[VERBATIM, ...kept, ...own, ...SIGNS].join('|')})|${WORD}`, 'gu');
  // Most texts contain no address, and checking is faster.
  const [plain, addressed] = [pattern([]), pattern(ADDRESSES)];
  return (text) => {
    const meant = isOrdinary(text) ? text : meantLetters(text);
    const parts = mayHoldAddress(meant) ? addressed : plain;
    return meant.replace(parts, (part, sign: string | undefined, at: number) =>
      sign !== undefined || isKept(part, meant, at) ? part : wordToCyrillic(part),
    );
  };
}
