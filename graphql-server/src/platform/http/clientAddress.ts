import type { FastifyRequest } from 'fastify';
import { networkOf } from './networkOf.ts';

const LONGEST_DEVICE = 200;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SAFARI_ENGINE = /Safari\//;
const OTHER_ENGINE = /Chrome\/|Chromium\/|Firefox\//;

/** The network a request comes from; which forwarded addresses count is the app's `trustProxy`. */
export function networkOfRequest(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** The client's user agent as one clean line of at most 200 characters. */
export function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  return agent
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, LONGEST_DEVICE)
    .trim();
}

/**
 * Did the request travel over https? The public address counts too, for a TLS proxy that keeps the Host
 * header but whose forwarded ones are not trusted.
 */
export function isHttps(request: FastifyRequest, publicUrl: string): boolean {
  return request.protocol === 'https' || publicUrl === `https://${request.host}`;
}

/**
 * Is this a browser that will keep a Secure cookie from us? Browsers say `Sec-Fetch-Site`, scripts do not.
 * Over plain http they keep it for the own machine only, and Safari not even then; binding its session
 * would lock it out.
 */
export function keepsBindingCookie(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-site'] === undefined) return false;
  if (isHttps(request, publicUrl)) return true;
  const agent = request.headers['user-agent'] ?? '';
  const isSafari = SAFARI_ENGINE.test(agent) && !OTHER_ENGINE.test(agent);
  return LOOPBACK.has(request.hostname) && !isSafari;
}
