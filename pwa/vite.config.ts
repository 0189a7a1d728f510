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
import { pageChunk, sharedChunk } from './build/islandChunks.ts';
import { precompress } from './build/precompressPlugin.ts';
import { registeredDocuments } from './build/registeredDocumentsPlugin.ts';
import { serbianWords } from './build/serbianWordsPlugin.ts';
import { smallPreloadHelper } from './build/preloadHelper.ts';
import { deviceRenderer } from './build/rendererPlugin.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// Fetched with the first island, and with its first query.
const REACT = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const APOLLO =
  /\/node_modules\/(@apollo|@wry|@0no-co|optimism|rxjs|graphql|@graphql-typed-document-node)\//;

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
    serbianWords(),
    smallPreloadHelper(),
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
              manifestTransforms: [
                onlyPublicAssets(path('dist/client'), 'src/public/browser/start.ts'),
              ],
            },
          }),
          precompress(path('dist/client')),
          keepFormerAssets(path('dist/client'), path('dist/former')),
        ]),
  ],
  worker: { plugins: () => [serbianWords()] },
  build: isSsrBuild
    ? { outDir: path('dist/server'), emptyOutDir: true }
    : {
        outDir: path('dist/client'),
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: true,
        modulePreload: false,
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          input: {
            public: path('src/public/browser/start.ts'),
            staff: path('src/admin/entry.tsx'),
            // For the styles of the pages: the server renders them, no browser loads this script.
            pages: path('src/public/App.tsx'),
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT, minShareCount: 2, priority: 4 },
                { name: 'apollo', test: APOLLO, minShareCount: 2, priority: 3 },
                { name: pageChunk, priority: 5 },
                { name: sharedChunk, priority: 2 },
              ],
            },
          },
        },
      },
  // Otherwise the server's bundle also has React's development build, at twice its size.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  resolve: {
    // rxjs exports its modern build by this name; the other one is for browsers without modules.
    conditions: ['es2015', ...defaultClientConditions],
    alias: isSsrBuild ? [] : [{ find: /^zod$/, replacement: path('src/shared/zodWithoutEval.ts') }],
  },
  // At the start: a package found later reloads the page.
  optimizeDeps: { entries: ['src/public/browser/start.ts', 'src/admin/entry.tsx'] },
  ssr: {
    // The server's bundle is one file; sources import packages as Node does.
    ...(command === 'build' ? { noExternal: true } : {}),
    resolve: { conditions: ['es2015', ...defaultServerConditions] },
  },
}));
