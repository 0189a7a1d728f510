import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from '@centar/domain/publicAddress.ts';
import { isSecretPage } from '@centar/domain/pages.ts';
import { SCRIPTS, inScript, splitScript, type Script } from '@centar/domain/scriptAddress.ts';
import { savesData } from '../../platform/cache/byteCache.ts';
import type { PublicAnswer } from '../../platform/cache/encodedAnswer.ts';
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
 * These pages have no session, so a foreign form could only use the visitor's network address. A
 * page without referrer sends the origin `null`.
 */
export function refuseForeign({ headers, protocol, host }: FastifyRequest, publicUrl: string) {
  const { 'sec-fetch-site': site, origin } = headers;
  const own = [new URL(publicUrl).origin, `${protocol}://${host}`, 'null', undefined];
  const isOwn =
    site === undefined ? own.includes(origin) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new AppError('CSRF_MISMATCH');
}

const statusOfForm = ({ code, status }: AppError): number =>
  code === 'BAD_USER_INPUT' ? 422 : status;

/** Forms of pages in both scripts, by POST without scripts. The body is `URLSearchParams`. */
export async function registerLiveForms(
  app: FastifyInstance,
  { answerFailure }: Pick<LiveOptions<never>, 'answerFailure'>,
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
    scope.setErrorHandler(async (cause, request, reply) => {
      const { script } = splitScript(request.url);
      const { status, headers, body } = answerFailure(script)(cause);
      return reply
        .code(status)
        .headers({ ...headers, ...LIVE_HEADERS })
        .send(body);
    });
    for (const script of SCRIPTS) {
      for (const path of paths) scope.post(inScript(script, path), answer);
    }
  });
}

export interface LiveOptions<View> {
  readonly headers: Readonly<Record<string, string>>;
  readonly render: (address: PageAddress, view: View, saveData: boolean) => Promise<string>;
  readonly answerFailure: (script: Script) => (cause: unknown) => PublicAnswer;
  /** Answers with the page of an unknown address. */
  readonly answerUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Shown on the page, with everything that was typed. */
export interface Refusal {
  readonly error: AppError;
  readonly body: URLSearchParams;
}

/** The codes of ended links are erased, so these look like links that never existed. */
const ENDED = { kind: 'ended' } as const;

/** `failure` is the log's message for an error. */
export function createLiveAnswers<View>(
  { headers, render, answerUnknown }: LiveOptions<View | typeof ENDED>,
  viewOf: (address: PageAddress, refusal?: Refusal) => Promise<View | typeof ENDED>,
  failure: string,
) {
  /** For an unknown code, date or item. */
  async function answerMissing(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!isSecretPage(address.page)) return answerUnknown(request, reply);
    return sendPage(reply, address, 410, ENDED);
  }

  async function sendPage(
    reply: FastifyReply,
    address: PageAddress,
    status: number,
    view: View | typeof ENDED,
    refusal?: Refusal,
  ): Promise<FastifyReply> {
    return reply
      .code(status)
      .headers({ ...headers, ...LIVE_HEADERS, ...(refusal && retryHeader(refusal.error)) })
      .type('text/html; charset=utf-8')
      .send(await render(address, view, savesData(reply.request.raw)));
  }

  async function show(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
    refusal?: Refusal,
  ): Promise<FastifyReply> {
    let view: View | typeof ENDED;
    try {
      view = await viewOf(address, refusal);
    } catch (cause) {
      if (toAppError(cause).code === 'NOT_FOUND') return answerMissing(address, request, reply);
      throw cause;
    }
    const status = refusal ? statusOfForm(refusal.error) : 200;
    return sendPage(reply, address, status, view, refusal);
  }

  /** Redirects to the address that `work` returns. */
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
      if (error.code === 'NOT_FOUND') return answerMissing(address, request, reply);
      return show(address, request, reply, { error, body });
    }
  }

  return { show, submit };
}
