import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import { pageAssetsOf } from '@centar/domain/builtFiles.ts';
import { readManifest } from './readManifest.ts';

const EMPTY = '\0empty';
const ASSETS = 'virtual:page-assets';

/** `react-dom/server` contains both renderers; a device needs the one without streams. */
const RENDERER_OF_REACT = join(
  createRequire(import.meta.url).resolve('react-dom'),
  '../cjs/react-dom-server-legacy.browser.production.js',
);

/** Without styles, which are inlined as text, and without code that only browsers load later. */
const onlyMarkup = (assets: () => object): Plugin => ({
  name: 'only-markup',
  enforce: 'pre',
  resolveId(id, importer, { kind }) {
    if (id === ASSETS) return `\0${ASSETS}`;
    const isLater = kind === 'dynamic-import' && !importer?.endsWith('.routes.tsx');
    return isLater || id.endsWith('.css') ? EMPTY : undefined;
  },
  load(id) {
    if (id === EMPTY) return 'export default {}';
    return id === `\0${ASSETS}` ? `export default ${JSON.stringify(assets())}` : undefined;
  },
});

/**
 * Builds the renderer of pages on devices (`entry`) as one classic script, which the service worker
 * imports. Later plugins find it beside the other files.
 */
export function deviceRenderer(entry: string, plugins: () => PluginOption[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'device-renderer',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const {
          root,
          build: { outDir },
          resolve,
        } = config;
        const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
        const assets = (): object => pageAssetsOf(readManifest(outDir), read);
        const built = await build({
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [onlyMarkup(assets), ...plugins()],
          resolve: {
            conditions: resolve.conditions,
            alias: [
              ...resolve.alias,
              { find: /^react-dom\/server$/, replacement: RENDERER_OF_REACT },
            ],
          },
          build: {
            write: false,
            modulePreload: false,
            rolldownOptions: {
              input: { renderer: entry },
              output: {
                format: 'iife',
                codeSplitting: false,
                entryFileNames: 'assets/[name]-[hash].js',
              },
            },
          },
        });
        if (!('output' in built)) throw new Error('The renderer is not one script');
        const [{ fileName, code }] = built.output;
        writeFileSync(join(outDir, fileName), code);
      },
    },
  };
}
