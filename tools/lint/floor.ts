import { createRequire } from 'node:module';

/** The oldest fully supported browsers (docs/testing.md); `inlineScript.ts` tests for them. */
export const FLOOR = {
  chrome: { name: 'Chrome', version: 111 },
  edge: { name: 'Edge', version: 111 },
  firefox: { name: 'Firefox', version: 140 },
  safari: { name: 'Safari', version: 16.4 },
  safari_ios: { name: 'Safari on iOS', version: 16.4 },
} as const;

/** `117`, `≤79` or `preview`; false if missing, null if unknown. */
interface Support {
  readonly version_added: string | false | null;
  readonly version_removed?: string;
  readonly alternative_name?: string;
  readonly prefix?: string;
  readonly flags?: unknown;
}
interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>;
}
/** MDN data of a feature and its sub-features. */
export interface Feature {
  readonly __compat?: Compat;
}
export type Features = Readonly<Record<string, Feature>>;
interface CompatData {
  readonly api: Readonly<Record<string, Features & Feature>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Features & Feature>> };
  readonly css: {
    readonly 'at-rules': Readonly<Record<string, Features & Feature>>;
    readonly properties: Readonly<Record<string, Features & Feature>>;
    readonly selectors: Features;
    readonly types: Features;
  };
}

const require = createRequire(import.meta.url);
export const { api, css, javascript } = require('@mdn/browser-compat-data') as CompatData;

function lateness({ support }: Compat, browser: keyof typeof FLOOR): string | undefined {
  const found = support[browser];
  const statements = found === undefined ? [] : [found].flat();
  const added = statements
    .filter((one) => !one.alternative_name && !one.prefix && !one.flags && !one.version_removed)
    .map((one) => one.version_added)
    .find((version) => typeof version === 'string');
  if (added === undefined) return 'none yet';
  const version = Number.parseFloat(added.replace('≤', ''));
  return version <= FLOOR[browser].version ? undefined : added;
}

/** Supported browsers that lack a feature, with their first version that has it: `Safari 17.4`. */
export function lacking(feature: Feature | undefined): string | undefined {
  const compat = feature?.__compat;
  if (!compat) return undefined;
  const late = (Object.keys(FLOOR) as (keyof typeof FLOOR)[]).flatMap((browser) => {
    const since = lateness(compat, browser);
    return since === undefined ? [] : [`${FLOOR[browser].name} ${since}`];
  });
  return late.length > 0 ? late.join(', ') : undefined;
}
