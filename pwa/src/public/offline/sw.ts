/// <reference lib="webworker" />
import { shownAlertKey } from '@centar/domain/alert.ts';
import { answerDoor, answerPage, answerPicture, answerQuery } from './answer.ts';
import { hasPreviousSchedule, scheduleIn } from './changes/previousSchedule.ts';
import {
  answerAsset,
  dropOldAssets,
  cacheAssets,
  ownBuildOf,
  type AssetEntry,
} from './cacheAssets.ts';
import { cacheEverything, type CacheRequest } from './cacheEverything.ts';
import { readSnapshot, readState, refreshSnapshot, setOwnBuild } from './cacheSnapshot.ts';
import { dropForeignCaches } from './cacheNames.ts';
import { handlingOf } from './publicAddress.ts';
import { loadRenderer } from './renderPage.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly AssetEntry[];
};

/** Chromium's static routing: matching requests do not start the worker. */
interface RoutingInstallEvent {
  addRoutes?(rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } };
    readonly source: 'network' | 'fetch-event';
  }): Promise<void>;
}

/** The exception below `/ap`; its rule must be first. */
const DOOR = '/ap/ulaz/*';
/** Paths that are never handled; the fetch handler excludes them in all browsers. */
const UNHANDLED_PATHS = ['/ap', '/ap/*', '/ap-login', '/admin-panel', '/admin-panel/*', '/api/*'];

/** Messages from pages. */
type Message =
  | { readonly type: 'SKIP_WAITING' }
  /** Asks whether this entry script belongs to the worker's build. */
  | { readonly type: 'IS_OWN'; readonly path: string }
  | ({ readonly type: 'KEEP' } & CacheRequest);

// The browser fetches the web manifest without the worker.
const entries = self.__WB_MANIFEST.filter(({ url }) => !url.endsWith('.webmanifest'));
const build = ownBuildOf(entries);
setOwnBuild(build.renderer);

let caching: Promise<void> | undefined;
/** Requests that wait for the one that is being answered. */
let waiting = 0;
let tidied = false;

/** The old and the new worker must not write at the same time. */
function withCacheLock(work: () => Promise<unknown>): Promise<unknown> {
  return 'locks' in self.navigator ? self.navigator.locks.request('keep', work) : work();
}

/** Deletes caches of earlier workers, unless the next worker is about to reuse them. */
async function tidyUp(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (tidied || installing || waiting) return;
  tidied = true;
  await dropForeignCaches(build.renderer);
  await dropOldAssets(build, Date.now());
}

async function tidyAndCache(request: CacheRequest, onAnswer: () => void): Promise<void> {
  await tidyUp().catch(() => undefined);
  await cacheEverything(build, request, { onAnswer, mayGoOn: () => waiting === 0 });
}

function cacheSite(request: CacheRequest, onAnswer: () => void): Promise<void> {
  caching ??= withCacheLock(() => tidyAndCache(request, onAnswer))
    .then(() => undefined)
    .finally(() => {
      caching = undefined;
    });
  return caching;
}

/**
 * In Firefox a navigation fails when its preload fails, whatever the worker responds. Earlier
 * versions of the site enabled it.
 */
async function setNavigationPreload(): Promise<void> {
  if (!('navigationPreload' in self.registration)) return;
  const { navigationPreload } = self.registration;
  if (self.navigator.userAgent.includes('Firefox/')) await navigationPreload.disable();
  else await navigationPreload.enable();
}

/** Page requests wait for the activation, so optional work is done later. */
async function activate(): Promise<void> {
  await setNavigationPreload();
  await self.clients.claim();
}

self.addEventListener('install', (event) => {
  const { addRoutes } = event as RoutingInstallEvent;
  for (const pathname of [DOOR, ...UNHANDLED_PATHS]) {
    const source = pathname === DOOR ? 'fetch-event' : 'network';
    const rule = { condition: { urlPattern: { pathname } }, source } as const;
    addRoutes?.call(event, rule).catch(() => undefined);
  }
  // Without the snapshot the worker can still cache what is visited.
  const content = withCacheLock(refreshSnapshot).catch(() => undefined);
  const renderer = Promise.resolve(build.renderer).then(loadRenderer);
  event.waitUntil(Promise.all([cacheAssets(build.assets), content, renderer]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

/** Sends the page the state of the cache. */
async function answerCacheRequest(
  event: ExtendableMessageEvent,
  request: CacheRequest,
): Promise<void> {
  // A run that is under way may have failed before the connection came back.
  waiting += 1;
  await caching?.catch(() => undefined);
  waiting -= 1;
  let hasAnswered = false;
  const tell = (answered: boolean): void => {
    event.source?.postMessage({ type: 'CONNECTION', answered });
  };
  const onAnswer = (): void => {
    hasAnswered = true;
    tell(true);
  };
  const answered = await cacheSite(request, onAnswer).then(
    () => true,
    () => hasAnswered,
  );
  tell(answered);
  const state = await readState();
  if (!state) return;
  const { clockAhead, checkedAt } = state;
  const { entries: queries = {}, site } = (await readSnapshot())?.snapshot ?? {};
  const changed = (await hasPreviousSchedule()) ? scheduleIn(queries) : undefined;
  const now = new Date(Date.now() - clockAhead);
  const alert = site && answered ? shownAlertKey(site.facts.alert, now) : undefined;
  event.source?.postMessage({ type: 'KEPT', clockAhead, checkedAt, changed, alert });
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as Message;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'IS_OWN') {
    event.ports[0]?.postMessage(entries.some(({ url }) => `/${url}` === message.path));
  }
  if (message.type === 'KEEP')
    event.waitUntil(answerCacheRequest(event, message).catch(() => undefined));
});

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, self.location.origin);
  if (handling === undefined) return;
  const url = new URL(request.url);
  const ask = (): Promise<Response> => fetch(request);
  const waitUntil = (work: Promise<unknown>): void => {
    event.waitUntil(work);
  };
  if (handling === 'page') {
    event.respondWith(answerPage(url, fromNetwork(event), waitUntil));
  } else if (handling === 'door') {
    event.respondWith(answerDoor(fromNetwork(event)));
  } else if (handling === 'query') {
    event.respondWith(answerQuery(url.pathname + url.search, ask));
  } else if (handling === 'picture') {
    event.respondWith(answerPicture(url.pathname, ask, waitUntil));
  } else {
    event.respondWith(answerAsset(request));
  }
});
