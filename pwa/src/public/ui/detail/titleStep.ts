/** Letters of the longest title of the first and of the second size. */
const SHORT = 28;
const MEDIUM = 60;
/** Letters of a word that fit in a phone's line in the first and in the second size. */
const SHORT_WORD = 12;
const MEDIUM_WORD = 16;

const step = (length: number, short: number, medium: number): 0 | 1 | 2 =>
  length <= short ? 0 : length <= medium ? 1 : 2;

/** The class of a headline: longer titles are smaller, and on phones those with long words. */
export function titleStep(title: string): string {
  const longestWord = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  const size = ['', 'title-long', 'title-longest'][step(title.length, SHORT, MEDIUM)];
  const onPhones = ['', 'title-word', 'title-words'][step(longestWord, SHORT_WORD, MEDIUM_WORD)];
  return ['detail-title', size, onPhones].filter(Boolean).join(' ');
}
