import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, networkOfRequest } from '../../platform/http/clientAddress.ts';
import { readDeviceCookie, setDeviceCookie } from '../../platform/http/cookies.ts';
import { DEVICE_SECONDS, marksIn, type KnownVisit } from './deviceMarks.ts';

export const marksOf = (request: FastifyRequest): readonly string[] =>
  marksIn(readDeviceCookie(request));

export const knownVisitOf = (request: FastifyRequest): KnownVisit => ({
  marks: marksOf(request),
  network: networkOfRequest(request),
});

export function rememberBrowser(
  reply: FastifyReply,
  marks: readonly string[],
  publicUrl: string,
): void {
  const secure = isHttps(reply.request, publicUrl);
  setDeviceCookie(reply, marks, { secure, maxAge: DEVICE_SECONDS });
}
