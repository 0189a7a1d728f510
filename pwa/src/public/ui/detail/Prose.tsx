import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import './Detail.css';

export interface ProseProps {
  /** Plain text. An empty line separates paragraphs; addresses and phone numbers become links. */
  readonly text: string;
  /** Sets the first of several paragraphs in the display font. */
  readonly lead?: boolean;
}

export function Prose({ text, lead = false }: ProseProps): ReactNode {
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
          {lines(paragraph)}
        </p>
      ))}
    </div>
  );
}

const lines = (paragraph: string): ReactNode =>
  paragraph
    .split(/\r?\n/)
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [<br key={`br-${String(index)}`} />]),
      <LinkedText key={index} text={line} />,
    ]);
