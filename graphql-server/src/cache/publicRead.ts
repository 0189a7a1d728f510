import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError, toProblem } from '../errors.ts';
import { hasCredentials } from './byteCache.ts';
import type { ByteCache, PublicAnswer } from './byteCache.ts';

/** What answering a public read needs. */
export interface PublicReadOptions {
  readonly cache: ByteCache;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
}

/** Turns a value, or the failure of making it, into an answer; unknown failures are logged and masked. */
async function toAnswer(
  { headers, log }: PublicReadOptions,
  make: () => Promise<unknown>,
): Promise<PublicAnswer> {
  try {
    return {
      status: 200,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(await make()),
    };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ err: thrown }, 'a read failed');
    return {
      status: error.status,
      headers: { ...headers, 'content-type': 'application/problem+json; charset=utf-8' },
      body: JSON.stringify(toProblem(error)),
    };
  }
}

/**
 * Answers a public read as JSON: from the byte cache for strangers, made anew and kept nowhere for
 * requests with credentials. Headers that the route set on the reply (a total) are part of the answer.
 */
export async function answerPublicRead(
  options: PublicReadOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  if (hasCredentials(request.raw)) {
    const answer = await toAnswer(options, make);
    return reply
      .code(answer.status)
      .headers({ ...answer.headers, 'cache-control': 'private, no-store' })
      .send(answer.body);
  }
  reply.hijack();
  await options.cache.answer(key, request.raw, reply.raw, () => toAnswer(options, make));
  return reply;
}
