import words from 'virtual:serbian-words';
import { dictionaryOf, slipsIn, type Slip } from '@centar/domain/secondLook.ts';
import { decodeWords } from './wordsCode.ts';

export interface SpellingQuestion {
  readonly id: number;
  readonly texts: readonly string[];
  /** Words that the centre added. */
  readonly added: readonly string[];
}

export interface SpellingAnswer {
  readonly id: number;
  /** By text. */
  readonly slips: readonly (readonly Slip[])[];
}

const dictionary = dictionaryOf(decodeWords(words));

addEventListener('message', ({ data }: MessageEvent<SpellingQuestion>) => {
  const { id, texts, added } = data;
  const slips = texts.map((text) => slipsIn(text, dictionary, added));
  postMessage({ id, slips } satisfies SpellingAnswer);
});
