import { createElement, type ReactNode } from 'react';
import { shownText } from '../../script/script.ts';

const SHORT =
  /(?<=^|\s)((?:(?:[aiouskаиоуск]|na|za|od|do|iz|po|sa|uz|ni|на|за|од|до|из|по|са|уз|ни)\s+)+\S+)/gi;

/** A bound group longer than this could overflow a narrow phone, so it may break. */
const LONGEST = 16;

/** Text in which short words (u, i, na, za …) keep to the next one. */
export interface KeepTogetherProps {
  readonly text: string;
}

/**
 * Headline text that never leaves a one-letter or short word at the end of a line. The binding is a `span`, not a
 * no-break space, so that the text itself stays exactly as given.
 */
export function KeepTogether({ text }: KeepTogetherProps): ReactNode {
  // Written in its script before it is cut: a name of several words is known as a whole only.
  const shown = shownText(text);
  if (!shown.includes(' ')) return shown;
  return shown
    .split(SHORT)
    .map((part, key) =>
      key % 2 === 1 && part.length <= LONGEST
        ? createElement('span', { className: 'nowrap', key }, part)
        : part,
    );
}
