/** Either a rule of its selectors or, with `rules`, a group such as `@media`. */
interface StyleRule {
  readonly head: string;
  /** For each selector of the list, the classes without which it selects nothing. */
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly body: string;
  readonly rules?: readonly StyleRule[];
}

/** Set by scripts on elements that pages have from the start. */
const SET_BY_SCRIPTS = ['slider-on', 'lightbox-on'];

/** Their content are rules; that of other at-rules is taken as a whole. */
const GROUP = /^@(?:media|supports|container|layer)\b/;

/** Class names inside these do not have to be there. */
const FUNCTIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(FUNCTIONS, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** The parts of `text` at the top level, split at each `separator`; brackets and strings stay whole. */
function splitAt(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[(){}[\],]/g)) {
    if (/^[({[]$/.test(found)) depth += 1;
    if (/^[)}\]]$/.test(found)) depth -= 1;
    if (depth !== 0 || !separator.test(found)) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return [...parts, text.slice(start)].filter(Boolean);
}

/** Of minified styles, as the build writes them. */
function parse(text: string): StyleRule[] {
  return splitAt(text, /^\}$/).map((rule) => {
    const open = rule.indexOf('{');
    // A statement, such as @import, has no block.
    if (open === -1) return { head: rule, selectors: [], body: '' };
    const head = rule.slice(0, open);
    const body = rule.slice(open + 1, -1);
    if (GROUP.test(head)) return { head, selectors: [], body, rules: parse(body) };
    const selectors = head.startsWith('@')
      ? []
      : splitAt(head, /^,$/).map((one) => {
          const selector = one.replace(/,$/, '');
          return { text: selector, classes: classesOf(selector) };
        });
    return { head, selectors, body };
  });
}

function write(rules: readonly StyleRule[], shown: ReadonlySet<string>): string {
  return rules
    .map(({ head, selectors, body, rules: inner }) => {
      if (inner) {
        const text = write(inner, shown);
        return text && `${head}{${text}}`;
      }
      if (selectors.length === 0) return body ? `${head}{${body}}` : head;
      const kept = selectors.filter(({ classes }) => classes.every((name) => shown.has(name)));
      return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join(',')}{${body}}`;
    })
    .join('');
}

/** By style sheet; a build has a few dozen. */
const parsed = new Map<string, StyleRule[]>();

function rulesOf(sheet: string): StyleRule[] {
  const known = parsed.get(sheet) ?? parse(sheet);
  parsed.set(sheet, known);
  return known;
}

/** The rules of `sheets` that can apply to `markup`, in their order. */
export function shownStyles(sheets: readonly string[], markup: string): string {
  const shown = new Set(SET_BY_SCRIPTS);
  for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    names.split(' ').forEach((name) => shown.add(name));
  }
  return sheets.map((sheet) => write(rulesOf(sheet), shown)).join('');
}
