import { LATIN } from './serbianScript.ts';
import { readableText } from './text.ts';
import { letterTable } from './wordList.ts';

/** Stretches that keep their script are searched like the rest. */
const MARKS = /[\u2063\u2064]/g;

/** Cyrillic letters of other languages as Serbian Latin writes them: nobody types them to find a name. */
const OTHER_LETTERS = letterTable(`
  йj ыi эe юju яja ёjo щšč ъ ь ѣe ѓđ ќć ѕdz єje іi їji ґg ўu ѐe ѝi
`);
const CYRILLIC = /\p{Script=Cyrillic}/gu;

/** Any text in small Latin letters, foreign words too, which `toLatin` leaves as they are. */
const latin = (text: string): string =>
  readableText(text.replace(MARKS, ''))
    .toLowerCase()
    .replace(CYRILLIC, (letter) => LATIN[letter] ?? OTHER_LETTERS[letter] ?? letter);

/**
 * Folds text for comparing and searching: lower case, Latin, without diacritics, `đ` as `dj`, so that "izlozba" finds
 * "Izložba" and "Изложба", and "Djordje" finds "Đorđe". Surrounding white space stays significant.
 */
export function fold(text: string): string {
  return latin(text).replaceAll('đ', 'dj').normalize('NFD').replace(/\p{M}/gu, '');
}

/** A folded text as it is searched: `Đorđe` is found by `djordje` and by `dorde`. */
export const searchKey = (text: string): string => fold(text).replaceAll('dj', 'd');

/** In the order of the alphabet. */
const LETTERS = 'a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž';
/** Code points that no text uses: signs come first, then numbers by their length, then letters. */
const NUMBERS = 0xe000;
const FIRST_LETTER = 0xe100;
/** Made when something is first ordered: most public pages order nothing. */
let known: ReadonlyMap<string, string> | undefined;
const places = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    LETTERS.split(' ').map((letter, place) => [letter, String.fromCharCode(FIRST_LETTER + place)]),
  ));
const DIGRAPHS = /dž|lj|nj/g;

/**
 * Sort key of texts where they are compared sign by sign: the Serbian alphabet in either script, without
 * regard to case, numbers by their size.
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

/** Which of two texts comes first, for sorting a few; not `localeCompare`, whose first use takes a phone a noticeable while. */
export function compareTexts(a: string, b: string): number {
  const [first, second] = [orderKey(a), orderKey(b)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** `orderKey` for many texts of which some repeat: a key takes longer to make than to look up. */
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

/** A letter with a mark that is not Serbian stands where its letter does; signs stay. */
function keyOfOther(letter: string): string {
  if (letter < '\u0080') return letter;
  const [base = letter] = letter.normalize('NFD');
  return places().get(base) ?? letter;
}
