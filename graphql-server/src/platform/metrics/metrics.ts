import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ByteCache } from '../cache/byteCache.ts';
import type { Database } from '../database/database.ts';
import { createServer } from '../http/nodeHttp.ts';

export interface MetricsOptions {
  readonly server: FastifyInstance;
  readonly cache: ByteCache;
  readonly database: Database;
  readonly dataDir: string;
}

export interface Metrics {
  text(): Promise<string>;
  /** On the loopback address; 0 chooses a free port. */
  listen(port: number): Promise<{ readonly port: number; close(): Promise<void> }>;
}

const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Create it before registering routes. Fastify does not see cached answers; the cache counts them.
 */
export async function createMetrics({
  server,
  cache,
  database,
  dataDir,
}: MetricsOptions): Promise<Metrics> {
  // Servers without metrics do not load the library.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'centar_request_seconds',
    help: 'Requests that were not answered from the cache.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  server.addHook('onResponse', async ({ method, routeOptions: { url = 'none' } }, reply) => {
    requests.observe(
      { method, route: url, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });

  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name: `centar_${name}`,
      help,
      registers,
      async collect() {
        // A failed value must not hide the others.
        const value = await Promise.resolve()
          .then(read)
          .catch(() => Number.NaN);
        this.set(value);
      },
    });
  };
  gauge('cache_hits', 'Answers that were ready, since the start.', () => cache.hits);
  gauge('cache_misses', 'Answers that were made, since the start.', () => cache.misses);
  gauge('cache_bytes', 'Memory of ready answers.', () => cache.bytes);
  gauge('database_statements', 'SQL statements, since the start.', () => database.statements);
  gauge('content_revision', 'Grows with each change of content.', () => database.revision);
  gauge('database_bytes', 'Size of the database.', async () => {
    const [row] = await database.reader.$queryRaw<{ bytes: bigint | number }[]>(
      database.dialect.size,
    );
    return Number(row?.bytes ?? Number.NaN);
  });
  gauge('stored_files', 'Uploaded pictures and documents.', () =>
    database.reader.storedFile.count({ where: { releasedAt: null } }),
  );
  gauge('mails_waiting', 'Mails that have not been sent.', () =>
    database.reader.outboxMail.count({ where: { sentAt: null } }),
  );
  gauge('disk_free_bytes', "Room on the data folder's disk.", async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });

  const text = (): Promise<string> => registry.metrics();
  return {
    text,
    listen: (port) => serve(port, registry.contentType, text),
  };
}

/** Not public. */
async function serve(
  port: number,
  contentType: string,
  text: Metrics['text'],
): ReturnType<Metrics['listen']> {
  const own = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (figures) => response.writeHead(200, { 'content-type': contentType }).end(figures),
      () => response.writeHead(500).end(),
    );
  });
  await listening(own, port);
  return {
    port: (own.address() as AddressInfo).port,
    async close() {
      own.closeAllConnections();
      await new Promise((resolve) => own.close(resolve));
    },
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
