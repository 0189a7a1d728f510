import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isHttps } from '../../platform/http/clientAddress.ts';
import {
  BINDING_COOKIE,
  readCookie,
  setXsrfCookie,
  XSRF_COOKIE,
} from '../../platform/http/cookies.ts';

export interface Csrf {
  /** Sets an anti-forgery cookie bound to the session, if any. Only for uncached answers. */
  issue(reply: FastifyReply, sessionId?: number): void;
  /** Like `issue`, but keeps the session's cookie, since other tabs may be sending its value. */
  issueIfMissing(request: FastifyRequest, reply: FastifyReply, sessionId: number): void;
  /**
   * For staff pages. Does nothing if the browser may have a valid cookie. A cookie signed with
   * another key, such as before a restore, would prevent signing in.
   */
  issueToPage(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * Checks writes with our cookies; reads, and writes without cookies, pass. A browser must send
   * the cookie's value in `X-XSRF-TOKEN`, signed for the session, from our origin. Without a
   * session any signed value is valid, so that an ended session or lost cookie does not prevent
   * signing in. Throws CSRF_MISMATCH.
   */
  check(request: FastifyRequest, actor: Actor): void;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);
const ANYBODY = 'anon';

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Cookies have the form `boundTo.random.HMAC(key, boundTo.random)`. */
export function createCsrf({
  key,
  publicUrl,
}: {
  readonly key: Buffer;
  readonly publicUrl: string;
}): Csrf {
  const sign = (nonce: string): string =>
    createHmac('sha256', key).update(`xsrf:${nonce}`).digest('base64url');
  const configuredOrigin = new URL(publicUrl).origin;

  function ownerOf(value: string): string | undefined {
    const [owner = '', random = '', mac = '', ...rest] = value.split('.');
    const isOurs = rest.length === 0 && isEqual(mac, sign(`${owner}.${random}`));
    return isOurs ? owner : undefined;
  }

  function isOwnOrigin(request: FastifyRequest): boolean {
    const { origin } = request.headers;
    return origin === configuredOrigin || origin === `${request.protocol}://${request.host}`;
  }

  function hasValidToken(
    request: FastifyRequest,
    cookie: string | undefined,
    actor: Actor,
  ): boolean {
    const header = request.headers['x-xsrf-token'];
    if (cookie === undefined || typeof header !== 'string' || !isEqual(header, cookie))
      return false;
    const owner = ownerOf(cookie);
    return actor ? owner === String(actor.sessionId) : owner !== undefined;
  }

  const issue = (reply: FastifyReply, sessionId?: number): void => {
    const nonce = `${String(sessionId ?? ANYBODY)}.${randomBytes(16).toString('base64url')}`;
    setXsrfCookie(reply, `${nonce}.${sign(nonce)}`, isHttps(reply.request, publicUrl));
  };

  return {
    issue,
    issueIfMissing(request, reply, sessionId) {
      if (ownerOf(readCookie(request, XSRF_COOKIE) ?? '') === String(sessionId)) return;
      issue(reply, sessionId);
    },
    issueToPage(request, reply) {
      // A navigation from another site sends no strict cookies, even if the browser has some.
      const site = request.headers['sec-fetch-site'];
      if (typeof site === 'string' && !OWN_SITES.has(site)) return;
      const value = readCookie(request, XSRF_COOKIE);
      const mayBeValid =
        value === undefined
          ? readCookie(request, BINDING_COOKIE) !== undefined
          : ownerOf(value) !== undefined;
      if (!mayBeValid) issue(reply);
    },
    check(request, actor) {
      if (SAFE_METHODS.has(request.method)) return;
      const site = request.headers['sec-fetch-site'];
      // Other sites may not write, even without cookies.
      if (typeof site === 'string' && !OWN_SITES.has(site)) throw new AppError('CSRF_MISMATCH');
      const cookie = readCookie(request, XSRF_COOKIE);
      if (cookie === undefined && readCookie(request, BINDING_COOKIE) === undefined) return;
      const isOwn = site !== undefined || isOwnOrigin(request);
      // The binding cookie alone authorises nothing. A browser that lost the other one must be able
      // to sign in.
      if (isOwn && cookie === undefined && !actor) return;
      // Scripts send neither header; browsers always send one with a custom header.
      const isScript = site === undefined && request.headers.origin === undefined;
      if (!(isOwn || isScript) || !hasValidToken(request, cookie, actor)) {
        throw new AppError('CSRF_MISMATCH');
      }
    },
  };
}
