const EXCERPT_LENGTH = 220;

/**
 * The beginning of a text for a card: its first paragraph, cut at a word after at most 220 characters.
 */
export function excerptOf(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/);
  const line = first.replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
