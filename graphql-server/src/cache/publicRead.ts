import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError, toProblem } from '../errors.ts';
import { toJson } from '../content/pieces.ts';
import { bodyOf, hasCredentials } from './byteCache.ts';
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
  reply: FastifyReply,
  make: () => Promise<unknown>,
): Promise<PublicAnswer> {
  try {
    const body = await toJson(await make());
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return { status: 200, headers: { ...headers, ...headersOf(reply), ...type }, body };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ err: thrown }, 'a read failed');
    const retry = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
    const type = { 'content-type': 'application/problem+json; charset=utf-8' };
    return {
      status: error.status,
      headers: { ...headers, ...retry, ...type },
      body: JSON.stringify(toProblem(error)),
    };
  }
}

/** What the route has set on its reply so far: a ready answer leaves without the framework. */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Sends an answer from the byte cache. A failure before the first byte is thrown, for the error handler:
 * the reply is taken from the framework only when nothing can fail any more.
 */
export async function sendCached(
  cache: ByteCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<PublicAnswer>,
): Promise<FastifyReply> {
  await cache.answer(key, request.raw, reply.raw, make);
  return reply.hijack();
}

/**
 * Answers a public read as JSON: from the byte cache for strangers, made anew and kept nowhere for
 * requests with credentials. A total that the route sets on the reply is part of the answer.
 */
export async function answerPublicRead(
  options: PublicReadOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  if (hasCredentials(request.raw)) {
    const answer = await toAnswer(options, reply, make);
    return reply
      .code(answer.status)
      .headers({ ...answer.headers, 'cache-control': 'private, no-store' })
      .send(bodyOf(answer));
  }
  return sendCached(options.cache, key, request, reply, () => toAnswer(options, reply, make));
}
