import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';

export interface GraphqlContext {
  readonly actor: Actor;
  /** Absent when the server runs an operation to render a page. */
  readonly request?: FastifyRequest;
  readonly reply?: FastifyReply;
}
