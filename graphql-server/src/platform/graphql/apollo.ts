import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import { toAppError } from '../errors.ts';
import { TOKEN_LIMIT } from './anonymousDocument.ts';
import { formatGraphqlError } from './formatError.ts';
import type { GraphqlContext } from './graphqlContext.ts';
import { operationsOfSchema } from './operationsOfSchema.ts';

export interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly validationRules: ValidationRule[];
}

export interface Apollo {
  readonly server: ApolloServer<GraphqlContext>;
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    contextOf: () => Promise<GraphqlContext>,
  ): Promise<unknown>;
}

/** Starts it once. */
export type OpenApollo = () => Promise<Apollo>;

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

/** A module of its own, loaded for the first operation that is not registered. */
export async function startApollo(
  log: FastifyBaseLogger,
  { schema, validationRules }: ApolloOptions,
): Promise<Apollo> {
  const armor = createArmor();
  const server = new ApolloServer<GraphqlContext>({
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
    plugins: [...armor.plugins, unavailabilityPlugin, ApolloServerPluginLandingPageDisabled()],
    formatError: (formatted, thrown) =>
      formatGraphqlError(formatted, thrown, (cause) => {
        log.error({ err: cause }, 'a resolver failed');
      }),
  });
  await server.start();
  return {
    server,
    async answer(request, reply, contextOf) {
      const handler = fastifyApolloHandler(server, { context: contextOf });
      return handler.call(request.server, request, reply);
    },
  };
}
