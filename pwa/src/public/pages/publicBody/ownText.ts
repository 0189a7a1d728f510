import type { TextPart } from './publicBody.texts.ts';

const HEADING = /^##\s+/;

/** A text of the settings in its parts: a line that begins with `## ` is a heading, an empty line parts paragraphs. */
export function partsOfText(text: string): TextPart[] {
  const parts: { title: string; paragraphs: string[] }[] = [];
  for (const block of text.split(/\n\s*\n|\n(?=##\s)/)) {
    const [first = '', ...rest] = block.trim().split('\n');
    if (HEADING.test(first)) {
      parts.push({ title: first.replace(HEADING, ''), paragraphs: [] });
      if (rest.length > 0) parts.at(-1)?.paragraphs.push(rest.join('\n'));
    } else if (first) {
      if (parts.length === 0) parts.push({ title: '', paragraphs: [] });
      parts.at(-1)?.paragraphs.push(block.trim());
    }
  }
  return parts;
}
