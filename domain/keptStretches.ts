/**
 * Stand around a stretch of text that stays as it is written, whatever script a page is in. Staff set them; nobody sees
 * them, and they break no line: U+2063 and U+2064 are letters without a shape.
 */
const FROM = '\u2063';
const TO = '\u2064';

/** A text without its marks, and the stretches that stay, as places in it. */
interface MarkedText {
  readonly plain: string;
  readonly stretches: readonly (readonly [from: number, to: number])[];
}

function read(text: string): MarkedText {
  const stretches: [number, number][] = [];
  let plain = '';
  let begun: number | undefined;
  for (const sign of text) {
    if (sign === FROM) begun ??= plain.length;
    else if (sign === TO) {
      if (begun !== undefined && begun < plain.length) stretches.push([begun, plain.length]);
      begun = undefined;
    } else plain += sign;
  }
  // A text that was cut within a stretch stays to its end.
  if (begun !== undefined && begun < plain.length) stretches.push([begun, plain.length]);
  return { plain, stretches };
}

function write({ plain, stretches }: MarkedText): string {
  let text = '';
  let at = 0;
  for (const [from, to] of stretches) {
    text += plain.slice(at, from) + FROM + plain.slice(from, to) + TO;
    at = to;
  }
  return text + plain.slice(at);
}

/** A whole text that stays as it is written. */
export const kept = (text: string): string => FROM + text + TO;

/** The stretches of a text that stay as they are written. */
export function keptStretches(text: string): string[] {
  const { plain, stretches } = read(text);
  return stretches.map(([from, to]) => plain.slice(from, to));
}

/** The text that a selection would keep: the selected part without marks and without white space around it. */
export const stretchOf = (text: string, from: number, to: number): string =>
  read(text.slice(from, to)).plain.trim();

/** The text with one more stretch that stays, from and to places in the text as it is; what it touches becomes part of it. */
export function keepStretch(text: string, from: number, to: number): string {
  const stretch = stretchOf(text, from, to);
  if (stretch === '') return text;
  const { plain, stretches } = read(text);
  const before = read(text.slice(0, from)).plain.length;
  const first = plain.indexOf(stretch, before);
  const touches = (one: readonly [number, number]): boolean =>
    one[0] <= first + stretch.length && one[1] >= first;
  const touched = stretches.filter(touches);
  const joined = [
    Math.min(first, ...touched.map(([start]) => start)),
    Math.max(first + stretch.length, ...touched.map(([, end]) => end)),
  ] as const;
  const others = stretches.filter((one) => !touches(one));
  return write({ plain, stretches: [...others, joined].sort((a, b) => a[0] - b[0]) });
}

/** The text in which one of its stretches, counted from 0, follows the script of the page again. */
export function releaseStretch(text: string, index: number): string {
  const { plain, stretches } = read(text);
  return write({ plain, stretches: stretches.filter((_, at) => at !== index) });
}
