import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';

/** The context value of all resolvers. */
export interface GraphqlContext {
  readonly actor: Actor;
  /** Absent when the server itself runs an operation, to render a page. */
  readonly request?: FastifyRequest;
  readonly reply?: FastifyReply;
}
