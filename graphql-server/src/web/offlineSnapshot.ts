import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ByteCache } from '../platform/cache/byteCache.ts';
import type { PublicAnswer } from '../platform/cache/encodedAnswer.ts';
import { answerPublicRead, problemAnswer, sendCached } from '../platform/cache/publicRead.ts';
import { yieldToEventLoop } from '../platform/batches.ts';
import type { Centre } from '../platform/context.ts';
import { runForPage, type RegisteredDocuments } from '../platform/graphql/registeredDocuments.ts';
import {
  registeredAddress,
  type OfflineSnapshot,
  type SiteParts,
} from '@centar/domain/pageContract.ts';
import {
  entryChanges,
  revisionOf,
  type EntryTexts,
  type SnapshotChanges,
} from '@centar/domain/snapshotChanges.ts';
import type { BuiltPwa } from './pages/pageRenderer.ts';

export interface OfflineSnapshotOptions {
  readonly pwa: BuiltPwa;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  readonly centre: Centre;
  readonly publicUrl: string;
  /** A page's, because devices answer with them. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Collected {
  readonly revision: string;
  readonly site: SiteParts;
  readonly entries: EntryTexts;
}

const PATH = '/offline-snapshot';
/** Devices that have an older one get all of it. */
const REVISIONS = 16;

/** For devices: complete, or only changes. */
function createSnapshots({ pwa, documents, cache, centre, publicUrl }: OfflineSnapshotOptions) {
  const idOf = new Map(documents.list.map(({ name, id }) => [name, id]));
  const revisions = new LRUCache<string, Collected>({ max: REVISIONS });
  let latest: Collected | undefined;
  const collecting = new WeakMap<object, Promise<Collected>>();
  const site = (): SiteParts => {
    const { facts, keepScript } = centre;
    return { facts, keepScript, publicUrl, accessTest: pwa.accessTest };
  };

  // Serialized entry by entry to let other requests run in between.
  async function collect(): Promise<Collected> {
    const entries = new Map<string, string>();
    const known = latest?.entries;
    await pwa.bundle.collectSnapshot(async (name, variables) => {
      const outcome = await runForPage(documents, name, variables);
      if ('data' in outcome) {
        const address = registeredAddress(idOf.get(name) ?? '', variables);
        const text = JSON.stringify({ data: outcome.data });
        const before = known?.get(address);
        // Equal texts share memory.
        entries.set(address, before === text ? before : text);
      }
      await yieldToEventLoop();
      return outcome;
    });
    const parts = site();
    const collected = { revision: await revisionOf(parts, entries), site: parts, entries };
    revisions.set(collected.revision, collected);
    latest = collected;
    return collected;
  }

  /** Once for each state of the content. */
  async function collectOnce(): Promise<Collected> {
    const generation = cache.generation();
    const running = collecting.get(generation) ?? collect();
    collecting.set(generation, running);
    try {
      return await running;
    } catch (error) {
      collecting.delete(generation);
      throw error;
    }
  }

  async function whole(): Promise<Buffer[]> {
    const { entries, ...collected } = await collectOnce();
    const known: Omit<OfflineSnapshot, 'entries'> = { build: pwa.build, ...collected };
    const written = [...entries].map(
      ([address, text], at) => `${at === 0 ? '' : ','}${JSON.stringify(address)}:${text}`,
    );
    return [`${JSON.stringify(known).slice(0, -1)},"entries":{`, ...written, '}}'].map((text) =>
      Buffer.from(text),
    );
  }

  async function changesSince(former: Collected): Promise<SnapshotChanges> {
    const { revision, site: parts, entries } = await collectOnce();
    const changed = entryChanges(former.entries, entries);
    const isSame = JSON.stringify(parts) === JSON.stringify(former.site);
    return { build: pwa.build, revision, ...(isSame ? {} : { site: parts }), changed };
  }

  return { site, whole, changesSince, find: (revision: string) => revisions.get(revision) };
}

/**
 * `GET /offline-snapshot`: for devices; with `od=<revision>` only what has changed since. `GET
 * /site.json`: its part for previews in the staff panel.
 */
export function registerOfflineSnapshot(
  server: FastifyInstance,
  snapshotOptions: OfflineSnapshotOptions,
): void {
  const { cache, headers } = snapshotOptions;
  const options = { cache, headers, log: server.log };
  const snapshots = createSnapshots(snapshotOptions);

  const answerOf = (body: PublicAnswer['body']): PublicAnswer => ({
    status: 200,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body,
  });

  server.get<{ Querystring: { od?: string } }>(PATH, async (request, reply) => {
    const former = snapshots.find(String(request.query.od));
    const key = former ? `${PATH}?od=${former.revision}` : PATH;
    return sendCached(cache, key, request, reply, {
      make: async () =>
        answerOf(
          former ? JSON.stringify(await snapshots.changesSince(former)) : await snapshots.whole(),
        ),
      fail: (cause) => problemAnswer(options, cause),
    });
  });
  server.get('/site.json', async (request, reply) =>
    answerPublicRead(options, request, reply, { key: '/site.json' }, async () => snapshots.site()),
  );
}
