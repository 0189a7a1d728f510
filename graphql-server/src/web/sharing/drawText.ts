import outlines from './outlines.json' with { type: 'json' };

/** `headline` is Piazzolla, `text` is Commissioner. */
export type Lettering = keyof typeof outlines;

interface Outlines {
  /** Advance width in thousandths of an em, and the path, y pointing up. */
  readonly glyphs: Readonly<Record<string, (number | string)[]>>;
  readonly kerning: Readonly<Record<string, number>>;
}

const UNITS = 1000;
const ELLIPSIS = '…';

interface Placed {
  readonly letters: readonly { readonly path: string; readonly x: number }[];
  readonly width: number;
}

/** In thousandths of an em. Letters that the fonts lack are omitted. */
function placed(text: string, lettering: Lettering): Placed {
  const { glyphs, kerning }: Outlines = outlines[lettering];
  let x = 0;
  let before = '';
  const letters: { path: string; x: number }[] = [];
  for (const letter of text.normalize('NFC')) {
    const [advance, path] = glyphs[letter] ?? [];
    if (typeof advance !== 'number' || typeof path !== 'string') continue;
    x += kerning[before + letter] ?? 0;
    if (path) letters.push({ path, x });
    x += advance;
    before = letter;
  }
  return { letters, width: x };
}

/** In pixels. */
export const textWidth = (text: string, lettering: Lettering, size: number): number =>
  (placed(text, lettering).width * size) / UNITS;

export interface DrawnText {
  readonly text: string;
  readonly lettering: Lettering;
  /** The left edge and the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** As an SVG group. */
export function drawText({ text, lettering, x, y, size, colour }: DrawnText): string {
  const scale = size / UNITS;
  const paths = placed(text, lettering).letters.map(
    (letter) => `<path transform="translate(${String(letter.x)})" d="${letter.path}"/>`,
  );
  return `<g fill="${colour}" transform="translate(${String(x)} ${String(y)}) scale(${String(scale)} ${String(-scale)})">${paths.join('')}</g>`;
}

/** The lines of a text; a text that needs more than `most` ends with `…`. */
export function wrapText(
  text: string,
  {
    lettering,
    size,
    width,
    most,
  }: { lettering: Lettering; size: number; width: number; most: number },
): { readonly lines: readonly string[]; readonly isWhole: boolean } {
  const fits = (line: string): boolean => textWidth(line, lettering, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else {
      if (line) lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  const isWhole = lines.length <= most && lines.every(fits);
  if (isWhole) return { lines, isWhole };
  const cut = (long: string): string => {
    let letters = Array.from(long);
    while (letters.length > 1 && !fits(letters.join('') + ELLIPSIS)) letters = letters.slice(0, -1);
    return letters.join('').trimEnd() + ELLIPSIS;
  };
  const shown = lines.slice(0, most);
  const isLast = (index: number): boolean => index === most - 1 && lines.length > most;
  return {
    lines: shown.map((one, index) => (isLast(index) || !fits(one) ? cut(one) : one)),
    isWhole,
  };
}
