/**
 * Invisible marks around verbatim parts, which staff set and which are never transliterated. U+2063
 * and U+2064 allow no line break.
 */
const FROM = '\u2063';
const TO = '\u2064';

/** `parts` are positions in `plain`. */
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
  // In a text cut inside a verbatim part, the rest is verbatim.
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

export const verbatim = (text: string): string => FROM + text + TO;

export function verbatimParts(text: string): string[] {
  const { plain, parts } = read(text);
  return parts.map(([from, to]) => plain.slice(from, to));
}

/** Without marks and surrounding white space. */
export const selectedPart = (text: string, from: number, to: number): string =>
  read(text.slice(from, to)).plain.trim();

/** Positions are in the marked text. Joins adjacent parts. */
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

/** `index` counts from 0. */
export function removeVerbatim(text: string, index: number): string {
  const { plain, parts } = read(text);
  return write({ plain, parts: parts.filter((_, at) => at !== index) });
}

/** Parts of one text: a verbatim part that continues in the next one is closed and opened again. */
export function balancedVerbatim(texts: readonly string[]): string[] {
  let isOpen = false;
  return texts.map((text) => {
    const whole = isOpen ? FROM + text : text;
    isOpen = whole.lastIndexOf(FROM) > whole.lastIndexOf(TO);
    return isOpen ? whole + TO : whole;
  });
}

/** The parts of a text in their order, without marks. */
export function splitVerbatim(text: string): { text: string; isVerbatim: boolean }[] {
  const { plain, parts } = read(text);
  const split: { text: string; isVerbatim: boolean }[] = [];
  let at = 0;
  for (const [from, to] of parts) {
    if (from > at) split.push({ text: plain.slice(at, from), isVerbatim: false });
    split.push({ text: plain.slice(from, to), isVerbatim: true });
    at = to;
  }
  if (at < plain.length) split.push({ text: plain.slice(at), isVerbatim: false });
  return split;
}
