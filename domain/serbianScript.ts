import { isOrdinary } from './invisible.ts';
import { meantLetters } from './letters.ts';
import {
  BARE_ADDRESS,
  EMAIL_ADDRESS,
  FILE_NAME,
  FULL_ADDRESS,
  HANDLE,
  mayHoldAddress,
} from './webAddress.ts';
import { letterTable } from './wordList.ts';

export type WriteText = (text: string) => string;

/** Lower case. */
export const LATIN = letterTable(`
  аa бb вv гg дd ђđ еe жž зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћć уu фf хh цc чč џdž
  шš
`);

export const isUpper = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase();

/**
 * Parts that stay unchanged (`verbatim.ts`, addresses, file names), or words; created on demand.
 */
let keptOrWord: RegExp | undefined;
const parts = (): RegExp =>
  (keptOrWord ??= new RegExp(
    [
      String.raw`\u2063[^\u2064]*\u2064?`,
      FULL_ADDRESS,
      EMAIL_ADDRESS,
      HANDLE,
      FILE_NAME,
      BARE_ADDRESS,
      String.raw`([\p{Script=Cyrillic}\p{M}]+)|\p{L}+`,
    ].join('|'),
    'gu',
  ));
/** Not Serbian: `Тарковский`, `Ќосе`. */
const UNSERBIAN = /(?![А-ИК-ШЂЈЉЊЋЏа-ик-шђјљњћџ])\p{Script=Cyrillic}/u;
const LETTER = /[А-ИК-ШЂЈЉЊЋЏа-ик-шђјљњћџ]/g;

/**
 * Transliterates to Latin, except verbatim parts and words with non-Serbian letters. `Љубав` is
 * `Ljubav`; `ЉУБАВ` and `КРАЉ` are `LJUBAV` and `KRALJ`.
 */
export function toLatin(text: string): string {
  // Most texts are Latin, and checking is faster.
  if (!/[Ђ-џ]/.test(text)) return text;
  const meant = isOrdinary(text) ? text : meantLetters(text);
  // Most texts have neither addresses nor foreign words.
  if (!mayHoldAddress(meant) && !UNSERBIAN.test(meant) && !meant.includes('\u2063'))
    return wordToLatin(meant, meant, 0);
  return meant.replace(parts(), (part, word: string | undefined, from: number) =>
    word === undefined || UNSERBIAN.test(word) ? part : wordToLatin(word, meant, from),
  );
}

function wordToLatin(word: string, text: string, from: number): string {
  return word.replace(LETTER, (letter, place: number) => {
    const at = from + place;
    const latin = LATIN[letter.toLowerCase()] ?? letter;
    if (!isUpper(letter)) return latin;
    const isInCapitals =
      isUpper(text[at + 1]) || (isUpper(text[at - 1]) && !isLetter(text[at + 1]));
    return isInCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
