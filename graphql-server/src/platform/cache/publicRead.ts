import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { toJson } from '../batches.ts';
import { retryHeader, toAppError, toProblem } from '../errors.ts';
import type { AnswerSource, ByteCache } from './byteCache.ts';
import { bodyOf, type PublicAnswer } from './encodedAnswer.ts';

export interface PublicReadOptions {
  readonly cache: ByteCache;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
}

export function problemAnswer(
  { headers, log }: Pick<PublicReadOptions, 'headers' | 'log'>,
  thrown: unknown,
): PublicAnswer {
  const error = toAppError(thrown);
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ err: thrown }, 'a read failed');
  const type = { 'content-type': 'application/problem+json; charset=utf-8' };
  return {
    status: error.status,
    headers: { ...headers, ...retryHeader(error), ...type },
    body: JSON.stringify(toProblem(error)),
  };
}

/** Copied, since cached answers are sent without Fastify. */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Hijacks the reply. */
export async function sendCached(
  cache: ByteCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  source: AnswerSource,
): Promise<FastifyReply> {
  // `serve` misses unusual spellings, so they cost more.
  const isUnusual = request.raw.url !== key;
  await cache.answer(key, request.raw, reply.raw, source, (status) =>
    isUnusual || status >= 400 ? request.server.delayFlood(request) : undefined,
  );
  return reply.hijack();
}

/** Uncached without a key. Headers set by the route are part of the answer. */
export async function answerPublicRead(
  options: PublicReadOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, isRare = false }: { readonly key: string | undefined; readonly isRare?: boolean },
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  const fail = (thrown: unknown): PublicAnswer => problemAnswer(options, thrown);
  const answer = async (): Promise<PublicAnswer> => {
    const body = await toJson(await make());
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return { status: 200, headers: { ...options.headers, ...headersOf(reply), ...type }, body };
  };
  if (key !== undefined)
    return sendCached(options.cache, key, request, reply, { make: answer, fail, isRare });
  const fresh = await answer().catch(fail);
  const { 'access-control-allow-origin': _, ...headers } = fresh.headers;
  return reply
    .code(fresh.status)
    .headers({ ...headers, 'cache-control': 'private, no-store' })
    .send(bodyOf(fresh));
}
