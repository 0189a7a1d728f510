import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';

export interface GraphqlContext {
  readonly actor: Actor;
  readonly request?: FastifyRequest;
  readonly reply?: FastifyReply;
}

/** The server's own reads for pages have no request. Throws UNAUTHENTICATED. */
export function httpOf({ request, reply }: GraphqlContext): [FastifyRequest, FastifyReply] {
  if (!request || !reply) throw new AppError('UNAUTHENTICATED');
  return [request, reply];
}
