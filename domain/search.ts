import { LATIN } from './serbianScript.ts';
import { readableText } from './text.ts';
import { letterTable } from './wordList.ts';

/** Verbatim parts are searched too. */
const MARKS = /[\u2063\u2064]/g;

/** Non-Serbian Cyrillic letters in Serbian Latin, as users type them. */
const OTHER_LETTERS = letterTable(`
  йj ыi эe юju яja ёjo щšč ъ ь ѣe ѓđ ќć ѕdz єje іi їji ґg ўu ѐe ѝi
`);
const CYRILLIC = /\p{Script=Cyrillic}/gu;

/** Lower case; includes foreign words, unlike `toLatin`. */
const latin = (text: string): string =>
  readableText(text.replace(MARKS, ''))
    .toLowerCase()
    .replace(CYRILLIC, (letter) => LATIN[letter] ?? OTHER_LETTERS[letter] ?? letter);

/**
 * For comparing and searching: lower-case Latin without diacritics, `đ` as `dj`. "izlozba" finds
 * "Izložba" and "Изложба". Keeps surrounding white space.
 */
export function fold(text: string): string {
  return latin(text).replaceAll('đ', 'dj').normalize('NFD').replace(/\p{M}/gu, '');
}

/** `djordje` and `dorde` both find `Đorđe`. */
export const searchKey = (text: string): string => fold(text).replaceAll('dj', 'd');

/** Alphabetical. */
const LETTERS = 'a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž';
/** Private code points: signs sort first, then numbers by length, then letters. */
const NUMBERS = 0xe000;
const FIRST_LETTER = 0xe100;
/** Created on demand, since most public pages sort nothing. */
let known: ReadonlyMap<string, string> | undefined;
const places = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    LETTERS.split(' ').map((letter, place) => [letter, String.fromCharCode(FIRST_LETTER + place)]),
  ));
const DIGRAPHS = /dž|lj|nj/g;

/**
 * For binary comparison: the Serbian alphabet in either script, ignoring case, numbers by value.
 */
export function orderKey(text: string): string {
  const letters = latin(text)
    .normalize('NFC')
    .replace(/\d+/g, keyOfNumber)
    .replace(DIGRAPHS, (pair) => places().get(pair) ?? pair);
  let key = '';
  for (const letter of letters) key += places().get(letter) ?? keyOfOther(letter);
  return key;
}

/** For few texts. The first use of `localeCompare` is slow on phones. */
export function compareTexts(a: string, b: string): number {
  const [first, second] = [orderKey(a), orderKey(b)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Caches keys, for many repeated texts. */
export function createOrderKeys(): (text: string) => string {
  const keys = new Map<string, string>();
  return (text) => {
    const key = keys.get(text) ?? orderKey(text);
    keys.set(text, key);
    return key;
  };
}

function keyOfNumber(number: string): string {
  const digits = number.replace(/^0+(?=.)/, '');
  return String.fromCharCode(NUMBERS + Math.min(digits.length, 0xff)) + digits;
}

/** Foreign letters sort with their base letter; signs stay. */
function keyOfOther(letter: string): string {
  if (letter < '\u0080') return letter;
  const [base = letter] = letter.normalize('NFD');
  return places().get(base) ?? letter;
}
