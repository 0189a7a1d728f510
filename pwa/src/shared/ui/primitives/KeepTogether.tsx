import type { ReactNode } from 'react';

const SHORT = /(?<=^|\s)((?:(?:[aiousk]|na|za|od|do|iz|po|sa|uz|ni)\s+)+\S+)/gi;

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
  if (!text.includes(' ')) return text;
  return text.split(SHORT).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      <span className="nb" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
