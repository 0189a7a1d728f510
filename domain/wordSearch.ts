import type { ItemType } from './itemTypes.ts';
import { searchKey } from './search.ts';
import { cleanText, withoutControls } from './text.ts';
import { known } from './whatsOn.ts';
import { wordForms } from './wordForms.ts';

export const SEARCH = { text: 'q', itemType: 'vrsta', page: 'strana' } as const;

/** Searched by visitors. */
export type SearchedType = Exclude<ItemType, 'PremisesPhoto'>;

/** As in addresses, in display order. */
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

/** In display order: events, news and notices, exhibitions. */
export const SEARCHED_TYPES: readonly {
  readonly itemType: SearchedType;
  /** As in addresses. */
  readonly slug: string;
}[] = (Object.keys(SLUGS) as SearchedType[]).map((itemType) => ({
  itemType,
  slug: SLUGS[itemType],
}));

export const spellSearched = known(
  (slug) => SEARCHED_TYPES.find((one) => one.slug === slug.toLowerCase())?.slug,
);

/** On one page of a type. Without a chosen type only the best are shown. */
export const HITS_ON_A_PAGE = 20;
export const BEST_HITS = 4;
/** Only the newest hits are counted and shown. */
export const MOST_HITS = 300;

const LONGEST_TEXT = 100;
const LONGEST_WORD = 40;
const MOST_WORDS = 8;
const SHORTEST = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** One space between words, at most 100 characters. */
export function spelledSearch(text: string): string {
  const words = cleanText(text.slice(0, LONGEST_TEXT * 10)).split(/\s+/);
  const line = words.filter(Boolean).join(' ');
  // Never cuts a surrogate pair.
  return withoutControls(line.slice(0, LONGEST_TEXT)).trim();
}

const wordsOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Folded. A text must contain each word, or a word that begins with it. Omits single letters, but
 * not single digits, which number films. Empty if no word has two characters.
 */
export function searchWords(text: string): string[] {
  const words = wordsOf(spelledSearch(text)).map((word) => word.slice(0, LONGEST_WORD));
  const asked = [...new Set(words)].filter(
    (word) => word.length >= SHORTEST || /\p{N}/u.test(word),
  );
  return asked.some(({ length }) => length >= SHORTEST) ? asked.slice(0, MOST_WORDS) : [];
}

/** Whether a folded word begins with the searched one or is another form of it. */
type Match = (word: string) => boolean;

function matchOf(asked: string): Match {
  const forms = new Set(wordForms(asked));
  return (word) => word.startsWith(asked) || forms.has(word);
}

const isFoundIn = (texts: readonly string[], matches: readonly Match[]): boolean =>
  matches.every((match) => texts.some(match));

/** Cached for the last words. */
let matched: { readonly words: string; readonly matches: readonly Match[] } | undefined;
function matchesOf(words: readonly string[]): readonly Match[] {
  const key = words.join(' ');
  if (matched?.words !== key) matched = { words: key, matches: words.map(matchOf) };
  return matched.matches;
}

/** In the title, in title and text together, or not at all. */
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

/** Otherwise in their order. */
export function titlesFirst<Item extends { readonly title: string }>(
  items: readonly Item[],
  words: readonly string[],
): Item[] {
  const isTitle = (item: Item): boolean => placeOfWords(item.title, '', words) === 'title';
  return [...items.filter(isTitle), ...items.filter((item) => !isTitle(item))];
}

export interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Marks the found words. */
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

/** 0 if none is found. */
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

/** About 200 characters around the first found word, or from the beginning. */
export function textAround(text: string, words: readonly string[]): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= AROUND) return line;
  const found = placeOfFirst(line, words);
  const from = found <= BEFORE ? 0 : line.lastIndexOf(' ', found - BEFORE) + 1;
  const end = from + AROUND;
  // At a space, never in a surrogate pair.
  const space = line.lastIndexOf(' ', end);
  const cut = line.slice(from, space > from ? space : end).replace(/[\uD800-\uDBFF]$/, '');
  const shown = end >= line.length ? line.slice(from) : cut.replace(/[.,;:–-]+$/, '');
  return `${from > 0 ? '…' : ''}${shown}${end < line.length ? '…' : ''}`;
}
