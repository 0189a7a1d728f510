/** Of all public pages. */
export const SCRIPTS = ['latin', 'cyrillic'] as const;

export type Script = (typeof SCRIPTS)[number];

export const scriptNamed = (name: string): Script => (name === 'cyrillic' ? name : 'latin');

/** Prefix of Cyrillic pages. */
const CYRILLIC_ROOT = '/cir';

/** For `lang` and `hreflang`. */
export const LANGUAGE_TAGS: Readonly<Record<Script, string>> = {
  latin: 'sr-Latn',
  cyrillic: 'sr-Cyrl',
};

/** `path` has no prefix. */
export function splitScript(pathname: string): { readonly script: Script; readonly path: string } {
  const [, root, rest = ''] = /^(\/cir)(\/.*)?$/is.exec(pathname) ?? [];
  return root === undefined
    ? { script: 'latin', path: pathname }
    : { script: 'cyrillic', path: rest || '/' };
}

/** Without a script prefix: staff panel, API, files. */
const ONE_FOR_BOTH =
  /^\/(ap|ap-login|admin-panel|api|graphql|media|assets|fonts|icons|art)(?![\w-])|^\/(\/|schema\.)/;

/** Only for own paths that begin with a single slash. */
export function inScript(script: Script, address: string): string {
  if (script === 'latin' || !address.startsWith('/') || ONE_FOR_BOTH.test(address)) return address;
  return CYRILLIC_ROOT + address.replace(/^\/(?=$|[?#])/, '');
}
