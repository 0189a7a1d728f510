import type { ReactNode } from 'react';
import { textLinks } from '@centar/domain/textLinks.ts';
import { shownText } from '../../script/script.ts';

/** A plain text in which web addresses, e-mail addresses and telephone numbers are links. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  // Written in its script before it is cut: a name of several words is known as a whole only.
  return textLinks(shownText(text)).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={at} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
