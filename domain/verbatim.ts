/**
 * Stand around a verbatim part of a text: it is not transliterated, whatever script a page is in. Staff set them; nobody
 * sees them, and they break no line: U+2063 and U+2064 are letters without a shape.
 */
const FROM = '\u2063';
const TO = '\u2064';

/** A text without its marks, and its verbatim parts as positions in it. */
interface MarkedText {
  readonly plain: string;
  readonly parts: readonly (readonly [from: number, to: number])[];
}

function read(text: string): MarkedText {
  const parts: [number, number][] = [];
  let plain = '';
  let begun: number | undefined;
  for (const sign of text) {
    if (sign === FROM) begun ??= plain.length;
    else if (sign === TO) {
      if (begun !== undefined && begun < plain.length) parts.push([begun, plain.length]);
      begun = undefined;
    } else plain += sign;
  }
  // Of a text that was cut within a verbatim part the rest is verbatim.
  if (begun !== undefined && begun < plain.length) parts.push([begun, plain.length]);
  return { plain, parts };
}

function write({ plain, parts }: MarkedText): string {
  let text = '';
  let at = 0;
  for (const [from, to] of parts) {
    text += plain.slice(at, from) + FROM + plain.slice(from, to) + TO;
    at = to;
  }
  return text + plain.slice(at);
}

/** A text that is verbatim as a whole. */
export const verbatim = (text: string): string => FROM + text + TO;

/** The verbatim parts of a text. */
export function verbatimParts(text: string): string[] {
  const { plain, parts } = read(text);
  return parts.map(([from, to]) => plain.slice(from, to));
}

/** The selected part of a text, without marks and without white space around it. */
export const selectedPart = (text: string, from: number, to: number): string =>
  read(text.slice(from, to)).plain.trim();

/** The text with one more verbatim part, by positions in the text as it is; parts that it touches are joined with it. */
export function addVerbatim(text: string, from: number, to: number): string {
  const part = selectedPart(text, from, to);
  if (part === '') return text;
  const { plain, parts } = read(text);
  const before = read(text.slice(0, from)).plain.length;
  const first = plain.indexOf(part, before);
  const touches = (one: readonly [number, number]): boolean =>
    one[0] <= first + part.length && one[1] >= first;
  const touched = parts.filter(touches);
  const joined = [
    Math.min(first, ...touched.map(([start]) => start)),
    Math.max(first + part.length, ...touched.map(([, end]) => end)),
  ] as const;
  const others = parts.filter((one) => !touches(one));
  return write({ plain, parts: [...others, joined].sort((a, b) => a[0] - b[0]) });
}

/** The text in which one of its verbatim parts, counted from 0, is transliterated again. */
export function removeVerbatim(text: string, index: number): string {
  const { plain, parts } = read(text);
  return write({ plain, parts: parts.filter((_, at) => at !== index) });
}
