import type { FastifyRequest } from 'fastify';
import { networkOf } from './networkOf.ts';

const MAX_USER_AGENT_LENGTH = 200;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SAFARI_ENGINE = /Safari\//;
const OTHER_ENGINE = /Chrome\/|Chromium\/|Firefox\//;

/** The network of a request. Fastify's `trustProxy` decides which forwarded addresses count. */
export function networkOfRequest(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** The client's user agent as one clean line of at most 200 characters. */
export function userAgentOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  return agent
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, MAX_USER_AGENT_LENGTH)
    .trim();
}

/**
 * True for a request over https. The public address counts too, for a TLS proxy that passes the Host header but whose forwarded
 * headers are not trusted.
 */
export function isHttps(request: FastifyRequest, publicUrl: string): boolean {
  return request.protocol === 'https' || publicUrl === `https://${request.host}`;
}

/**
 * True for a browser that will store a Secure cookie. Browsers send `Sec-Fetch-Site`, scripts do not. Over plain http they store
 * it only for the own machine, and Safari not even then; a session bound to a cookie would lock it out.
 */
export function acceptsBindingCookie(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-site'] === undefined) return false;
  if (isHttps(request, publicUrl)) return true;
  const agent = request.headers['user-agent'] ?? '';
  const isSafari = SAFARI_ENGINE.test(agent) && !OTHER_ENGINE.test(agent);
  return LOOPBACK.has(request.hostname) && !isSafari;
}
