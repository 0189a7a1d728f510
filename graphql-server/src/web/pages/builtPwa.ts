import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBundle, RegisteredDocument } from '@centar/domain/pageContract.ts';
import type { ExtraSources } from '../../platform/http/securityHeaders.ts';
import type { BuiltPwa } from './pagesPlugin.ts';

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The build, or the sources in development. */
export interface PwaBuild extends BuiltPwa {
  readonly documents: readonly RegisteredDocument[];
  readonly publicDir: string;
  /** Only in development: rebuilds the PWA. */
  readonly reload?: () => Promise<BuiltPwa>;
  /** Only in development: further sources of its pages. */
  readonly extraSources?: ExtraSources;
}

function stylesOf(manifest: Manifest, entry: string): string[] {
  if (!manifest[entry]) throw new Error(`The built PWA has no ${entry}.`);
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const found = manifest[name];
    if (!found || seen.has(name)) return;
    seen.add(name);
    found.imports?.forEach(visit);
    found.css?.forEach((file) => styles.add(file));
  };
  visit(entry);
  return [...styles];
}

/** Common style sheets, and those of each lazily loaded page. */
function sheetsOf(manifest: Manifest, entry: string, read: (file: string) => string) {
  const common = stylesOf(manifest, entry);
  const pages = Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key, { name = key }]) => {
      const own = stylesOf(manifest, key).filter((file) => !common.includes(file));
      return [name, own] as const;
    });
  const files = [...new Set([...common, ...pages.flatMap(([, own]) => own)])];
  const address = (file: string): string => `/${file}`;
  return {
    sheets: Object.fromEntries(files.map((file) => [address(file), read(file)])),
    commonSheets: common.map(address),
    pageSheets: Object.fromEntries(pages.map(([name, own]) => [name, own.map(address)])),
  };
}

/** Throws if there is no build in the folder (`pwa/dist`). */
export async function loadPwaBuild(distDir: string): Promise<PwaBuild> {
  const publicDir = join(distDir, 'client');
  const readJson = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(path, 'utf8'));
  const manifest = (await readJson(join(publicDir, '.vite/manifest.json'))) as Manifest;
  const documents = (await readJson(join(distDir, 'documents.json'))) as RegisteredDocument[];
  const bundle = (await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )) as PageBundle;
  const read = (file: string): string => readFileSync(join(publicDir, file), 'utf8');
  const entryFile = (name: string): string => `/${manifest[name]?.file ?? ''}`;
  return {
    bundle,
    documents,
    publicDir,
    assets: {
      script: entryFile('src/public/start.ts'),
      // `start.ts` loads the application, which has the styles.
      ...sheetsOf(manifest, 'src/public/entry-client.tsx', read),
    },
    staffAssets: {
      script: entryFile('src/admin/entry.tsx'),
      styles: stylesOf(manifest, 'src/admin/entry.tsx').map((file) => `/${file}`),
    },
  };
}
