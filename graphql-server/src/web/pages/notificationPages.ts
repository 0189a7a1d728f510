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
import type { SubscribersService } from '../../notifications/subscribers.service.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import { toAppError, type AppError } from '../../platform/errors.ts';
import {
  createLiveAnswers,
  LIVE_HEADERS,
  refuseForeign,
  registerLiveForms,
  type LiveOptions,
  type Refusal,
} from './liveForms.ts';

/** One press in a mail program (RFC 8058). */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
const MAX_ONE_CLICK_BYTES = 4096;

export interface NotificationPagesOptions extends LiveOptions<NotificationView> {
  readonly subscribers: SubscribersService;
  readonly publicUrl: string;
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

const topicOf = ({ search }: PageAddress): string => search.get(NOTIFIED.topic) ?? WEEKLY;

async function viewOf(
  subscribers: SubscribersService,
  address: PageAddress,
  refusal?: Refusal,
): Promise<NotificationView> {
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

const formPath = (done: NotificationDeed, topic = WEEKLY): string => {
  const search = new URLSearchParams({
    ...(topic !== WEEKLY && { [NOTIFIED.topic]: topic }),
    [NOTIFIED.done]: done,
  });
  return `${pagePath('notifications')}?${search.toString()}`;
};
const ownPath = (code: string, done: NotificationDeed): string =>
  `${pagePath('ownNotifications', code)}?${NOTIFIED.done}=${done}`;

/** Mail programs may send their only field as multipart. */
function parseOneClick(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: MAX_ONE_CLICK_BYTES },
    (_request, body, done) => {
      const isPress = /name="?List-Unsubscribe"?\r?\n(?:.+\r?\n)*\r?\nOne-Click\r?\n/i;
      const fields = isPress.test(String(body)) ? [[ONE_CLICK.name, ONE_CLICK.value]] : [];
      done(null, new URLSearchParams(fields));
    },
  );
}

/** The form and the own subscription, also by POST without scripts. */
export function createNotificationPages(options: NotificationPagesOptions) {
  const { subscribers } = options;
  const { show, submit } = createLiveAnswers(
    options,
    (address, refusal) => viewOf(subscribers, address, refusal),
    'a mail subscription failed',
  );

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
    if (!address) return options.answerUnknown(request, reply);
    const { page } = address;
    const isOwn = page.name === 'ownNotifications';
    const pressed = (request.body as URLSearchParams).get(ONE_CLICK.name);
    if (isOwn && pressed === ONE_CLICK.value) return endByOneClick(page.part, reply);
    refuseForeign(request, options.publicUrl);
    return submit(address, request, reply, (body) =>
      isOwn ? changeOwn(page.part, body) : subscribe(address, body, request),
    );
  }

  return {
    answer: show,

    registerForms: (app: FastifyInstance): Promise<void> =>
      registerLiveForms(
        app,
        options,
        [PAGES.notifications.path, PAGES.ownNotifications.path],
        answerPost,
        parseOneClick,
      ),
  };
}
