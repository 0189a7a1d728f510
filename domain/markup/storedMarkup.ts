import { printMarkup } from './printMarkup.ts';
import { isFormatted, plainOf, type Block } from './tree.ts';

export interface StoredMarkup {
  readonly plain: string;
  /** Empty if the text has no formats. */
  readonly markup: string;
}

export const storedMarkup = (blocks: readonly Block[]): StoredMarkup => ({
  plain: plainOf(blocks),
  markup: isFormatted(blocks) ? printMarkup(blocks) : '',
});
