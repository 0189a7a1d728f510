import { createElement, type ReactNode } from 'react';
import { shownText } from '../../script/script.ts';

const SHORT =
  /(?<=^|\s)((?:(?:[aiouskаиоуск]|na|za|od|do|iz|po|sa|uz|ni|на|за|од|до|из|по|са|уз|ни)\s+)+\S+)/gi;

/** A longer group could overflow a headline on a phone, or a card, so it may break. */
const LONGEST_ON_PHONE = 10;
const LONGEST = 16;

const classOf = (part: string): string =>
  part.length <= LONGEST_ON_PHONE ? 'nowrap' : 'nowrap-wide';

export interface KeepTogetherProps {
  readonly text: string;
}

/**
 * Keeps short words (u, i, na, za …) on the line of the next word. Uses a `span` instead of a
 * no-break space, so that the text is unchanged.
 */
export function KeepTogether({ text }: KeepTogetherProps): ReactNode {
  // Transliterate before splitting: names of several words are recognised only as a unit.
  const shown = shownText(text);
  if (!shown.includes(' ')) return shown;
  return shown
    .split(SHORT)
    .map((part, key) =>
      key % 2 === 1 && part.length <= LONGEST
        ? createElement('span', { className: classOf(part), key }, part)
        : part,
    );
}
