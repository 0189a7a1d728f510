/**
 * Draws every component of the design system into static pages, for looking at:
 * `npx tsx pwa/scripts/uiGallery.ts [outDir] [picturesDir]`. Pictures are JPEG files; names with "poster" stand upright.
 * Serve the folder at the root of an origin (fonts have absolute addresses).
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { GalleryProps } from '../src/ui/Gallery.dev.tsx';
import type { Samples } from '../src/ui/Gallery.sample.dev.tsx';

const root = fileURLToPath(new URL('..', import.meta.url));
const [outDir = join(tmpdir(), 'ui-gallery'), picturesDir] = process.argv.slice(2);
const gallery = join(root, 'src/ui/Gallery.dev.tsx');

async function readSamples(dir: string): Promise<Samples> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.jpg')).sort();
  const pictures = await Promise.all(
    names.map(async (name) => {
      const poster = name.includes('poster');
      const [width, height] = poster ? [600, 900] : [900, 600];
      const src = `data:image/jpeg;base64,${(await readFile(join(dir, name))).toString('base64')}`;
      return { poster, view: { src, width, height, alt: '', placeholder: '#0b6b45', srcSet: '' } };
    }),
  );
  return {
    wide: pictures.filter(({ poster }) => !poster).map(({ view }) => view),
    posters: pictures.filter(({ poster }) => poster).map(({ view }) => view),
  };
}

const entries: Readonly<Record<string, string>> = {
  'virtual:page': `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Gallery } from ${JSON.stringify(gallery)};
hydrateRoot(document.getElementById('app'), createElement(Gallery, window.galleryProps));`,
  'virtual:server': `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Gallery } from ${JSON.stringify(gallery)};
export const render = (props) => renderToString(createElement(Gallery, props));`,
};
const common = {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'gallery-entries',
      resolveId: (id: string) => (id in entries ? `${id}.js` : undefined),
      load: (id: string) => entries[id.replace(/\.js$/, '')],
    },
  ],
} satisfies InlineConfig;
const serverDir = join(outDir, 'server');
await build({
  ...common,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: serverDir,
    emptyOutDir: true,
    rolldownOptions: { input: 'virtual:server', output: { entryFileNames: 'server.mjs' } },
  },
});
await build({
  ...common,
  build: {
    outDir: join(outDir, 'site'),
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'virtual:page',
      output: { entryFileNames: 'gallery.js', assetFileNames: '[name][extname]' },
    },
  },
});

const { render } = (await import(pathToFileURL(join(serverDir, 'server.mjs')).href)) as {
  render: (props: GalleryProps) => string;
};
const samples = picturesDir ? await readSamples(picturesDir) : undefined;
await mkdir(join(outDir, 'site'), { recursive: true });
for (const part of ['pages', 'staff'] as const) {
  const props: GalleryProps = samples ? { part, samples } : { part };
  const html = `<!doctype html>
<html lang="sr-Latn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${part}</title><link rel="stylesheet" href="/style.css"></head>
<body><div id="app">${render(props)}</div>
<script>window.galleryProps = ${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/gallery.js"></script></body></html>`;
  await writeFile(join(outDir, 'site', `${part}.html`), html);
}
console.log(join(outDir, 'site'));
