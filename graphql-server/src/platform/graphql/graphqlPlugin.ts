import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '@centar/domain/once.ts';
import type { Actor } from '../context.ts';
import { AppError, badInput, retryHeader, toAppError } from '../errors.ts';
import type { ByteCache } from '../cache/byteCache.ts';
import type { PublicAnswer } from '../cache/encodedAnswer.ts';
import { sendCached } from '../cache/publicRead.ts';
import { networkOfRequest } from '../http/clientAddress.ts';
import { CORS_PREFLIGHT_HEADERS, CORS_HEADERS } from '../http/cors.ts';
import type { ReadLimiter } from '../rateLimit/readLimiter.ts';
import type { ApolloOptions, OpenApollo } from './apollo.ts';
import { toGraphqlError } from './formatError.ts';
import type { OtherBuilds } from '../otherBuilds.ts';
import type { RegisteredDocuments } from './registeredDocuments.ts';
import { classifyAnonymousDocument } from './anonymousDocument.ts';

export interface GraphqlOptions extends ApolloOptions {
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  /** For API answers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Limits uncacheable reads. */
  readonly readLimiter: ReadLimiter;
  readonly otherBuilds: Pick<OtherBuilds, 'find'>;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** Limits unregistered documents; the token limit refuses longer ones. */
const MAX_DOCUMENT_LENGTH = 8000;

const METHODS = 'GET, HEAD, OPTIONS, POST';

/** A registered operation's id. */
const DOCUMENT_ID = /^[0-9a-f]{32}$/;

function readVariables(text: unknown): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const variables: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (typeof variables === 'object' && variables !== null && !Array.isArray(variables)) {
      return variables as Record<string, unknown>;
    }
  } catch {
    // Refused below.
  }
  throw badInput({ variables: 'invalid' });
}

const jsonHeaders = (headers: GraphqlOptions['headers']) => ({
  ...headers,
  ...CORS_HEADERS,
  'content-type': 'application/json; charset=utf-8',
});

function consumeRead(readLimiter: ReadLimiter, request: FastifyRequest, text: string): void {
  if (text.length > MAX_DOCUMENT_LENGTH) throw new AppError('TOO_LARGE');
  readLimiter.consume(networkOfRequest(request));
}

/** A query of any program. */
async function answerAdHoc(
  openApollo: OpenApollo,
  { headers, readLimiter }: GraphqlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const { variables, operationName } = request.query as Record<string, unknown>;
  void reply.headers(CORS_HEADERS);
  if (classifyAnonymousDocument(text) !== 'read') {
    void reply.header('allow', 'POST');
    throw new AppError('METHOD_NOT_ALLOWED');
  }
  consumeRead(readLimiter, request, text);
  const named = typeof operationName === 'string' ? { operationName } : {};
  const { server } = await openApollo();
  const { http, body } = await server.executeOperation(
    { query: text, variables: readVariables(variables), ...named },
    { contextValue: { actor: null } },
  );
  const answer = body.kind === 'single' ? body.singleResult : {};
  return reply
    .code(http.status ?? 200)
    .headers({
      ...jsonHeaders(headers),
      ...Object.fromEntries(http.headers),
      'cache-control': 'no-store',
    })
    .send(JSON.stringify(answer));
}

/** An operation of a build of the site, from the cache where possible. */
async function answerRegistered(
  { documents, cache, headers, readLimiter, otherBuilds }: GraphqlOptions,
  log: FastifyBaseLogger,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = request.query as Record<string, unknown>;
  const own = jsonHeaders(headers);
  const id = typeof query['documentId'] === 'string' ? query['documentId'] : '';
  if (!documents.has(id) && DOCUMENT_ID.test(id)) {
    const text = await otherBuilds.find(id);
    if (text !== undefined) documents.add(id, text);
  }
  const run = documents.prepare(id, readVariables(query['variables']));
  const refusal = (error: AppError): PublicAnswer => ({
    status: error.status,
    headers: { ...own, ...retryHeader(error) },
    body: JSON.stringify({ errors: [toGraphqlError(error)] }),
  });
  const fail = (thrown: unknown): PublicAnswer => {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ err: thrown }, 'a read failed');
    return refusal(error);
  };
  const { isUncacheable, isRare } = run;
  const make = async (): Promise<PublicAnswer> => {
    if (isUncacheable || isRare) readLimiter.consume(networkOfRequest(request));
    const { data, error } = await run.execute();
    // Already logged.
    if (error) return refusal(error);
    return { status: 200, headers: own, body: JSON.stringify({ data }) };
  };
  return sendCached(cache, run.address, request, reply, { make, fail, isUncacheable, isRare });
}

/**
 * Registered operations are sent by GET and cached. Other queries are limited per network.
 * Signed-in users send all operations by POST.
 */
export function registerGraphql(app: FastifyInstance, options: GraphqlOptions): void {
  const { actorOf, readLimiter } = options;
  // Pages do not need it, and it takes a tenth of the start.
  const openApollo: OpenApollo = once(async () => {
    const { startApollo } = await import('./apollo.ts');
    return startApollo(app.log, options);
  });

  /** Their cookies and origin are ignored. */
  const anonymousReads = new WeakSet<FastifyRequest>();

  app.options('/graphql', async (_request, reply) =>
    reply
      .code(204)
      .headers({ ...CORS_PREFLIGHT_HEADERS, allow: METHODS })
      .send(),
  );

  app.get('/graphql', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    return query['documentId'] === undefined && typeof query['query'] === 'string'
      ? answerAdHoc(openApollo, options, request, reply, query['query'])
      : answerRegistered(options, app.log, request, reply);
  });

  app.post('/graphql', {
    preHandler: async (request, reply) => {
      const text = (request.body as { query?: unknown } | null)?.query;
      const kind = typeof text === 'string' ? classifyAnonymousDocument(text) : undefined;
      if (typeof text === 'string' && kind === 'read' && !request.headers.authorization) {
        anonymousReads.add(request);
        void reply.headers(CORS_HEADERS);
        consumeRead(readLimiter, request, text);
        return;
      }
      const actor = await actorOf(request);
      if (!actor && typeof text === 'string' && kind !== 'open') {
        throw new AppError('UNAUTHENTICATED');
      }
    },
    handler: async (request, reply) => {
      const { answer } = await openApollo();
      return answer(request, reply, async () => {
        void reply.header('cache-control', 'no-store');
        const actor = anonymousReads.has(request) ? null : await actorOf(request);
        return { actor, request, reply };
      });
    },
  });
}
