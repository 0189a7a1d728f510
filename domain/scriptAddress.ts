/** The scripts in which every public page exists. */
export const SCRIPTS = ['latin', 'cyrillic'] as const;

/** One of the scripts in which every public page exists. */
export type Script = (typeof SCRIPTS)[number];

/** Under this every public page is found in the Cyrillic script. */
export const CYRILLIC_ROOT = '/cir';

/** As `lang` and `hreflang` name the scripts. */
export const LANGUAGE_TAGS: Readonly<Record<Script, string>> = {
  latin: 'sr-Latn',
  cyrillic: 'sr-Cyrl',
};

/** The script of an address, and the address as it is in the Latin script. */
export function splitScript(pathname: string): { readonly script: Script; readonly path: string } {
  const [, root, rest = ''] = /^(\/cir)(\/.*)?$/is.exec(pathname) ?? [];
  return root === undefined
    ? { script: 'latin', path: pathname }
    : { script: 'cyrillic', path: rest || '/' };
}

/** Addresses that are the same in both scripts: the staff panel, calls, files. */
const ONE_FOR_BOTH =
  /^\/(ap|ap-login|admin-panel|api|graphql|media|assets|fonts|icons|art)(?![\w-])|^\/(\/|schema\.)/;

/** An address of the site's own in a script; what begins with no single slash stays. */
export function inScript(script: Script, address: string): string {
  if (script === 'latin' || !address.startsWith('/') || ONE_FOR_BOTH.test(address)) return address;
  return CYRILLIC_ROOT + address.replace(/^\/(?=$|[?#])/, '');
}
