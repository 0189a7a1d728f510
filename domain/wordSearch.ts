import type { ItemType } from './itemTypes.ts';
import { searchKey } from './search.ts';
import { cleanText, withoutControls } from './text.ts';
import { known } from './whatsOn.ts';
import { wordForms } from './wordForms.ts';

/** The names of the parameters of a search's address. */
export const SEARCH = { text: 'q', itemType: 'vrsta', page: 'strana' } as const;

/** The content types that visitors search. */
export type SearchedType = Exclude<ItemType, 'PremisesPhoto'>;

/** The searched types as addresses name them, in the order in which they are shown. */
const SLUGS: Readonly<Record<SearchedType, string>> = {
  Program: 'programi',
  Movie: 'filmovi',
  News: 'vesti',
  Competition: 'konkursi',
  Procurement: 'nabavke',
  GalleryItem: 'galerija',
  Colony: 'kolonije',
  ArtSalon: 'saloni',
};

/** The searched types, in the order in which they are shown: events, then news and notices, then exhibitions. */
export const SEARCHED_TYPES: readonly {
  readonly itemType: SearchedType;
  /** As addresses name it. */
  readonly slug: string;
}[] = (Object.keys(SLUGS) as SearchedType[]).map((itemType) => ({
  itemType,
  slug: SLUGS[itemType],
}));

/** The slug of a searched type. */
export const spellSearched = known(
  (slug) => SEARCHED_TYPES.find((one) => one.slug === slug.toLowerCase())?.slug,
);

/** Hits on one page of a type; of each type without one chosen, the best few are shown. */
export const HITS_ON_A_PAGE = 20;
export const BEST_HITS = 4;
/** Of more hits than this only so many are counted and reached, the newest ones: nobody reads on so far. */
export const MOST_HITS = 300;

const LONGEST_TEXT = 100;
const LONGEST_WORD = 40;
const MOST_WORDS = 8;
const SHORTEST = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a search in one spelling: one space between words, at most 100 characters. */
export function spelledSearch(text: string): string {
  const words = cleanText(text.slice(0, LONGEST_TEXT * 10)).split(/\s+/);
  const line = words.filter(Boolean).join(' ');
  // Never cut through a character.
  return withoutControls(line.slice(0, LONGEST_TEXT)).trim();
}

const wordsOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words that somebody searches for, folded; a text has to have each of them, or a word that begins with it. Single
 * letters are left out, because almost every text has a word that begins with one; single digits tell parts of a film apart.
 * Empty where no word has two characters.
 */
export function searchWords(text: string): string[] {
  const words = wordsOf(spelledSearch(text)).map((word) => word.slice(0, LONGEST_WORD));
  const asked = [...new Set(words)].filter(
    (word) => word.length >= SHORTEST || /\p{N}/u.test(word),
  );
  return asked.some(({ length }) => length >= SHORTEST) ? asked.slice(0, MOST_WORDS) : [];
}

/** Whether a folded word of a text is the one that is looked for: it begins with it, or is another form of it. */
type Match = (word: string) => boolean;

function matchOf(asked: string): Match {
  const forms = new Set(wordForms(asked));
  return (word) => word.startsWith(asked) || forms.has(word);
}

const isFoundIn = (texts: readonly string[], matches: readonly Match[]): boolean =>
  matches.every((match) => texts.some(match));

/** Words that are looked for, for many texts. */
let matched: { readonly words: string; readonly matches: readonly Match[] } | undefined;
function matchesOf(words: readonly string[]): readonly Match[] {
  const key = words.join(' ');
  if (matched?.words !== key) matched = { words: key, matches: words.map(matchOf) };
  return matched.matches;
}

/** Where an item has all these words: in its title, in title and text together, or nowhere. */
export function placeOfWords(
  title: string,
  text: string,
  words: readonly string[],
): 'title' | 'text' | undefined {
  const inTitle = wordsOf(title);
  const matches = matchesOf(words);
  if (isFoundIn(inTitle, matches)) return 'title';
  return isFoundIn([...inTitle, ...wordsOf(text)], matches) ? 'text' : undefined;
}

/** A stretch of a text, and whether it is one of the words that were looked for. */
export interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in parts: the words that were looked for, and what stands between them. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let plainFrom = 0;
  const matches = matchesOf(words);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = searchKey(word);
    if (!matches.some((match) => match(folded))) continue;
    if (index > plainFrom) parts.push({ text: text.slice(plainFrom, index), isFound: false });
    parts.push({ text: word, isFound: true });
    plainFrom = index + word.length;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), isFound: false });
  return parts;
}

/** Where the first of the words begins; 0 where there is none. */
function placeOfFirst(text: string, words: readonly string[]): number {
  const matches = matchesOf(words);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = searchKey(word);
    if (matches.some((match) => match(folded))) return index;
  }
  return 0;
}

const BEFORE = 60;
const AROUND = 200;

/** Some 200 characters of a text around the first word that was looked for; its beginning where it has none. */
export function textAround(text: string, words: readonly string[]): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= AROUND) return line;
  const found = placeOfFirst(line, words);
  const from = found <= BEFORE ? 0 : line.lastIndexOf(' ', found - BEFORE) + 1;
  const end = from + AROUND;
  // Cut at a space, and never through a character.
  const space = line.lastIndexOf(' ', end);
  const cut = line.slice(from, space > from ? space : end).replace(/[\uD800-\uDBFF]$/, '');
  const shown = end >= line.length ? line.slice(from) : cut.replace(/[.,;:–-]+$/, '');
  return `${from > 0 ? '…' : ''}${shown}${end < line.length ? '…' : ''}`;
}
