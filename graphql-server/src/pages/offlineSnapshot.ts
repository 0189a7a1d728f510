import type { FastifyInstance } from 'fastify';
import type { ByteCache } from '../cache/byteCache.ts';
import { answerPublicRead } from '../cache/publicRead.ts';
import type { Clock } from '../context.ts';
import { runForPage } from '../graphql/registeredDocuments.ts';
import type { RegisteredDocuments } from '../graphql/registeredDocuments.ts';
import { registeredAddress } from '../../../domain/pageContract.ts';
import type { BuiltPwa } from './pagesPlugin.ts';

/** What the snapshot needs of the application. */
export interface OfflineSnapshotOptions {
  readonly pwa: BuiltPwa;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  readonly clock: Clock;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `GET /offline-snapshot`: all that public pages read, by the address under which the PWA would ask for
 * it, with the server's clock. One conditional request keeps a device's copy complete.
 */
export function registerOfflineSnapshot(
  server: FastifyInstance,
  { pwa, documents, cache, clock, headers }: OfflineSnapshotOptions,
): void {
  const idOf = new Map(documents.list.map(({ name, id }) => [name, id]));

  async function collect(): Promise<unknown> {
    const entries = new Map<string, unknown>();
    await pwa.bundle.collectSnapshot(async (name, variables) => {
      const outcome = await runForPage(documents, name, variables);
      if ('data' in outcome) {
        entries.set(registeredAddress(idOf.get(name) ?? '', variables), { data: outcome.data });
      }
      return outcome;
    });
    return { savedAt: clock().toISOString(), entries: Object.fromEntries(entries) };
  }

  server.get('/offline-snapshot', async (request, reply) =>
    answerPublicRead(
      { cache, headers, log: server.log },
      request,
      reply,
      '/offline-snapshot',
      collect,
    ),
  );
}
