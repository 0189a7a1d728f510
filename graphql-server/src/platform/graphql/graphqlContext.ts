import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';

export interface GraphqlContext {
  readonly actor: Actor;
  readonly request?: FastifyRequest;
  readonly reply?: FastifyReply;
}
