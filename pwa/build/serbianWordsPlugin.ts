import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { toLatin } from '@centar/domain/serbianScript.ts';
import { encodeWords } from '../src/admin/secondLook/wordsCode.ts';

const MODULE = 'virtual:serbian-words';

/** Its licence is LGPL, MPL, GPL or CC BY-SA, as one chooses. */
const DICTIONARY = join(createRequire(import.meta.url).resolve('dictionary-sr'), '../index.dic');

/** Serbian words in Latin, encoded, for the staff panel. */
export const serbianWords = (): Plugin => ({
  name: 'serbian-words',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    // The first line is the number of words.
    const [, ...words] = readFileSync(DICTIONARY, 'utf8').split('\n').map(toLatin);
    const plain = [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word));
    return `export default ${JSON.stringify(encodeWords(plain))}`;
  },
});
