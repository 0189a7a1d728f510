import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from '@centar/domain/publicAddress.ts';
import { SCRIPTS, inScript } from '@centar/domain/scriptAddress.ts';
import { AppError, retryHeader, toAppError } from '../../platform/errors.ts';

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
const statusOfForm = ({ code, status }: AppError): number =>
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

export interface LiveOptions<View> {
  readonly headers: Readonly<Record<string, string>>;
  readonly render: (address: PageAddress, view: View) => Promise<string>;
  /** Answers as for an unknown address. */
  readonly answerUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** What a request was refused with, to be shown on the page with all that was typed. */
export interface Refusal {
  readonly error: AppError;
  readonly body: URLSearchParams;
}

/** Shows a page with forms, and answers its forms. `failure` is what the log says of an error. */
export function createLiveAnswers<View>(
  { headers, render, answerUnknown }: LiveOptions<View>,
  viewOf: (address: PageAddress, refusal?: Refusal) => Promise<View>,
  failure: string,
) {
  async function show(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
    refusal?: Refusal,
  ): Promise<FastifyReply> {
    let view: View;
    try {
      view = await viewOf(address, refusal);
    } catch (cause) {
      if (toAppError(cause).code === 'NOT_FOUND') return answerUnknown(request, reply);
      throw cause;
    }
    return reply
      .code(refusal ? statusOfForm(refusal.error) : 200)
      .headers({ ...headers, ...LIVE_HEADERS, ...(refusal && retryHeader(refusal.error)) })
      .type('text/html; charset=utf-8')
      .send(await render(address, view));
  }

  /** Goes on to the address that `work` returns. */
  async function submit(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (body: URLSearchParams) => Promise<string>,
  ): Promise<FastifyReply> {
    const body = request.body as URLSearchParams;
    try {
      const next = await work(body);
      return await reply
        .code(303)
        .headers({ ...headers, ...LIVE_HEADERS, location: inScript(address.script, next) })
        .send();
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'INTERNAL_SERVER_ERROR') request.log.error({ err: cause }, failure);
      if (error.code === 'NOT_FOUND') return answerUnknown(request, reply);
      return show(address, request, reply, { error, body });
    }
  }

  return { show, submit };
}
