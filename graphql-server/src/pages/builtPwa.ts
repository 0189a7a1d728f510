import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBundle, RegisteredDocument } from '../../../domain/pageContract.ts';
import type { BuiltPwa } from './pagesPlugin.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The built PWA: pages, assets and the public operations. */
export interface PwaBuild extends BuiltPwa {
  readonly documents: readonly RegisteredDocument[];
  /** Folder of the files that are served as they are. */
  readonly publicDir: string;
}

/** The style sheets of an entry and of everything that it always loads. */
function stylesOf(manifest: Record<string, ManifestEntry>, entry: string): string[] {
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

/** Reads what `npm run build` made in a folder (`pwa/dist`). Throws when it has not been built. */
export async function loadPwaBuild(distDir: string): Promise<PwaBuild> {
  const publicDir = join(distDir, 'client');
  const readJson = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(path, 'utf8'));
  const manifest = (await readJson(join(publicDir, '.vite/manifest.json'))) as Record<
    string,
    ManifestEntry
  >;
  const documents = (await readJson(join(distDir, 'documents.json'))) as RegisteredDocument[];
  const bundle = (await import(
    pathToFileURL(join(distDir, 'server/serverEntry.js')).href
  )) as PageBundle;
  const styles = await Promise.all(
    stylesOf(manifest, 'src/main.tsx').map((file) => readFile(join(publicDir, file), 'utf8')),
  );
  const entryFile = (name: string): string => `/${manifest[name]?.file ?? ''}`;
  return {
    bundle,
    documents,
    publicDir,
    assets: { script: entryFile('src/main.tsx'), style: styles.join('') },
    staffAssets: {
      script: entryFile('src/staffMain.tsx'),
      styles: stylesOf(manifest, 'src/staffMain.tsx').map((file) => `/${file}`),
    },
  };
}
