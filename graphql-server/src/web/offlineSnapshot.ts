import type { FastifyInstance } from 'fastify';
import type { ByteCache } from '../platform/cache/byteCache.ts';
import { answerPublicRead } from '../platform/cache/publicRead.ts';
import { yieldToEventLoop } from '../platform/batches.ts';
import type { Centre } from '../platform/context.ts';
import { runForPage, type RegisteredDocuments } from '../platform/graphql/registeredDocuments.ts';
import {
  registeredAddress,
  type OfflineSnapshot,
  type SiteParts,
} from '@centar/domain/pageContract.ts';
import type { BuiltPwa } from './pages/pagesPlugin.ts';

export interface OfflineSnapshotOptions {
  readonly pwa: BuiltPwa;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  readonly centre: Centre;
  readonly publicUrl: string;
  /** A page's, because devices answer with them. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `GET /offline-snapshot`: one conditional request updates a device's copy. `GET /site.json`: the
 * part of it that previews in the staff panel need.
 */
export function registerOfflineSnapshot(
  server: FastifyInstance,
  { pwa, documents, cache, centre, publicUrl, headers }: OfflineSnapshotOptions,
): void {
  const idOf = new Map(documents.list.map(({ name, id }) => [name, id]));
  const options = { cache, headers, log: server.log };
  const site = (): SiteParts => {
    const { facts, keepScript } = centre;
    return { facts, keepScript, publicUrl };
  };

  // Serialized entry by entry to let other requests run in between.
  async function collect(): Promise<Buffer[]> {
    const entries = new Map<string, Buffer>();
    await pwa.bundle.collectSnapshot(async (name, variables) => {
      const outcome = await runForPage(documents, name, variables);
      if ('data' in outcome) {
        const address = registeredAddress(idOf.get(name) ?? '', variables);
        const text = `${JSON.stringify(address)}:${JSON.stringify({ data: outcome.data })}`;
        entries.set(address, Buffer.from(text));
      }
      await yieldToEventLoop();
      return outcome;
    });
    const known: Omit<OfflineSnapshot, 'entries'> = { build: pwa.build, site: site() };
    const head = `${JSON.stringify(known).slice(0, -1)},"entries":{`;
    const comma = Buffer.from(',');
    const written = [...entries.values()].flatMap((entry, at) =>
      at === 0 ? entry : [comma, entry],
    );
    return [Buffer.from(head), ...written, Buffer.from('}}')];
  }

  server.get('/offline-snapshot', async (request, reply) =>
    answerPublicRead(
      options,
      request,
      // In place of those of an API.
      reply.headers(headers),
      { key: '/offline-snapshot' },
      collect,
    ),
  );
  server.get('/site.json', async (request, reply) =>
    answerPublicRead(options, request, reply, { key: '/site.json' }, async () => site()),
  );
}
