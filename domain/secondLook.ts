import { isKeptName } from './keptNames.ts';
import { findPage } from './pages.ts';
import { splitScript } from './scriptAddress.ts';
import { toLatin } from './serbianScript.ts';
import { textLinks } from './textLinks.ts';

const VERBATIM = /\u2063[^\u2064]*\u2064?/g;

/** Without links and verbatim parts. */
const proseOf = (text: string): string =>
  textLinks(text.replace(VERBATIM, ' '))
    .map((part) => (typeof part === 'string' ? part : ' '))
    .join('');

/** `Вeче`: letters that look the same but belong to the other script. */
export function mixedWords(text: string): string[] {
  const words = proseOf(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter(
    (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
  );
}

/** Abbreviations and numerals are shorter. */
const FEWEST_CAPITALS = 9;

export function isInCapitals(title: string): boolean {
  const letters = proseOf(title).match(/\p{L}/gu) ?? [];
  const small = letters.filter((letter) => letter !== letter.toUpperCase());
  return letters.length >= FEWEST_CAPITALS && small.length === 0;
}

/** In a text: `https://centar.rs/news/3`, or written as a link: `[vest](/news/3)`. */
const WRITTEN_PATH = /\]\((\/[^\s)]+)\)/g;

/** The paths of a text's links to these hosts, the own pages. */
export function ownPaths(text: string, hosts: readonly string[]): string[] {
  const written = [...text.matchAll(WRITTEN_PATH)].map(([, path = '']) => path);
  const whole = textLinks(text).flatMap((part) => {
    if (typeof part === 'string' || !/^https?:/.test(part.href)) return [];
    const { host, pathname } = new URL(part.href);
    return hosts.includes(host) ? [pathname] : [];
  });
  return [...new Set([...whole, ...written])];
}

/** No page has this path, whatever is stored. Files and programs have others. */
export function isNoPage(path: string): boolean {
  const { path: plain } = splitScript(path);
  return findPage(plain) === undefined && !/^\/(?:media|rss|kalendar|api|ap|graphql)\b/.test(plain);
}

const WITHOUT_HOOKS: readonly (readonly [plain: string, meant: readonly string[]])[] = [
  ['dj', ['đ']],
  ['c', ['č', 'ć']],
  ['s', ['š']],
  ['z', ['ž']],
];
/** More places mean another language. */
const MOST_PLACES = 6;

/** `izlozba`, `djaci`: all ways to add the hooks. */
function withHooks(word: string): string[] {
  let found = [''];
  let places = 0;
  for (let at = 0; at < word.length;) {
    const rest = word.slice(at);
    const [plain, meant] = WITHOUT_HOOKS.find(([letters]) => rest.startsWith(letters)) ?? [
      rest.charAt(0),
      [],
    ];
    places += meant.length > 0 ? 1 : 0;
    if (places > MOST_PLACES) return [];
    found = found.flatMap((begun) => [plain, ...meant].map((letters) => begun + letters));
    at += plain.length;
  }
  return found;
}

const LETTERS = 'abcčćdđefghijklmnoprsštuvzž'.split('');
/** A longer word may lack a letter or have one too many; its end may be a rare form. */
const FROM_START = 2;
const FROM_END = 3;
const LONG = 7;

/** Ways to write a word that differ by one slip of the hand. */
function* slips(word: string): Generator<string> {
  yield* withHooks(word);
  for (let at = 0; at < word.length - 1; at += 1) {
    const [one, two] = [word.charAt(at), word.charAt(at + 1)];
    if (one === two) yield word.slice(0, at) + word.slice(at + 1);
    else yield word.slice(0, at) + two + one + word.slice(at + 2);
  }
  if (word.length < LONG) return;
  for (let at = FROM_START; at < word.length - FROM_END; at += 1) {
    yield word.slice(0, at) + word.slice(at + 1);
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at);
  }
}

const SHORTEST = 4;
const SERBIAN = /^[a-pr-vzčćđšž]+$/;

export interface Slip {
  readonly word: string;
  /** In Latin. */
  readonly meant: string;
}

/** In Latin and lower case. */
export interface Dictionary {
  readonly words: ReadonlySet<string>;
  /** Written with a capital; some are common words too. */
  readonly names: ReadonlySet<string>;
}

/** Of the words of `dictionary-sr`, in either script. */
export function dictionaryOf(list: readonly string[]): Dictionary {
  const latin = list.map(toLatin);
  const isName = (word: string): boolean => word !== word.toLowerCase();
  return {
    words: new Set(latin.filter((word) => !isName(word))),
    names: new Set(latin.filter(isName).map((word) => word.toLowerCase())),
  };
}

/**
 * Words that the dictionary lacks while it has one that differs by a slip. Other unknown words may
 * be rare forms or foreign; words with a capital may be names.
 * @param added by the centre
 */
export function slipsIn(
  text: string,
  { words, names }: Dictionary,
  added: readonly string[],
): Slip[] {
  const own = new Set(added.map((name) => toLatin(name).toLowerCase()));
  const isKnown = (word: string): boolean =>
    words.has(word) || names.has(word) || own.has(word) || isKeptName(word);
  const found = new Map<string, Slip>();
  const prose = proseOf(text);
  for (const { 0: word, index } of prose.matchAll(/[\p{L}\p{M}]+/gu)) {
    const beside = prose.charAt(index - 1) + prose.charAt(index + word.length);
    const latin = toLatin(word);
    if (found.has(word) || word.length < SHORTEST || !SERBIAN.test(latin)) continue;
    if (/[\d\-’'@#_]/.test(beside) || isKnown(latin)) continue;
    for (const meant of slips(latin)) {
      if (meant === latin || !words.has(meant)) continue;
      found.set(word, { word, meant });
      break;
    }
  }
  return [...found.values()];
}

export interface LookedDate {
  readonly at: Date | undefined;
  readonly isCancelled: boolean;
  readonly place: string;
  readonly price: string;
  readonly isFree: boolean;
}

const isToCome = ({ at, isCancelled }: LookedDate, now: Date): boolean =>
  at !== undefined && at > now && !isCancelled;

export const lacksPlace = (date: LookedDate, now: Date): boolean =>
  isToCome(date, now) && date.place.trim() === '';

export const lacksPrice = (date: LookedDate, now: Date): boolean =>
  isToCome(date, now) && date.price.trim() === '' && !date.isFree;
