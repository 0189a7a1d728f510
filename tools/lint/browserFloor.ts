import { api, javascript, lacking } from './floor.ts';

/** Missing objects, and members such as `Map.groupBy`. */
const missing = { objects: new Map<string, string>(), members: new Map<string, string>() };
/** Names of members that exist on some supported object. */
const known = new Set<string>();
/** Missing methods of supported objects. */
const methods = new Map<string, string>();

for (const [owner, features] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
  const ownerLacks = lacking(features);
  if (ownerLacks) missing.objects.set(owner, ownerLacks);
  for (const [key, feature] of Object.entries(features)) {
    if (!/^[a-z]\w*$/.test(key)) continue;
    const name = key.replace(/_(static|event)$/, '');
    const lacks = ownerLacks ?? lacking(feature);
    if (lacks) missing.members.set(`${owner}.${name}`, lacks);
    // Instances of a missing object need its name anyway.
    if (lacks && !ownerLacks && name === key) methods.set(name, lacks);
    if (!lacks) known.add(name);
  }
}

/** Objects whose members are used without their name. */
const INSTANCES: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  navigator: 'Navigator',
  document: 'Document',
};
/**
 * Iterators and URL parameters share member names with others, so they are recognised by the
 * expression before them.
 */
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll']);
const PARAMETERS = /^(search|searchParams|params|query)$/;

/** The used properties of syntax nodes. */
export interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly object?: Node;
  readonly property?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly parent?: Node;
  readonly left?: Node;
  readonly test?: Node;
  readonly quasis?: readonly Node[];
  readonly operator?: string;
  readonly specifiers?: readonly Node[];
  readonly local?: Node;
  readonly id?: Node;
  readonly properties?: readonly Node[];
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** Whether the value is tested: `if (value)`, `value ? … : …`, `value && …`, `typeof value`. */
function decides(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'UnaryExpression') return parent.operator === 'typeof' || decides(parent);
  return parent?.test === node || (parent?.type === 'LogicalExpression' && parent.left === node);
}

/** The text left of `in`; built code uses backticks. */
const testedName = ({ value, quasis }: Node): unknown =>
  quasis ? (quasis[0]?.value as { readonly cooked: string } | undefined)?.cooked : value;

/** Checks a member of a value. */
function memberLacks(node: Node, name: string): string | undefined {
  const { object } = node;
  // A class of ours or of a package.
  if (object?.type === 'ThisExpression') return undefined;
  const last = object?.property?.name ?? object?.name ?? '';
  if (name === 'size' && PARAMETERS.test(last)) return missing.members.get('URLSearchParams.size');
  const isCalled = node.parent?.type === 'CallExpression' && node.parent.callee === node;
  if (!isCalled) return undefined;
  const source = object?.type === 'CallExpression' ? object : undefined;
  const isIterator =
    ITERATORS.has(source?.callee?.property?.name ?? '') &&
    (source?.arguments?.length === 0 || source?.callee?.property?.name === 'matchAll');
  if (isIterator) return missing.members.get(`Iterator.${name}`);
  return known.has(name) ? undefined : methods.get(name);
}

interface Found {
  readonly node: Node;
  readonly name: string;
  readonly lacks: string;
}

interface Context {
  report: (problem: Found & { readonly message: string }) => void;
}

/**
 * Reports features that supported browsers lack, except those that the file tests by `'name' in
 * object`, `?.` or a condition.
 */
export default {
  meta: { name: 'browsers' },
  rules: {
    floor: {
      create({ report }: Context) {
        const found: Found[] = [];
        const tested = new Set<unknown>();
        // Not browser globals, though a variable may hold one.
        const imported = new Set<unknown>();
        const declared = new Set<unknown>();
        const note = (node: Node, name: string, lacks: string | undefined): void => {
          if (lacks) found.push({ node, name, lacks });
        };
        return {
          MemberExpression(node: Node) {
            const name = node.computed ? undefined : node.property?.name;
            const isGuarded = node.optional || node.parent?.optional;
            if (name === undefined || isGuarded || imported.has(node.object?.name)) return;
            const owner = node.object?.type === 'Identifier' ? node.object.name : undefined;
            const isGlobal = owner !== undefined && !declared.has(owner);
            // Otherwise the test is of the value: `if (search.size)`.
            if (isGlobal && decides(node)) tested.add(name);
            const lacks = isGlobal
              ? missing.members.get(`${INSTANCES[owner] ?? owner}.${name}`)
              : '';
            note(node, name, lacks || memberLacks(node, name));
            if (isGlobal) note(node, owner, missing.objects.get(owner));
          },
          NewExpression(node: Node) {
            const name = node.callee?.name;
            if (name === undefined || imported.has(name) || declared.has(name)) return;
            note(node, name, missing.objects.get(name));
          },
          ImportDeclaration({ specifiers = [] }: Node) {
            for (const { local } of specifiers) imported.add(local?.name);
          },
          VariableDeclarator({ id }: Node) {
            declared.add(id?.name);
            for (const { value } of id?.properties ?? [])
              declared.add((value as Node | undefined)?.name);
          },
          Literal(node: Node) {
            if (node.regex?.flags.includes('v')) note(node, 'v', 'Chrome 112, Safari 17');
          },
          BinaryExpression(node: Node) {
            if (node.operator === 'in') tested.add(node.left && testedName(node.left));
          },
          'Program:exit'() {
            for (const { node, name, lacks } of found) {
              if (tested.has(name)) continue;
              report({
                node,
                name,
                lacks,
                message: `'${name}' is not in every supported browser: ${lacks}.`,
              });
            }
          },
        };
      },
    },
  },
};
