import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import './Detail.css';

/** Long text as staff typed it. */
export interface ProseProps {
  /** Plain text, never HTML; an empty line parts paragraphs, addresses and telephones become links. */
  readonly text: string;
  /** The first paragraph in the display face, when there is more than one. */
  readonly lead?: boolean;
}

/** Paragraphs at a measure of 66 characters. */
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
