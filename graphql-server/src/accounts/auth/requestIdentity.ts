import type { FastifyRequest } from 'fastify';
import type { Actor, Clock } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { BINDING_COOKIE, readCookie } from '../../platform/http/cookies.ts';
import type { PresentedSession, Sessions } from './sessions.ts';

export interface Identity {
  /**
   * Null without a bearer token. Looked up once per request. Throws UNAUTHENTICATED for an unknown,
   * expired or ended token, or one without its binding cookie.
   */
  actorOf(request: FastifyRequest): Promise<Actor>;
}

const BEARER = /^Bearer(?: +(.*))?$/i;
const bearerOf = ({ headers }: FastifyRequest): RegExpExecArray | null =>
  BEARER.exec(headers.authorization?.trim() ?? '');

export const presentedSession = (request: FastifyRequest): PresentedSession => ({
  token: bearerOf(request)?.[1],
  bindValue: readCookie(request, BINDING_COOKIE),
});

/** Needs @fastify/cookie. */
export function createIdentity({
  sessions,
  clock,
}: {
  readonly sessions: Sessions;
  readonly clock: Clock;
}): Identity {
  const actors = new WeakMap<FastifyRequest, Promise<Actor>>();

  async function identify(request: FastifyRequest): Promise<Actor> {
    if (!bearerOf(request)) return null;
    const { token = '', bindValue } = presentedSession(request);
    const person = await sessions.find(token, bindValue, clock());
    if (!person) throw new AppError('UNAUTHENTICATED');
    const creationKey = request.headers['idempotency-key'];
    return {
      ...person,
      ...(creationKey === undefined ? {} : { creationKey: String(creationKey) }),
      ...(request.headers['x-preview'] === '1' ? { isPreview: true as const } : {}),
    };
  }

  return {
    actorOf(request) {
      const actor = actors.get(request) ?? identify(request);
      actors.set(request, actor);
      return actor;
    },
  };
}
