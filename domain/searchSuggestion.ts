import { searchKey } from './search.ts';
import { searchWords } from './wordSearch.ts';
import { wordForms } from './wordForms.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const SHORTEST = 4;
/** From this length two wrong letters are tolerated, otherwise one. */
const LONG = 7;

/** Edit distance with swaps; above `most` the exact value is unknown. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** What visitors search for also where no title has the word. */
const COMMON_WORDS = `koncert izložba predstava projekcija tribina radionica festival književno
  pozorište bioskop galerija muzika folklor poezija deca konkurs nabavka ulaznice rezervacija
  raspored`.split(/\s+/);

/** By search key, with the first spelling. */
export type TitleWords = ReadonlyMap<string, { readonly written: string; readonly count: number }>;

/** With common words, which have a count of 0. */
export function titleWords(titles: Iterable<string>): TitleWords {
  const words = new Map<string, { written: string; count: number }>(
    COMMON_WORDS.map((written) => [searchKey(written), { written, count: 0 }]),
  );
  for (const title of titles) {
    for (const [written] of title.matchAll(WORD)) {
      if (written.length < SHORTEST) continue;
      const key = searchKey(written);
      const known = words.get(key);
      if (known) known.count += 1;
      else words.set(key, { written: written.toLowerCase(), count: 1 });
    }
  }
  return words;
}

function nearest(word: string, known: TitleWords): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  let best: { written: string; away: number; count: number } | undefined;
  for (const [key, { written, count }] of known) {
    const away = distance(word, key, most);
    if (away > most || away > (best?.away ?? most)) continue;
    if (!best || away < best.away || count > best.count) best = { written, away, count };
  }
  return best?.written;
}

/**
 * Replaces words that no title has by the nearest one. Undefined if there is none, or all are
 * known.
 */
export function suggestedSearch(text: string, known: TitleWords): string | undefined {
  const keys = [...known.keys()];
  const meant = searchWords(text).map((word) => {
    const forms = new Set(wordForms(word));
    const isKnown = keys.some((key) => key.startsWith(word) || forms.has(key));
    return isKnown || word.length < SHORTEST ? word : nearest(word, known);
  });
  if (meant.includes(undefined) || meant.length === 0) return undefined;
  const suggestion = meant.join(' ');
  return searchKey(suggestion) === searchWords(text).join(' ') ? undefined : suggestion;
}
