import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCRIPTS, inScript } from '@centar/domain/scriptAddress.ts';
import { AppError } from '../../platform/errors.ts';

const FORM = 'application/x-www-form-urlencoded';
/** All fields at their longest, as a form encodes Cyrillic. */
const MAX_FORM_BYTES = 32 * 1024;

/** Codes are in their addresses, and nothing may store what they show. */
export const LIVE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * Pages without a session, so a foreign site could only do what it can do itself, but from the
 * visitor's network. A page without referrer sends the origin `null`.
 */
export function refuseForeign({ headers, protocol, host }: FastifyRequest, publicUrl: string) {
  const { 'sec-fetch-site': site, origin } = headers;
  const own = [new URL(publicUrl).origin, `${protocol}://${host}`, 'null', undefined];
  const isOwn =
    site === undefined ? own.includes(origin) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new AppError('CSRF_MISMATCH');
}

/** A field's error is of the form, not of the request. */
export const statusOfForm = ({ code, status }: AppError): number =>
  code === 'BAD_USER_INPUT' ? 422 : status;

/** Forms of pages in both scripts, by POST without scripts. The body is `URLSearchParams`. */
export async function registerLiveForms(
  app: FastifyInstance,
  paths: readonly string[],
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  prepare: (scope: FastifyInstance) => void = () => undefined,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    prepare(scope);
    for (const script of SCRIPTS) {
      for (const path of paths) scope.post(inScript(script, path), answer);
    }
  });
}
