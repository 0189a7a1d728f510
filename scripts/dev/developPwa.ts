import {
  createServer as createHttpServer,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { PAGE_ENTRIES, type FoundPage } from '@centar/domain/pages.ts';
import type { PageAssets, PageBundle } from '@centar/domain/pageContract.ts';
import type { App } from '../../graphql-server/src/app.ts';
import type { Environment } from '../../graphql-server/src/platform/environment.ts';
import type { PwaBuild } from '../../graphql-server/src/web/pages/builtPwa.ts';
import { collectDocuments } from '../../pwa/build/documents.ts';
import { styleElements } from './styleElements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pwa = join(root, 'pwa');

/** Sources and packages; no product addresses. */
const OF_VITE = /^\/(@|src\/|node_modules\/)/;

/** Vite's client and React's fast refresh. */
const LISTENING = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble']
  .map((address) => `<script type="module" src="${address}"></script>`)
  .join('');

/**
 * Replaces a worker that a build has left in this browser, which would answer with cached pages.
 */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  await registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/sw.js': ['text/javascript', NO_WORKER],
};

interface NamedRoute {
  readonly page: { readonly name: string };
}

/** Used to render in development. */
interface Routes {
  routeOf(page: FoundPage, search: URLSearchParams): { readonly route: NamedRoute };
  readonly NOT_FOUND_ROUTE: { readonly route: NamedRoute };
}

const intoHead = (html: string, elements: string): string =>
  html.replace('</head>', () => `${elements}</head>`);

/**
 * Pages from the current sources. Styles are inlined as in production, to avoid a flash of unstyled
 * content.
 */
async function readPages(vite: ViteDevServer) {
  const bundle = (await vite.ssrLoadModule('/src/public/entry-server.tsx')) as PageBundle;
  const { routeOf, NOT_FOUND_ROUTE } = (await vite.ssrLoadModule(
    '/src/public/routes.tsx',
  )) as Routes;
  const notFound = NOT_FOUND_ROUTE.route;
  const nameOf = (page: FoundPage) => routeOf(page, new URLSearchParams()).route.page.name;
  const names = PAGE_ENTRIES.map(([name]) => nameOf({ name, part: '' }));
  const assets: PageAssets = {
    script: '/src/public/browser/start.ts',
    sheets: {},
    commonSheets: [],
    pageSheets: Object.fromEntries([...names, notFound.page.name].map((name) => [name, []])),
  };
  const developed: PageBundle = {
    ...bundle,
    async renderPage(request) {
      try {
        const page = await bundle.renderPage(request);
        if (!('html' in page)) return page;
        const styles = await styleElements(vite, nameOf(request.page));
        return { ...page, html: intoHead(page.html, LISTENING + styles) };
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    async renderNotFound(request) {
      const page = await bundle.renderNotFound(request);
      const styles = await styleElements(vite, notFound.page.name);
      return { ...page, html: intoHead(page.html, LISTENING + styles) };
    },
    renderStaffPage: (staffAssets, facts) =>
      intoHead(bundle.renderStaffPage(staffAssets, facts), LISTENING),
  };
  return {
    bundle: developed,
    build: '',
    accessTest: null,
    assets,
    // The staff panel's scripts load their styles late.
    staffAssets: {
      script: '/src/admin/entry.tsx',
      scripts: [],
      styles: ['/src/shared/ui/base.css'],
    },
  };
}

export interface Developed {
  readonly pwa: PwaBuild;
  readonly inFront: (answer: RequestListener) => RequestListener;
  /** Call it with the running server. */
  attach(app: App): void;
  close(): Promise<void>;
}

/** Notifies open pages of changed sources. Call the result with each page's response. */
function tellChanges(vite: ViteDevServer): (response: ServerResponse) => void {
  // Only the server knows the modules of a page: its browser asks for the page again.
  const tell = (...files: readonly string[]): void => {
    const { client, ssr } = vite.environments;
    // Vite may do this only after the browser has asked.
    for (const file of files) ssr.moduleGraph.onFileChange(file);
    client.hot.send('page-changed');
  };
  let rendering = 0;
  const changedMeanwhile = new Set<string>();
  vite.watcher.on('change', (file) => {
    if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)) return;
    if (rendering > 0) changedMeanwhile.add(file);
    tell(file);
  });
  /** A page that was being rendered may have stored what the changed files were before. */
  const onRendered = (): void => {
    rendering -= 1;
    if (rendering > 0) return;
    const files = [...changedMeanwhile];
    changedMeanwhile.clear();
    if (files.length > 0) tell(...files);
  };
  return (response) => {
    rendering += 1;
    response.once('close', onRendered);
  };
}

/** Starts Vite on the server's address, including its WebSocket. */
export async function developPwa({ publicUrl }: Environment): Promise<Developed> {
  // Never listens: it only passes on connections of the real server, which starts later.
  const connections = createHttpServer();
  const vite = await createServer({
    configFile: join(pwa, 'vite.config.ts'),
    // Imported natively, so that a change restarts the process.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      ws: { server: connections },
      cors: false,
      allowedHosts: [new URL(publicUrl).hostname],
      // Excludes the data folder.
      fs: { allow: [pwa, join(root, 'domain'), realpathSync(join(root, 'node_modules'))] },
    },
  });
  const onRequest = tellChanges(vite);
  let app: App | undefined;
  let loading: Promise<unknown> = Promise.resolve();
  /** In sequence: of two concurrent ones, one may keep a module that imports an outdated one. */
  const reload = () => {
    const loaded = loading.then(() => readPages(vite));
    loading = loaded.catch(() => undefined);
    return loaded;
  };
  const documents = collectDocuments(join(pwa, 'src'));
  return {
    pwa: {
      ...(await reload()),
      reload,
      documents,
      publicDir: join(pwa, 'public'),
      // While the server restarts, waits to reload the page.
      extraSources: { 'worker-src': 'blob:', 'connect-src': 'ws:' },
    },
    inFront: (answer) => (request, response) => {
      const path = request.url?.split('?')[0] ?? '/';
      const file = FILES[path];
      if (file) {
        response.writeHead(200, { 'content-type': file[0], 'cache-control': 'no-store' });
        response.end(file[1]);
      } else if (OF_VITE.test(path)) {
        vite.middlewares(request, response);
      } else {
        // A cached answer may be of older sources.
        app?.cache.clear();
        onRequest(response);
        answer(request, response);
      }
    },
    attach(running) {
      app = running;
      running.server.server.on('upgrade', (...upgrade) => connections.emit('upgrade', ...upgrade));
    },
    close: () => vite.close(),
  };
}
