import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type PluginOption,
} from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { keepFormerAssets } from './build/formerAssets.ts';
import { onlyPublicAssets } from './build/offlineAssets.ts';
import { precompress } from './build/precompressPlugin.ts';
import { registeredDocuments } from './build/registeredDocumentsPlugin.ts';
import { deviceRenderer } from './build/rendererPlugin.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// List pages need no sliders. The engine is loaded separately, later.
const SLIDER = /\/pwa\/src\/public\/ui\/slider\/[^/]+$/;

// Used by detail pages only.
const DETAIL_PARTS = /\/pwa\/src\/public\/ui\/detail\//;

// React runs as a separate task (see src/public/start.ts), and queries are rarely fetched.
const REACT = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const APOLLO =
  /\/node_modules\/(@apollo|@wry|@0no-co|optimism|rxjs|graphql|@graphql-typed-document-node)\//;

// Used by every public page or the entry, and partly by the panel's preview.
const FRAME =
  /\/pwa\/src\/(public\/(routes|pageCode|page\/pageData|device\/(clock|cachedAt))\.|shared\/(texts|ui\/frame)\/|public\/pages\/frame\/|\S+\.(routes|queries|operations)\.)/;

// Loaded after the page, when there is something to offer.
const LATER = /\/pwa\/src\/public\/offline\//;

const isSitePart = (id: string): boolean =>
  /\/(domain|pwa\/src)\//.test(id) &&
  ![SLIDER, DETAIL_PARTS, LATER].some((apart) => apart.test(id));

const documents = registeredDocuments(path('src'), path('dist/documents.json'));
const jsx = (): PluginOption => react({ jsxImportSource: '@centar/pwa' });

/**
 * Two builds: the browser's (public entry, staff entry, service worker) and, with `--ssr`, the
 * server's bundle that renders public pages. `npm run dev` (scripts/dev/) serves the sources of
 * both.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path('.'),
  publicDir: isSsrBuild ? false : path('public'),
  plugins: [
    jsx(),
    documents,
    // No worker in development: it would answer with cached files.
    ...(isSsrBuild || command === 'serve'
      ? []
      : [
          deviceRenderer(path('src/public/offline/renderer.ts'), () => [jsx(), documents]),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/public/offline',
            filename: 'sw.ts',
            outDir: path('dist/client'),
            injectRegister: false,
            registerType: 'prompt',
            // The server creates it from the settings.
            manifest: false,
            includeManifestIcons: false,
            injectManifest: {
              // The public entry and what it may load; devices never cache the staff panel.
              globPatterns: ['assets/*.{js,css}', 'fonts/*.woff2', 'icons/*.{png,svg}'],
              globIgnores: ['icons/*{512,touch,screenshot}*'],
              dontCacheBustURLsMatching: /^(assets|fonts)\//,
              manifestTransforms: [onlyPublicAssets(path('dist/client'), 'src/public/start.ts')],
            },
          }),
          precompress(path('dist/client')),
          keepFormerAssets(path('dist/client'), path('dist/former')),
        ]),
  ],
  build: isSsrBuild
    ? { outDir: path('dist/server'), emptyOutDir: true }
    : {
        outDir: path('dist/client'),
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: true,
        modulePreload: false,
        rolldownOptions: {
          input: { public: path('src/public/start.ts'), staff: path('src/admin/entry.tsx') },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            // Code of many pages is one file, and that of all details another; otherwise each card
            // would be a separate request.
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT, minShareCount: 2, priority: 4 },
                { name: 'apollo', test: APOLLO, minShareCount: 2, priority: 3 },
                { name: 'frame', test: FRAME, minShareCount: 2, priority: 3 },
                { name: 'site', test: isSitePart, minShareCount: 4, priority: 2 },
                { name: 'slider', test: SLIDER, minShareCount: 2, priority: 2.5 },
                { name: 'details', test: DETAIL_PARTS, minShareCount: 2, priority: 2.5 },
              ],
            },
          },
        },
      },
  resolve: {
    // rxjs exports its modern build by this name; the other one is for browsers without modules.
    conditions: ['es2015', ...defaultClientConditions],
    alias: isSsrBuild ? [] : [{ find: /^zod$/, replacement: path('src/shared/zodWithoutEval.ts') }],
  },
  // At the start: a package found later reloads the page.
  optimizeDeps: { entries: ['src/public/start.ts', 'src/admin/entry.tsx'] },
  ssr: {
    // The server's bundle is one file; sources import packages as Node does.
    ...(command === 'build' ? { noExternal: true } : {}),
    resolve: { conditions: ['es2015', ...defaultServerConditions] },
  },
}));
