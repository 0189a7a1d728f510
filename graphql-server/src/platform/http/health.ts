import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** `extra` is what else `/readyz` reports. */
export function registerHealth(
  server: FastifyInstance,
  database: Database,
  extra: () => object,
): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', async (_request, reply) => {
    const ready = await database.reader.contentRevision.count().then(
      () => true,
      () => false,
    );
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable', ...extra() });
  });
}
