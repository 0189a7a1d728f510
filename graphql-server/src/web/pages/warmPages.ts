import { setTimeout as realPause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { inScript, type Script } from '@centar/domain/scriptAddress.ts';
import { pageItem, pagePath } from '@centar/domain/pages.ts';
import { pageAddress } from '@centar/domain/publicAddress.ts';
import type { CacheGeneration } from '../../platform/cache/cacheGeneration.ts';
import type { Pause } from '../../platform/context.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';
import type { Database } from '../../platform/database/database.ts';

/** Most visits begin here. */
const FIRST_PAGES = ['home', 'schedule', 'programs', 'news', 'cinema'] as const;
/** The most recently requested. */
const MAX_ITEM_PAGES = 10;
/** Merges successive changes. */
const DEBOUNCE_MS = 250;
/** Waits for open requests, but at most a second, since an upload takes minutes. */
const IDLE_POLL_MS = 20;
const MAX_IDLE_POLLS = 50;
/** Time alone can end a generation. */
const GENERATION_POLL_MS = 20_000;

export interface WarmPagesOptions {
  readonly database: Pick<Database, 'revision'>;
  readonly cacheGeneration: CacheGeneration;
  /** The real time if absent. */
  readonly pause?: Pause | undefined;
}

/**
 * Renders the most requested pages again after a content change, one at a time, after open
 * requests.
 */
export function warmPages(
  server: FastifyInstance,
  { database, cacheGeneration, pause = realPause }: WarmPagesOptions,
): void {
  const itemPages = new Set<string>();
  /** Added when a page is requested in it. */
  const scripts = new Set<Script>(['latin']);
  let revision = database.revision;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let openRequests = 0;

  async function warm(): Promise<void> {
    const seen = database.revision;
    const first = [...scripts].flatMap((script) =>
      FIRST_PAGES.map((name) => inScript(script, pagePath(name))),
    );
    let polls = 0;
    for (const path of [...first, ...[...itemPages].reverse()]) {
      for (; openRequests > 0 && polls < MAX_IDLE_POLLS; polls += 1) await pause(IDLE_POLL_MS);
      // Another change starts a new round.
      if (isStopped || database.revision !== seen) return;
      await server.inject({ method: 'GET', url: path, headers: { 'accept-encoding': 'br' } });
      await yieldToEventLoop();
    }
  }

  function schedule(): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(warm).catch((error: unknown) => {
        server.log.error({ err: error }, 'pages could not be made ready');
      });
    }, DEBOUNCE_MS);
    timer.unref();
  }

  server.addHook('onRequest', async () => {
    openRequests += 1;
  });
  server.addHook('onResponse', async (request, reply) => {
    openRequests -= 1;
    const page = pageAddress(request.url.split('?')[0] ?? '', new URLSearchParams());
    if (page && reply.raw.statusCode === 200) scripts.add(page.script);
    if (page && pageItem(page.page) && reply.raw.statusCode === 200) {
      itemPages.delete(page.key);
      itemPages.add(page.key);
      const [oldest = ''] = itemPages;
      if (itemPages.size > MAX_ITEM_PAGES) itemPages.delete(oldest);
    }
    if (database.revision === revision) return;
    revision = database.revision;
    schedule();
  });
  server.addHook('onListen', async () => {
    schedule();
  });
  const polling = setInterval(() => {
    if (!cacheGeneration.isCurrent()) schedule();
  }, GENERATION_POLL_MS);
  polling.unref();
  server.addHook('preClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(polling);
    await running;
  });
}
