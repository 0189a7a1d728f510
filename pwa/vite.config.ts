import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './build/manifest.ts';
import { onlyPublicAssets } from './build/offlineAssets.ts';
import { precompress } from './build/precompressPlugin.ts';
import { registeredDocuments } from './build/registeredDocumentsPlugin.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Two builds from one source: the browser's (public entry, staff entry, service worker) and, with `--ssr`,
 * the bundle with which the server renders public pages.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: path('.'),
  publicDir: isSsrBuild ? false : path('public'),
  plugins: [
    react(),
    registeredDocuments(path('src'), path('dist/documents.json')),
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/offline',
            filename: 'sw.ts',
            outDir: path('dist/client'),
            injectRegister: false,
            registerType: 'prompt',
            manifest,
            includeManifestIcons: false,
            injectManifest: {
              // The public entry and what it may load; the staff panel is never kept on a visitor's device.
              globPatterns: ['assets/*.{js,css}', 'fonts/*.woff2', 'icons/*.{png,svg}'],
              globIgnores: ['**/*cyrillic*', 'icons/*{512,touch,screenshot}*'],
              dontCacheBustURLsMatching: /^(assets|fonts)\//,
              manifestTransforms: [onlyPublicAssets(path('dist/client'), 'src/main.tsx')],
              buildPlugins: {
                vite: [registeredDocuments(path('src'), path('dist/documents.json'))],
              },
            },
          }),
          precompress(path('dist/client')),
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
          input: { public: path('src/main.tsx'), staff: path('src/staffMain.tsx') },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
        },
      },
  ssr: { noExternal: true },
}));
