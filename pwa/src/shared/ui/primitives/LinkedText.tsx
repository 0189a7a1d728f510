import { Fragment, type ReactNode } from 'react';
import { textLinks } from '@centar/domain/textLinks.ts';
import { shownText } from '../../script/script.ts';

/** Plain text with web addresses, e-mail addresses and phone numbers as links. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  // Transliterate before splitting: names of several words are recognised only as a unit.
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

/** Several lines, each drawn by `draw`. */
export const inLines = (text: string, draw: (line: string) => ReactNode): ReactNode[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, at) => [
      ...(at === 0 ? [] : [<br key={`br-${String(at)}`} />]),
      <Fragment key={at}>{draw(line)}</Fragment>,
    ]);

/** `LinkedText` of several lines. */
export const linkedLines = (text: string): ReactNode[] =>
  inLines(text, (line) => <LinkedText text={line} />);
