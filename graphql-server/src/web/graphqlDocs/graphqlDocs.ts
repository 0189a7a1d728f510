import type { FastifyInstance } from 'fastify';
import type { Centre } from '../../platform/context.ts';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import type { ByteCache } from '../../platform/cache/byteCache.ts';
import { sendCached } from '../../platform/cache/publicRead.ts';
import { CORS_HEADERS } from '../../platform/http/cors.ts';
import { docsHtml, docsPolicy } from './docsHtml.ts';

export interface GraphqlDocsOptions {
  readonly schema: GraphQLSchema;
  readonly cache: ByteCache;
  readonly centre: Centre;
  readonly headers: Readonly<Record<string, string>>;
}

/** `/schema.graphql`, and `/graphql/docs` for trying queries. */
export function registerGraphqlDocs(
  server: FastifyInstance,
  { schema, cache, centre, headers }: GraphqlDocsOptions,
): void {
  server.get('/schema.graphql', async (request, reply) =>
    sendCached(cache, '/schema.graphql', request, reply, {
      make: async () => ({
        status: 200,
        headers: { ...headers, ...CORS_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
        body: `${printSchema(lexicographicSortSchema(schema))}\n`,
      }),
      fail: () => ({ status: 500, headers, body: '' }),
    }),
  );
  server.get('/graphql/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': docsPolicy })
      .send(docsHtml(centre.facts.name)),
  );
}
