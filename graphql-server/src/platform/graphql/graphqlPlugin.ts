import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Kind, OperationTypeNode, parse } from 'graphql';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import type { Actor } from '../context.ts';
import { AppError, badInput, retryHeader, toAppError } from '../errors.ts';
import type { ByteCache, PublicAnswer } from '../cache/byteCache.ts';
import { sendCached } from '../cache/publicRead.ts';
import { networkOfRequest } from '../http/clientAddress.ts';
import type { EndlessReads } from '../rateLimit/endlessReads.ts';
import type { GraphqlContext } from './graphqlContext.ts';
import { formatGraphqlError, toGraphqlError } from './formatError.ts';
import type { RegisteredDocuments } from './registeredDocuments.ts';

/** What `/graphql` needs of the application. */
export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  /** Security headers of API answers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Counts the answers of which there is no end, by the network that asks. */
  readonly endlessReads: EndlessReads;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly validationRules: ValidationRule[];
}

/** The most words and signs of one document. */
const TOKEN_LIMIT = { maxLexicalTokens: 800 };

/** Limits on what a document may ask for; the token limit is Apollo's own, since Armor's answers 500. */
function limits() {
  return new ApolloArmor({
    maxTokens: { enabled: false },
    maxDepth: { enabled: true, n: 6 },
    maxAliases: { enabled: true, n: 5 },
    maxDirectives: { enabled: true, n: 10 },
    costLimit: { enabled: true, maxCost: 3000 },
    blockFieldSuggestion: { enabled: true },
  }).protect();
}

/** What a stranger may send in his own words, one at a time. */
const FOR_STRANGERS = new Set(['login', 'resetPassword']);

function isForStrangers(text: string): boolean {
  try {
    const { definitions } = parse(text, TOKEN_LIMIT);
    const [operation] = definitions;
    return (
      definitions.length === 1 &&
      operation?.kind === Kind.OPERATION_DEFINITION &&
      operation.operation === OperationTypeNode.MUTATION &&
      operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && FOR_STRANGERS.has(selection.name.value),
      )
    );
  } catch {
    return false;
  }
}

function readVariables(text: unknown): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const variables: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (typeof variables === 'object' && variables !== null && !Array.isArray(variables)) {
      return variables as Record<string, unknown>;
    }
  } catch {
    // Falls through to the refusal.
  }
  throw badInput({ variables: 'invalid' });
}

/**
 * A server that can't at the moment says so to everything between it and the client too, as over REST: the status of an
 * answer without data, and when to come again.
 */
const tellUnavailability: ApolloServerPlugin<GraphqlContext> = {
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

/** Registered operations over GET, from the byte cache; ad hoc ones by POST, for who is signed in. */
export async function registerGraphql(
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<ApolloServer<GraphqlContext>> {
  const { schema, documents, cache, actorOf, endlessReads } = options;
  const jsonHeaders = { ...options.headers, 'content-type': 'application/json; charset=utf-8' };
  const armor = limits();
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    introspection: false,
    csrfPrevention: true,
    // main stops the whole server; Apollo would end the process before open requests have finished.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    // A stranger could run by its hash what only staff may send as text.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: TOKEN_LIMIT,
    validationRules: [...armor.validationRules, ...options.validationRules],
    plugins: [
      ...armor.plugins,
      fastifyApolloDrainPlugin(app),
      tellUnavailability,
      ApolloServerPluginLandingPageDisabled(),
    ],
    formatError: (formatted, thrown) =>
      formatGraphqlError(formatted, thrown, (cause) => {
        app.log.error({ err: cause }, 'a resolver failed');
      }),
  });
  await apollo.start();

  app.get('/graphql', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const id = typeof query['documentId'] === 'string' ? query['documentId'] : '';
    const run = documents.prepare(id, readVariables(query['variables']));
    const refusal = (error: AppError): PublicAnswer => ({
      status: error.status,
      headers: { ...jsonHeaders, ...retryHeader(error) },
      body: JSON.stringify({ errors: [toGraphqlError(error)] }),
    });
    const fail = (thrown: unknown): PublicAnswer => {
      const error = toAppError(thrown);
      if (error.code === 'INTERNAL_SERVER_ERROR') app.log.error({ err: thrown }, 'a read failed');
      return refusal(error);
    };
    const make = async (): Promise<PublicAnswer> => {
      if (run.isEndless) endlessReads.take(networkOfRequest(request));
      const { data, error } = await run.execute();
      // Where it came from has been told to the log.
      if (error) return refusal(error);
      return { status: 200, headers: jsonHeaders, body: JSON.stringify({ data }) };
    };
    return sendCached(cache, run.address, request, reply, {
      make,
      fail,
      isEndless: run.isEndless,
    });
  });

  app.post('/graphql', {
    preHandler: async (request) => {
      const actor = await actorOf(request);
      const text = (request.body as { query?: unknown } | null)?.query;
      if (actor || typeof text !== 'string') return;
      if (!documents.includes(text) && !isForStrangers(text)) throw new AppError('UNAUTHENTICATED');
    },
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return { actor: await actorOf(request), request, reply };
      },
    }),
  });
  return apollo;
}
