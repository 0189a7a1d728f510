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

/** Keeps other sites from acting with a visitor's cookies. */
export interface Csrf {
  /** Gives the browser an anti-forgery cookie bound to the session, or to nobody. For answers that no cache keeps. */
  issue(reply: FastifyReply, sessionId?: number): void;
  /**
   * Like `issue`, but a browser that has a value of this session keeps it: replacing it would break what its other
   * tabs are sending at this moment.
   */
  issueIfMissing(request: FastifyRequest, reply: FastifyReply, sessionId: number): void;
  /** For staff pages: like `issue` for nobody, unless the browser may have a cookie already, which stays. */
  issueToPage(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * Lets reads pass, and writes that carry none of our cookies (scripts). Of a browser's writes it wants
   * the cookie's value in `X-XSRF-TOKEN`, made by us and for this person's session, and our own origin; of a script that
   * keeps cookies the value alone.
   * Without a person any value made by us counts: what is left of an ended session must not keep its
   * owner from signing in again, nor must an anti-forgery cookie that got lost. Throws CSRF_MISMATCH.
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

/** Makes and checks cookies of the form `boundTo.random.HMAC(key, boundTo.random)`. */
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

  /** The owner to whom a token is bound; undefined for a token that this server did not sign. */
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
      // A visit from another site comes without our strict cookies although the browser may have them.
      const site = request.headers['sec-fetch-site'];
      if (typeof site === 'string' && !OWN_SITES.has(site)) return;
      const has = (name: string): boolean => readCookie(request, name) !== undefined;
      if (!has(XSRF_COOKIE) && !has(BINDING_COOKIE)) issue(reply);
    },
    check(request, actor) {
      if (SAFE_METHODS.has(request.method)) return;
      const site = request.headers['sec-fetch-site'];
      // No other site has business writing here, with or without cookies.
      if (typeof site === 'string' && !OWN_SITES.has(site)) throw new AppError('CSRF_MISMATCH');
      const cookie = readCookie(request, XSRF_COOKIE);
      if (cookie === undefined && readCookie(request, BINDING_COOKIE) === undefined) return;
      const isOwn = site !== undefined || isOwnOrigin(request);
      // The binding cookie alone authorises nothing: whose other cookie was lost must be able to sign in again.
      if (isOwn && cookie === undefined && !actor) return;
      // A script that keeps cookies says neither, which a browser with a value to repeat in a header always does.
      const isScript = site === undefined && request.headers.origin === undefined;
      if (!(isOwn || isScript) || !hasValidToken(request, cookie, actor)) {
        throw new AppError('CSRF_MISMATCH');
      }
    },
  };
}
