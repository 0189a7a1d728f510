import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ACCESS_TEST_FILE, accessTestOf } from '@centar/domain/accessTest.ts';
import {
  fileOf,
  pageAssetsOf,
  scriptsOf,
  stylesOf,
  type BuildManifest,
} from '@centar/domain/builtFiles.ts';
import type { PageBundle, RegisteredDocument } from '@centar/domain/pageContract.ts';
import type { PolicySources } from '../../platform/http/securityHeaders.ts';
import type { BuiltPwa } from './pageRenderer.ts';

/** The build, or the sources in development. */
export interface PwaBuild extends BuiltPwa {
  readonly documents: readonly RegisteredDocument[];
  readonly publicDir: string;
  /** Only in development: rebuilds the PWA. */
  readonly reload?: () => Promise<BuiltPwa>;
  /** Only in development: further sources of its pages. */
  readonly extraSources?: PolicySources;
}

const RENDERER = /^renderer-[\w-]+\.js$/;

/** Throws if there is no build in the folder (`pwa/dist`). */
export async function loadPwaBuild(distDir: string): Promise<PwaBuild> {
  const publicDir = join(distDir, 'client');
  const readJson = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(path, 'utf8'));
  const manifest = (await readJson(join(publicDir, '.vite/manifest.json'))) as BuildManifest;
  const documents = (await readJson(join(distDir, 'documents.json'))) as RegisteredDocument[];
  const bundle = (await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )) as PageBundle;
  const read = (file: string): string => readFileSync(join(publicDir, file), 'utf8');
  const renderer = readdirSync(join(publicDir, 'assets')).find((name) => RENDERER.test(name));
  const build = `/assets/${renderer ?? ''}`;
  const testResult = await readFile(join(distDir, ACCESS_TEST_FILE), 'utf8').catch(() => '');
  return {
    bundle,
    documents,
    publicDir,
    build,
    accessTest: accessTestOf(build, testResult),
    assets: pageAssetsOf(manifest, read),
    staffAssets: {
      script: fileOf(manifest, 'src/admin/entry.tsx'),
      scripts: scriptsOf(manifest, 'src/admin/entry.tsx').map((file) => `/${file}`),
      styles: stylesOf(manifest, 'src/admin/entry.tsx').map((file) => `/${file}`),
    },
  };
}
