import type { ReactNode } from 'react';
import type { Block } from '@centar/domain/markup/tree.ts';
import { linkedLines } from '../../../shared/ui/primitives/LinkedText.tsx';
import { MarkedText } from './MarkedText.tsx';
import './Detail.css';

export interface ProseProps {
  /** Plain text. An empty line separates paragraphs; addresses and phone numbers become links. */
  readonly text: string;
  /** The same with formats; empty or absent if it has none. */
  readonly tree?: readonly Block[] | undefined;
  /** Sets the first of several paragraphs in the display font. */
  readonly lead?: boolean;
}

export function Prose({ text, tree = [], lead = false }: ProseProps): ReactNode {
  if (tree.length > 0) {
    return (
      <div className="prose">
        <MarkedText blocks={tree} lead={lead} />
      </div>
    );
  }
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        <p
          key={index}
          className={lead && index === 0 && paragraphs.length > 1 ? 'lead' : undefined}
        >
          {linkedLines(paragraph)}
        </p>
      ))}
    </div>
  );
}
