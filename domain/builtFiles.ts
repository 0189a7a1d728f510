import type { PageAssets } from './pageContract.ts';

/** Of Vite's manifest of the browser's build. */
interface BuiltFile {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** By source file. */
export type BuildManifest = Readonly<Record<string, BuiltFile>>;

/** Static imports first. Throws if the build lacks the entry. */
function importedBy(manifest: BuildManifest, entry: string): BuiltFile[] {
  if (!manifest[entry]) throw new Error(`The built PWA has no ${entry}.`);
  const seen = new Set<string>();
  const files: BuiltFile[] = [];
  const visit = (name: string): void => {
    const found = manifest[name];
    if (!found || seen.has(name)) return;
    seen.add(name);
    found.imports?.forEach(visit);
    files.push(found);
  };
  visit(entry);
  return files;
}

/** With static imports. Throws if the build lacks the entry. */
export const scriptsOf = (manifest: BuildManifest, entry: string): string[] =>
  importedBy(manifest, entry).map(({ file }) => file);

/** With static imports. Throws if the build lacks the entry. */
export const stylesOf = (manifest: BuildManifest, entry: string): string[] => [
  ...new Set(importedBy(manifest, entry).flatMap(({ css = [] }) => css)),
];

export const fileOf = (manifest: BuildManifest, entry: string): string =>
  `/${manifest[entry]?.file ?? ''}`;

/** `read` returns the text of a built file. */
export function pageAssetsOf(manifest: BuildManifest, read: (file: string) => string): PageAssets {
  const common = stylesOf(manifest, 'src/public/App.tsx');
  const pages = Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key, { name = key }]) => {
      const own = stylesOf(manifest, key).filter((file) => !common.includes(file));
      return [name, own] as const;
    });
  const files = [...new Set([...common, ...pages.flatMap(([, own]) => own)])];
  const address = (file: string): string => `/${file}`;
  return {
    script: fileOf(manifest, 'src/public/browser/start.ts'),
    sheets: Object.fromEntries(files.map((file) => [address(file), read(file)])),
    commonSheets: common.map(address),
    pageSheets: Object.fromEntries(pages.map(([name, own]) => [name, own.map(address)])),
  };
}
