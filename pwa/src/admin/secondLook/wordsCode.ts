/** A sign for each number of letters that a word shares with the one before: `!` is none. */
const NONE = 33;
const MOST = 30;

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < MOST && length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Half as long as the list. The words have letters only. */
export function encodeWords(words: readonly string[]): string {
  let before = '';
  return words
    .toSorted()
    .map((word) => {
      const shared = sharedStart(word, before);
      before = word;
      return String.fromCharCode(NONE + shared) + word.slice(shared);
    })
    .join('');
}

export function decodeWords(text: string): string[] {
  let before = '';
  return [...text.matchAll(/([!-?])([^!-?]*)/g)].map(([, sign = '!', end = '']) => {
    before = before.slice(0, sign.charCodeAt(0) - NONE) + end;
    return before;
  });
}
