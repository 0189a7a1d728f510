import type { FastifyRequest } from 'fastify';
import { networkOf } from './networkOf.ts';

const MAX_USER_AGENT_LENGTH = 200;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SAFARI_ENGINE = /Safari\//;
const OTHER_ENGINE = /Chrome\/|Chromium\/|Firefox\//;

export function networkOfRequest(request: FastifyRequest): string {
  return networkOf(request.ip);
}

export function userAgentOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  return agent
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, MAX_USER_AGENT_LENGTH)
    .trim();
}

/**
 * Also compares the public address, for a TLS proxy that forwards the Host header but is not
 * trusted.
 */
export function isHttps(request: FastifyRequest, publicUrl: string): boolean {
  return request.protocol === 'https' || publicUrl === `https://${request.host}`;
}

/**
 * Only browsers send `Sec-Fetch-Site`. Over plain http they store a Secure cookie only for
 * localhost, and Safari not even there.
 */
export function acceptsBindingCookie(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-site'] === undefined) return false;
  if (isHttps(request, publicUrl)) return true;
  const agent = request.headers['user-agent'] ?? '';
  const isSafari = SAFARI_ENGINE.test(agent) && !OTHER_ENGINE.test(agent);
  return LOOPBACK.has(request.hostname) && !isSafari;
}
