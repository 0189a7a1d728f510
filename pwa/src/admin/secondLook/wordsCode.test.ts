import { expect, it } from 'vitest';
import { decodeWords, encodeWords } from './wordsCode.ts';

it('reads back the words it wrote, in order', () => {
  const words = ['izložba', 'izložbe', 'Posle', 'a', 'aba', 'žaba', 'x'.repeat(40), 'x'.repeat(41)];
  expect(decodeWords(encodeWords(words))).toEqual(words.toSorted());
  expect(encodeWords(['izložba', 'izložbe']).length).toBeLessThan('izložba,izložbe'.length);
});
