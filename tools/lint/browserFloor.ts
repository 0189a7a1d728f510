import { createRequire } from 'node:module';

/** The oldest browsers that get all of the site (docs/testing.md); `inlineScript.ts` tests for them. */
export const FLOOR = {
  chrome: { name: 'Chrome', version: 111 },
  edge: { name: 'Edge', version: 111 },
  firefox: { name: 'Firefox', version: 140 },
  safari: { name: 'Safari', version: 16.4 },
  safari_ios: { name: 'Safari on iOS', version: 16.4 },
} as const;

/** When a browser got a feature: `117`, `≤79`, `preview`; false if it has not, null if that is not known. */
interface Support {
  readonly version_added: string | false | null;
  readonly version_removed?: string;
  readonly alternative_name?: string;
  readonly flags?: unknown;
}
interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>;
}
interface Feature {
  readonly __compat?: Compat;
}
type Features = Readonly<Record<string, Feature>>;
interface CompatData {
  readonly api: Readonly<Record<string, Features & Feature>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Features & Feature>> };
}

const require = createRequire(import.meta.url);
const { api, javascript } = require('@mdn/browser-compat-data') as CompatData;

function lateness({ support }: Compat, browser: keyof typeof FLOOR): string | undefined {
  const found = support[browser];
  const statements = found === undefined ? [] : [found].flat();
  const added = statements
    .filter((one) => !one.alternative_name && !one.flags && !one.version_removed)
    .map((one) => one.version_added)
    .find((version) => typeof version === 'string');
  if (added === undefined) return 'none yet';
  const version = Number.parseFloat(added.replace('≤', ''));
  return version <= FLOOR[browser].version ? undefined : added;
}

/** `Safari 17.4`: the supported browsers that lack a feature, each with the version that has it. */
function lacking(feature: Feature | undefined): string | undefined {
  const compat = feature?.__compat;
  if (!compat) return undefined;
  const late = (Object.keys(FLOOR) as (keyof typeof FLOOR)[]).flatMap((browser) => {
    const since = lateness(compat, browser);
    return since === undefined ? [] : [`${FLOOR[browser].name} ${since}`];
  });
  return late.length > 0 ? late.join(', ') : undefined;
}

/** What is missing, by its name: objects, and members as `Map.groupBy`. */
const missing = { objects: new Map<string, string>(), members: new Map<string, string>() };
/** Names of members that some object has everywhere. */
const known = new Set<string>();
/** Names of missing methods of objects that are there. */
const methods = new Map<string, string>();

for (const [owner, features] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
  const ownerLacks = lacking(features);
  if (ownerLacks) missing.objects.set(owner, ownerLacks);
  for (const [key, feature] of Object.entries(features)) {
    if (!/^[a-z]\w*$/.test(key)) continue;
    const name = key.replace(/_(static|event)$/, '');
    const lacks = ownerLacks ?? lacking(feature);
    if (lacks) missing.members.set(`${owner}.${name}`, lacks);
    // Whoever has an instance of a missing object has named that object.
    if (lacks && !ownerLacks && name === key) methods.set(name, lacks);
    if (!lacks) known.add(name);
  }
}

/** The objects whose members are called without their name. */
const INSTANCES: Readonly<Record<string, string>> = {
  ...{ window: 'Window', self: 'Window', globalThis: 'Window' },
  ...{ navigator: 'Navigator', document: 'Document' },
};
/** Iterators and parameters of addresses have members named as others have: told by what stands before them. */
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll']);
const PARAMETERS = /^(search|searchParams|params|query)$/;

interface Node {
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
  readonly operator?: string;
  readonly specifiers?: readonly Node[];
  readonly local?: Node;
  readonly id?: Node;
  readonly properties?: readonly Node[];
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** What is known of a member of a value. */
function memberLacks(node: Node, name: string): string | undefined {
  const { object } = node;
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
  report: (problem: { node: Node; message: string }) => void;
}

/** Tells of what the supported browsers lack. What a file asks for by `'name' in object` or `?.` is left alone. */
export default {
  meta: { name: 'browsers' },
  rules: {
    floor: {
      create({ report }: Context) {
        const found: Found[] = [];
        const tested = new Set<unknown>();
        // Neither is the browser's, but a variable may hold something of the browser's.
        const imported = new Set<unknown>();
        const declared = new Set<unknown>();
        const note = (node: Node, name: string, lacks: string | undefined): void => {
          if (lacks) found.push({ node, name, lacks });
        };
        return {
          MemberExpression(node: Node) {
            const name = node.computed ? undefined : node.property?.name;
            const isAsked = node.optional || node.parent?.optional;
            if (name === undefined || isAsked || imported.has(node.object?.name)) return;
            const owner = node.object?.type === 'Identifier' ? node.object.name : undefined;
            const isGlobal = owner !== undefined && !declared.has(owner);
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
            if (node.operator === 'in') tested.add(node.left?.value);
          },
          'Program:exit'() {
            for (const { node, name, lacks } of found) {
              if (tested.has(name)) continue;
              report({ node, message: `'${name}' is not in every supported browser: ${lacks}.` });
            }
          },
        };
      },
    },
  },
};
