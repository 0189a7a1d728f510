import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  NOTIFIED,
  SUBSCRIBED_SECTIONS,
  WEEKLY,
  type NotificationDeed,
  type NotificationProblem,
  type NotificationView,
} from '@centar/domain/notificationPages.ts';
import { PAGES, pagePath } from '@centar/domain/pages.ts';
import { pageAddress, type PageAddress } from '@centar/domain/publicAddress.ts';
import { inScript } from '@centar/domain/scriptAddress.ts';
import type { SubscribersService } from '../../notifications/subscribers.service.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import { AppError, retryHeader, toAppError } from '../../platform/errors.ts';
import { LIVE_HEADERS, refuseForeign, registerLiveForms, statusOfForm } from './liveForms.ts';

/** One press in a mail program (RFC 8058). */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
const MAX_ONE_CLICK_BYTES = 4096;

export interface NotificationPagesOptions {
  readonly subscribers: SubscribersService;
  readonly publicUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly render: (address: PageAddress, view: NotificationView) => Promise<string>;
  /** Answers as for an unknown address. */
  readonly answerUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** What a request was refused with, to be shown on the page with all that was typed. */
interface Refusal {
  readonly error: AppError;
  readonly body: URLSearchParams;
}

const PROBLEMS: Readonly<Partial<Record<AppError['code'], NotificationProblem>>> = {
  BAD_USER_INPUT: 'invalid',
  TOO_MANY_TRIES: 'tooManyTries',
};

const refusalOf = (refusal: Refusal | undefined) => ({
  errors: refusal?.error.fields ?? {},
  problem: refusal && (PROBLEMS[refusal.error.code] ?? 'failed'),
});

/** Unknown ones are refused by the service; the page only shows those that it offers. */
const shownSections = (body: URLSearchParams) =>
  SUBSCRIBED_SECTIONS.filter((slug) => body.getAll('sections').includes(slug));

/** The form for mails, and one's own subscription; both also by POST, without scripts. */
export function createNotificationPages(options: NotificationPagesOptions) {
  const { subscribers, headers, render, answerUnknown } = options;

  const topicOf = ({ search }: PageAddress): string => search.get(NOTIFIED.topic) ?? WEEKLY;

  async function viewOf(address: PageAddress, refusal?: Refusal): Promise<NotificationView> {
    const { page, search } = address;
    if (page.name === 'ownNotifications') {
      const { item, sections, ...own } = await subscribers.own({ code: page.part });
      const chosen = refusal ? shownSections(refusal.body) : sections;
      return {
        kind: 'own',
        code: page.part,
        ...own,
        item,
        sections: chosen,
        ...refusalOf(refusal),
      };
    }
    if (search.get(NOTIFIED.done) === 'odjava') return { kind: 'ended' };
    const topic = topicOf(address);
    return {
      kind: 'form',
      topic,
      item: await subscribers.form(topic),
      email: refusal?.body.get('email') ?? '',
      sections: refusal ? shownSections(refusal.body) : [],
      ...refusalOf(refusal),
    };
  }

  async function send(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
    refusal?: Refusal,
  ): Promise<FastifyReply> {
    let view: NotificationView;
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

  const formPath = (done: NotificationDeed, topic = WEEKLY): string => {
    const search = new URLSearchParams({
      ...(topic !== WEEKLY && { [NOTIFIED.topic]: topic }),
      [NOTIFIED.done]: done,
    });
    return `${pagePath('notifications')}?${search.toString()}`;
  };
  const ownPath = (code: string, done: NotificationDeed): string =>
    `${pagePath('ownNotifications', code)}?${NOTIFIED.done}=${done}`;

  /** The address to go on to. */
  async function subscribe(
    address: PageAddress,
    body: URLSearchParams,
    request: FastifyRequest,
  ): Promise<string> {
    const topic = topicOf(address);
    await subscribers.subscribe(
      {
        topic,
        email: body.get('email') ?? '',
        sections: body.getAll('sections'),
        script: address.script,
      },
      networkOfRequest(request),
    );
    return formPath('poslato', topic);
  }

  /** The address to go on to. */
  async function changeOwn(code: string, body: URLSearchParams): Promise<string> {
    const act = body.get('act');
    if (act === 'odjava') {
      await subscribers.end({ code });
      return formPath('odjava');
    }
    if (act === 'potvrda') await subscribers.confirm({ code });
    else await subscribers.change({ code, sections: body.getAll('sections') });
    return ownPath(code, act === 'potvrda' ? 'potvrda' : 'izmena');
  }

  /** Mail programs press once or more often, without cookies, and show no page. */
  async function endByOneClick(code: string, reply: FastifyReply): Promise<FastifyReply> {
    await subscribers.end({ code }).catch((cause: unknown) => {
      if (toAppError(cause).code !== 'NOT_FOUND') throw cause;
    });
    return reply.headers(LIVE_HEADERS).type('text/plain; charset=utf-8').send('OK\n');
  }

  async function answerPost(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '', ...rest] = (request.raw.url ?? '').split('?');
    const address = pageAddress(path, new URLSearchParams(rest.join('?')));
    if (!address) throw new AppError('NOT_FOUND');
    const { page, script } = address;
    const body = request.body as URLSearchParams;
    const isOwn = page.name === 'ownNotifications';
    if (isOwn && body.get(ONE_CLICK.name) === ONE_CLICK.value) {
      return endByOneClick(page.part, reply);
    }
    refuseForeign(request, options.publicUrl);
    try {
      const next = isOwn
        ? await changeOwn(page.part, body)
        : await subscribe(address, body, request);
      return await reply
        .code(303)
        .headers({ ...headers, ...LIVE_HEADERS, location: inScript(script, next) })
        .send();
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        request.log.error({ err: cause }, 'a mail subscription failed');
      }
      if (error.code === 'NOT_FOUND') return answerUnknown(request, reply);
      return send(address, request, reply, { error, body });
    }
  }

  return {
    answer: (address: PageAddress, request: FastifyRequest, reply: FastifyReply) =>
      send(address, request, reply),

    registerForms: (app: FastifyInstance): Promise<void> =>
      registerLiveForms(
        app,
        [PAGES.notifications.path, PAGES.ownNotifications.path],
        answerPost,
        (scope) => {
          // Mail programs may send their only field as multipart.
          scope.addContentTypeParser(
            'multipart/form-data',
            { parseAs: 'string', bodyLimit: MAX_ONE_CLICK_BYTES },
            (_request, body, done) => {
              const isPress = /name="?List-Unsubscribe"?\r?\n(?:.+\r?\n)*\r?\nOne-Click\r?\n/i;
              const fields = isPress.test(String(body)) ? [[ONE_CLICK.name, ONE_CLICK.value]] : [];
              done(null, new URLSearchParams(fields));
            },
          );
        },
      ),
  };
}
