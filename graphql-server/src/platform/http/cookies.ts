import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '@centar/domain/user.ts';

/** Binds a session to a browser; authorises nothing alone. HttpOnly. */
export const BINDING_COOKIE = '__Host-sid';
/** Anti-forgery value, copied into `X-XSRF-TOKEN` (staff specification, section 7). */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** Accounts that have signed in from this browser; authorises nothing. HttpOnly. */
const DEVICE_COOKIE = 'centar-device';
/** The same over HTTPS, where no other host can set it. */
const SECURE_DEVICE_COOKIE = `__Host-${DEVICE_COOKIE}`;

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[name];
}

const binding: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
};

export function setBindingCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(BINDING_COOKIE, value, { ...binding, maxAge: SESSION_SECONDS });
}

/** A browser that was marked before it had HTTPS, or this prefix, stays known. */
export const readDeviceCookie = (request: FastifyRequest): string | undefined =>
  readCookie(request, SECURE_DEVICE_COOKIE) ?? readCookie(request, DEVICE_COOKIE);

export function setDeviceCookie(
  reply: FastifyReply,
  marks: readonly string[],
  { secure, maxAge }: { readonly secure: boolean; readonly maxAge: number },
): void {
  reply.setCookie(secure ? SECURE_DEVICE_COOKIE : DEVICE_COOKIE, marks.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge,
  });
}

export function setXsrfCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(XSRF_COOKIE, value, {
    path: '/',
    sameSite: 'strict',
    secure,
    maxAge: SESSION_SECONDS,
  });
}

export function clearCookies(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(BINDING_COOKIE, binding);
  reply.clearCookie(XSRF_COOKIE, { path: '/', sameSite: 'strict', secure });
}
