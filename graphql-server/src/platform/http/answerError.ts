import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryHeader, toAppError, toProblem } from '../errors.ts';
import { toGraphqlError } from '../graphql/formatError.ts';

/** A problem document, or a GraphQL error on `/graphql`. Unknown failures are logged and masked. */
export function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toAppError(thrown);
  if (error.code === 'INTERNAL_SERVER_ERROR')
    request.log.error({ err: thrown }, 'a request failed');
  void reply.code(error.status).headers({ ...retryHeader(error), 'cache-control': 'no-store' });
  if (/^\/graphql\b/i.test(request.url)) {
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ errors: [toGraphqlError(error)] }));
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(error)));
}
