import type { FastifyInstance } from 'fastify';
import type { ByteCache } from '../platform/cache/byteCache.ts';
import { answerPublicRead } from '../platform/cache/publicRead.ts';
import { yieldToEventLoop } from '../platform/batches.ts';
import type { Clock } from '../platform/context.ts';
import { runForPage, type RegisteredDocuments } from '../platform/graphql/registeredDocuments.ts';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import type { BuiltPwa } from './pages/pagesPlugin.ts';

export interface OfflineSnapshotOptions {
  readonly pwa: BuiltPwa;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  readonly clock: Clock;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `GET /offline-snapshot`: the results of all public pages' queries by request address, and the
 * server's time. One conditional request updates a device's copy.
 */
export function registerOfflineSnapshot(
  server: FastifyInstance,
  { pwa, documents, cache, clock, headers }: OfflineSnapshotOptions,
): void {
  const idOf = new Map(documents.list.map(({ name, id }) => [name, id]));

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
    const head = `{"savedAt":${JSON.stringify(clock().toISOString())},"entries":{`;
    const comma = Buffer.from(',');
    const written = [...entries.values()].flatMap((entry, at) =>
      at === 0 ? entry : [comma, entry],
    );
    return [Buffer.from(head), ...written, Buffer.from('}}')];
  }

  server.get('/offline-snapshot', async (request, reply) =>
    answerPublicRead(
      { cache, headers, log: server.log },
      request,
      reply,
      { key: '/offline-snapshot' },
      collect,
    ),
  );
}
