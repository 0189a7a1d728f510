import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import type { Actor } from '../context.ts';
import { AppError, badInput, retryHeader, toAppError } from '../errors.ts';
import type { ByteCache } from '../cache/byteCache.ts';
import type { PublicAnswer } from '../cache/encodedAnswer.ts';
import { sendCached } from '../cache/publicRead.ts';
import { networkOfRequest } from '../http/clientAddress.ts';
import { CORS_PREFLIGHT_HEADERS, CORS_HEADERS } from '../http/cors.ts';
import type { ReadLimiter } from '../rateLimit/readLimiter.ts';
import type { GraphqlContext } from './graphqlContext.ts';
import { formatGraphqlError, toGraphqlError } from './formatError.ts';
import type { OtherBuilds } from '../otherBuilds.ts';
import type { RegisteredDocuments } from './registeredDocuments.ts';
import { classifyAnonymousDocument, TOKEN_LIMIT } from './anonymousDocument.ts';
import { operationsOfSchema } from './operationsOfSchema.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  /** For API answers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Limits uncacheable reads. */
  readonly readLimiter: ReadLimiter;
  readonly otherBuilds: Pick<OtherBuilds, 'find'>;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly validationRules: ValidationRule[];
}

/** Limits unregistered documents; the token limit refuses longer ones. */
const MAX_DOCUMENT_LENGTH = 8000;

/** Apollo limits tokens itself, since Armor answers 500. */
function createArmor() {
  return new ApolloArmor({
    maxTokens: { enabled: false },
    maxDepth: { enabled: true, n: 6 },
    maxAliases: { enabled: true, n: 5 },
    maxDirectives: { enabled: true, n: 10 },
    costLimit: { enabled: true, maxCost: 3000 },
    // The schema is public, so hints at misspelled fields reveal nothing.
    blockFieldSuggestion: { enabled: false },
  }).protect();
}

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

/** Gives UNAVAILABLE and STORAGE_FULL their HTTP status and `Retry-After`, for proxies. */
const unavailabilityPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ errors = [], response: { http, body } }) => {
      const known = errors.map((error) => toAppError(unwrapResolverError(error)));
      const [wait] = known.flatMap(({ retryAfter }) => retryAfter ?? []);
      if (wait !== undefined) http.headers.set('retry-after', String(wait));
      const hasData = body.kind === 'single' && Boolean(body.singleResult.data);
      const cause = known.find(({ code }) => code === 'UNAVAILABLE' || code === 'STORAGE_FULL');
      if (cause && !hasData) http.status = cause.status;
    },
  }),
};

const jsonHeaders = (headers: GraphqlOptions['headers']) => ({
  ...headers,
  ...CORS_HEADERS,
  'content-type': 'application/json; charset=utf-8',
});

async function startApollo(
  app: FastifyInstance,
  { schema, validationRules }: GraphqlOptions,
): Promise<ApolloServer<GraphqlContext>> {
  const armor = createArmor();
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    // `serve` stops the server; Apollo would end the process before open requests finish.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    // Visitors could use a hash to run operations that only staff may send as text.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: TOKEN_LIMIT,
    validationRules: [...armor.validationRules, operationsOfSchema, ...validationRules],
    plugins: [
      ...armor.plugins,
      fastifyApolloDrainPlugin(app),
      unavailabilityPlugin,
      ApolloServerPluginLandingPageDisabled(),
    ],
    formatError: (formatted, thrown) =>
      formatGraphqlError(formatted, thrown, (cause) => {
        app.log.error({ err: cause }, 'a resolver failed');
      }),
  });
  await apollo.start();
  return apollo;
}

function consumeRead(readLimiter: ReadLimiter, request: FastifyRequest, text: string): void {
  if (text.length > MAX_DOCUMENT_LENGTH) throw new AppError('TOO_LARGE');
  readLimiter.consume(networkOfRequest(request));
}

/** A query of any program. */
async function answerAdHoc(
  apollo: ApolloServer<GraphqlContext>,
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
  const { http, body } = await apollo.executeOperation(
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
export async function registerGraphql(
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<ApolloServer<GraphqlContext>> {
  const { actorOf, readLimiter } = options;
  const apollo = await startApollo(app, options);

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
      ? answerAdHoc(apollo, options, request, reply, query['query'])
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
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const actor = anonymousReads.has(request) ? null : await actorOf(request);
        return { actor, request, reply };
      },
    }),
  });
  return apollo;
}
