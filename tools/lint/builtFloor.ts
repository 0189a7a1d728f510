import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import { parseSync } from 'vite';
import browserFloor, { type Node } from './browserFloor.ts';
import { css, lacking, type Feature, type Features } from './floor.ts';

/** Missing features by name, with the browsers that lack them. */
export type Late = ReadonlyMap<string, string>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

type Visitors = Readonly<Record<string, ((node: Node) => void) | undefined>>;

function walk(node: Node, visitors: Visitors): void {
  visitors[node.type]?.(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of [value].flat()) {
      if (isNode(child)) walk(Object.assign(child, { parent: node }), visitors);
    }
  }
}

/** Applies the lint rule to built scripts, with packages. */
export function lateInScript(text: string): Late {
  const late = new Map<string, string>();
  const visitors: Visitors = browserFloor.rules.floor.create({
    report: ({ name, lacks }) => late.set(name, lacks),
  });
  const { program }: { program: unknown } = parseSync('built.js', text);
  if (isNode(program)) walk(program, visitors);
  visitors['Program:exit']?.(program as Node);
  return late;
}

/** CSS functions, wherever MDN lists them: `color-mix`, `anchor`. */
const functions = new Map<string, Feature>();
function addFunctions(features: Features): void {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue;
    functions.set(name, feature);
    addFunctions(feature as Features);
  }
}
addFunctions(css.types);

/** Of a property, or of a descriptor such as `size-adjust` in `@font-face`. */
function featureOf({ parent, prop }: Declaration): (Features & Feature) | undefined {
  if (parent?.type !== 'atrule') return css.properties[prop];
  const rule = css['at-rules'][(parent as AtRule).name];
  // A missing rule's descriptors are not reported.
  return lacking(rule) ? undefined : (rule?.[prop] as (Features & Feature) | undefined);
}

/** Inside `@supports`. */
const isGuarded = (node: ChildNode): boolean => {
  for (let above = node.parent; above; above = above.parent as typeof above) {
    if (above.type === 'atrule' && 'name' in above && above.name === 'supports') return true;
  }
  return false;
};

/** An earlier declaration of the property is a fallback. */
const hasFallback = (declaration: Declaration): boolean => {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some((one) => one.type === 'decl' && one.prop === declaration.prop);
};

/** The prefixed property is declared too. */
const hasPrefixed = ({ parent, prop }: Declaration): boolean =>
  parent?.nodes.some((one) => one.type === 'decl' && one.prop === `-webkit-${prop}`) ?? false;

/** Features of a built style sheet that supported browsers lack. */
export function lateInStyles(text: string): Late {
  const late = new Map<string, string>();
  const note = (name: string, feature: Feature | undefined): void => {
    const lacks = lacking(feature);
    if (lacks) late.set(name, lacks);
  };
  const noteAll = (text: string, pattern: RegExp, noteOne: (name: string) => void): void => {
    for (const [, name = ''] of text.matchAll(pattern)) noteOne(name);
  };
  postcss.parse(text).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') {
      const rule = css['at-rules'][node.name];
      note(`@${node.name}`, rule);
      noteAll(node.params, /\(([a-z-]+)/g, (name) => {
        note(`@${node.name} (${name})`, rule?.[name]);
      });
    }
    if (node.type === 'rule') {
      noteAll(node.selector, /:([a-z-]+)/g, (name) => {
        note(`:${name}`, css.selectors[name]);
      });
    }
    if (node.type !== 'decl') return;
    const property = featureOf(node);
    if (!hasPrefixed(node)) note(node.prop, property);
    if (hasFallback(node)) return;
    noteAll(node.value, /([a-z-]+)(?![a-z-]*\()/g, (word) => {
      note(`${node.prop}: ${word}`, property?.[word]);
    });
    noteAll(node.value, /([a-z-]+)\(/g, (name) => {
      note(`${name}()`, functions.get(name));
    });
  });
  return late;
}
