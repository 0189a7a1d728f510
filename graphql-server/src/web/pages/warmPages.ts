import { setTimeout as realPause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { inScript } from '@centar/domain/scriptAddress.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import { isItemPage, pageAddress } from '@centar/domain/publicAddress.ts';
import type { CacheGeneration } from '../../platform/cache/cacheGeneration.ts';
import type { Pause } from '../../platform/context.ts';
import { yieldToEventLoop } from '../../platform/batches.ts';
import type { Database } from '../../platform/database/database.ts';

/** The pages that most visitors begin with. */
const FIRST_PAGES = ['/', '/raspored', '/programs-list', '/news-list', '/bioskop-list'];
/** The number of item pages that are rendered again: those of the last requests. */
const KEPT_DETAILS = 10;
/** Several changes in a row are one. */
const SETTLED_AFTER_MS = 250;
/** While somebody waits for an answer no page is made ready, but not for longer than a second: an upload takes minutes. */
const LOOK_AGAIN_MS = 20;
const MOST_LOOKS = 50;
/** How often the cache generation is checked for changes by time alone. */
const LOOK_MS = 20_000;

export interface WarmPagesOptions {
  readonly database: Pick<Database, 'revision'>;
  readonly epoch: CacheGeneration;
  /** The real time if absent. */
  readonly pause?: Pause | undefined;
}

/**
 * Makes the pages that people read most ready again whenever the content has changed, before anybody asks: after
 * the answer to the change is out, one page at a time. Who asks for something comes first. Ends with the server.
 */
export function warmPages(
  server: FastifyInstance,
  { database, epoch, pause = realPause }: WarmPagesOptions,
): void {
  const details = new Set<string>();
  /** Nobody may read the other one. */
  const scripts = new Set<Script>(['latin']);
  let revision = database.revision;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  /** Answers that are being made. */
  let underWay = 0;

  async function makeReady(): Promise<void> {
    const seen = database.revision;
    const first = [...scripts].flatMap((script) =>
      FIRST_PAGES.map((path) => inScript(script, path)),
    );
    let looks = 0;
    for (const path of [...first, ...[...details].reverse()]) {
      for (; underWay > 0 && looks < MOST_LOOKS; looks += 1) await pause(LOOK_AGAIN_MS);
      // Another change meanwhile: its own round follows.
      if (isStopped || database.revision !== seen) return;
      await server.inject({ method: 'GET', url: path });
      await yieldToEventLoop();
    }
  }

  function schedule(): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(makeReady).catch((error: unknown) => {
        server.log.error({ err: error }, 'pages could not be made ready');
      });
    }, SETTLED_AFTER_MS);
    timer.unref();
  }

  server.addHook('onRequest', async () => {
    underWay += 1;
  });
  server.addHook('onResponse', async (request, reply) => {
    underWay -= 1;
    const page = pageAddress(request.url.split('?')[0] ?? '', new URLSearchParams());
    if (page && reply.raw.statusCode === 200) scripts.add(page.script);
    if (page && isItemPage(page) && reply.raw.statusCode === 200) {
      details.delete(page.key);
      details.add(page.key);
      const [oldest = ''] = details;
      if (details.size > KEPT_DETAILS) details.delete(oldest);
    }
    if (database.revision === revision) return;
    revision = database.revision;
    schedule();
  });
  server.addHook('onListen', async () => {
    schedule();
  });
  const looking = setInterval(() => {
    if (!epoch.isCurrent()) schedule();
  }, LOOK_MS);
  looking.unref();
  server.addHook('preClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(looking);
    await running;
  });
}
