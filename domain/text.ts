const EXCERPT_LENGTH = 220;

/**
 * The beginning of a text for a card: its first paragraph, cut at a word after at most 220 characters.
 */
export function excerptOf(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/);
  const line = first.replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  // One long word is cut where it must be, but never through a character.
  const cut = line.slice(0, EXCERPT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > EXCERPT_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
