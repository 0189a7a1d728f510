/** The classes and elements that a selector requires. */
interface Selector {
  readonly text: string;
  /** Classes begin with a dot; others are elements. */
  readonly names: readonly string[];
  /** One of each list has to match. */
  readonly lists: readonly (readonly Selector[])[];
}

/** Either a rule of its selectors or, with `rules`, a group such as `@media`. */
interface StyleRule {
  readonly head: string;
  readonly selectors: readonly Selector[];
  readonly body: string;
  readonly rules?: readonly StyleRule[];
  /** Its declarations, if some are custom properties. */
  readonly declarations?: readonly Declaration[];
  /** Custom properties and animations, by name; without those of custom properties. */
  readonly uses: readonly string[];
  /** The name of one that it defines. */
  readonly animation?: string | undefined;
}

interface Declaration {
  readonly text: string;
  /** Only of a custom property. */
  readonly name: string | undefined;
  readonly uses: readonly string[];
}

/** Set by scripts on elements that pages have from the start, or added by them. */
const SET_BY_SCRIPTS = ['html', 'body', 'iframe', '.slider-on', '.lightbox-on'];

/** Their content are rules; that of other at-rules is taken as a whole. */
const GROUP = /^@(?:media|supports|container|layer)\b/;

/** Their lists of selectors, down to three in each other. */
const FUNCTIONS = /:(not|is|where|has)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g;

/** Require no class and no element. */
const OTHERS = /\[(?:[^\]"]|"[^"]*")*\]|::?[\w-]+(?:\([^()]*\))?/g;

/** The parts of `text` at the top level, split at each `separator`; brackets and strings stay whole. */
function splitAt(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[(){}[\],;]/g)) {
    if (/^[({[]$/.test(found)) depth += 1;
    if (/^[)}\]]$/.test(found)) depth -= 1;
    if (depth !== 0 || !separator.test(found)) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return [...parts, text.slice(start)].filter(Boolean);
}

const readSelectors = (list: string): Selector[] =>
  splitAt(list, /^,$/).map((one) => readSelector(one.replace(/,$/, '')));

function readSelector(text: string): Selector {
  const lists: Selector[][] = [];
  const rest = text.replaceAll(FUNCTIONS, (_, name: string, list: string) => {
    if (name !== 'not') lists.push(readSelectors(list));
    return '';
  });
  return { text, lists, names: rest.replaceAll(OTHERS, '').match(/\.?[a-z][\w-]*/gi) ?? [] };
}

const propertiesOf = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const usesOf = (body: string): string[] => [
  ...propertiesOf(body),
  ...[...body.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(
    ([, value = '']) => value.match(/[a-z][\w-]*/gi) ?? [],
  ),
];

function readDeclarations(body: string): Pick<StyleRule, 'declarations' | 'uses'> {
  if (!/(?:^|;)--/.test(body)) return { uses: usesOf(body) };
  const declarations = splitAt(body, /^;$/).map((one): Declaration => {
    const text = one.replace(/;$/, '');
    return { text, name: /^(--[\w-]+):/.exec(text)?.[1], uses: usesOf(text) };
  });
  const uses = declarations.flatMap((one) => (one.name === undefined ? one.uses : []));
  return { declarations, uses };
}

/** Of minified styles, as the build writes them. */
function parse(text: string): StyleRule[] {
  return splitAt(text, /^\}$/).map((rule) => {
    const open = rule.indexOf('{');
    // A statement, such as @import, has no block.
    if (open === -1) return { head: rule, selectors: [], body: '', uses: [] };
    const head = rule.slice(0, open);
    const body = rule.slice(open + 1, -1);
    if (GROUP.test(head)) return { head, selectors: [], body, rules: parse(body), uses: [] };
    if (head.startsWith('@')) {
      const [, animation] = /^@keyframes (.+)/.exec(head) ?? [];
      return { head, selectors: [], body, uses: [], animation };
    }
    return { head, selectors: readSelectors(head), body, ...readDeclarations(body) };
  });
}

/** By style sheet; a build has a few dozen. */
const parsed = new Map<string, StyleRule[]>();

function rulesOf(sheet: string): StyleRule[] {
  const known = parsed.get(sheet) ?? parse(sheet);
  parsed.set(sheet, known);
  return known;
}

const fits = ({ names, lists }: Selector, shown: ReadonlySet<string>): boolean =>
  names.every((name) => shown.has(name)) &&
  lists.every((list) => list.some((one) => fits(one, shown)));

/** The rules that can apply, with only their selectors that do. */
const applying = (rules: readonly StyleRule[], shown: ReadonlySet<string>): StyleRule[] =>
  rules.flatMap((rule) => {
    if (rule.rules) {
      const inner = applying(rule.rules, shown);
      return inner.length === 0 ? [] : { ...rule, rules: inner };
    }
    const { selectors } = rule;
    if (selectors.every((one) => fits(one, shown))) return rule;
    const kept = selectors.filter((one) => fits(one, shown));
    return kept.length === 0 ? [] : { ...rule, head: kept.map(({ text }) => text).join(',') };
  });

/** Names of custom properties and animations that something uses. */
function usedIn(rules: readonly StyleRule[], markup: string): ReadonlySet<string> {
  const used = new Set(propertiesOf(markup));
  const custom = new Map<string, string[]>();
  const visit = (rule: StyleRule): void => {
    rule.rules?.forEach(visit);
    for (const name of rule.uses) used.add(name);
    for (const { name, uses } of rule.declarations ?? []) {
      if (name !== undefined) custom.set(name, [...(custom.get(name) ?? []), ...uses]);
    }
  };
  rules.forEach(visit);
  // Iterating a set includes entries added meanwhile.
  for (const name of used) custom.get(name)?.forEach((one) => used.add(one));
  return used;
}

const write = (rules: readonly StyleRule[], used: ReadonlySet<string>): string =>
  rules
    .map(({ head, body, declarations, animation, rules: inner }) => {
      if (animation !== undefined && !used.has(animation)) return '';
      const text = inner
        ? write(inner, used)
        : (declarations
            ?.filter(({ name }) => name === undefined || used.has(name))
            .map((one) => one.text)
            .join(';') ?? body);
      return text ? `${head}{${text}}` : '';
    })
    .join('');

/** The rules of `sheets` that can apply to `markup`, in their order, without unused custom properties. */
export function shownStyles(sheets: readonly string[], markup: string): string {
  const shown = new Set(SET_BY_SCRIPTS);
  for (const found of new Set(markup.match(/<[a-z]\w*| class="[^"]*/g))) {
    const [element, names] = found.split(' class="');
    if (element) shown.add(element.slice(1));
    names?.split(' ').forEach((name) => shown.add(`.${name}`));
  }
  const rules = applying(sheets.flatMap(rulesOf), shown);
  return write(rules, usedIn(rules, markup));
}
