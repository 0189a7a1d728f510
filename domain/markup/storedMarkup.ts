import { printMarkup } from './printMarkup.ts';
import { isFormatted, plainOf, type Block } from './tree.ts';

export interface StoredMarkup {
  readonly plain: string;
  /** Empty if the text has no formats, so that it is stored and drawn like any plain one. */
  readonly markup: string;
}

/** A marked text as it is stored: its words, and beside them its source. */
export const storedMarkup = (blocks: readonly Block[]): StoredMarkup => ({
  plain: plainOf(blocks),
  markup: isFormatted(blocks) ? printMarkup(blocks) : '',
});
