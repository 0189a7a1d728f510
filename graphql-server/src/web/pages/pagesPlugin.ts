import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTest } from '@centar/domain/accessTest.ts';
import {
  PAGE_HEADER,
  type PageAssets,
  type PageBundle,
  type RenderRequest,
  type StaffAssets,
} from '@centar/domain/pageContract.ts';
import {
  IS_CALL,
  isRarePage,
  isSearchResult,
  NOT_A_PAGE,
  pageAddress,
  spelledTypePath,
  STAFF_ROOTS,
  type PageAddress,
} from '@centar/domain/publicAddress.ts';
import { isLivePage } from '@centar/domain/pages.ts';
import { inScript, LANGUAGE_TAGS, splitScript, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { savesData, type ByteCache, type SharedAnswer } from '../../platform/cache/byteCache.ts';
import type { PublicAnswer } from '../../platform/cache/encodedAnswer.ts';
import { sendCached } from '../../platform/cache/publicRead.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import type { Centre, Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, retryHeader, toAppError } from '../../platform/errors.ts';
import {
  runForPage,
  type RegisteredDocuments,
} from '../../platform/graphql/registeredDocuments.ts';
import type { SubscribersService } from '../../notifications/subscribers.service.ts';
import type { VisitorsService } from '../../reservations/visitors.service.ts';
import { tooManyReads, type ReadLimiter } from '../../platform/rateLimit/readLimiter.ts';
import { isVisit } from '../../platform/http/visit.ts';
import type { RouteMethods } from '../../platform/http/routeMethods.ts';
import { registerSharedPictures } from '../sharing/sharedPictures.ts';
import type { PageReadings } from '../../items/readings/pageReadings.ts';
import { createPageExistence } from './pageExistence.ts';
import { LIVE_HEADERS } from './liveForms.ts';
import { createNotificationPages } from './notificationPages.ts';
import { createReservationPages } from './reservationPages.ts';
import { createPreviousAddresses } from './formerAddresses.ts';
import { createScheduleAddresses, type SchedulePlace } from './scheduleAddress.ts';
import { registerSpeculationRules, SPECULATION_HEADERS } from './speculationRules.ts';

export interface BuiltPwa {
  readonly bundle: PageBundle;
  /** The address of its renderer for devices; empty in development. */
  readonly build: string;
  /** Null if this build was not tested. */
  readonly accessTest: AccessTest | null;
  readonly assets: PageAssets;
  readonly staffAssets: StaffAssets;
}

export interface PagesOptions {
  /** Development reloads the build for each page. */
  readonly pwa: () => Promise<BuiltPwa>;
  readonly documents: RegisteredDocuments;
  readonly database: Database;
  readonly cache: ByteCache;
  readonly clock: Clock;
  readonly centre: Centre;
  readonly publicUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Limits uncacheable pages. */
  readonly readLimiter: ReadLimiter;
  /** Answers unsupported methods. */
  readonly routeMethods: RouteMethods;
  /** Reservations without an account. */
  readonly visitors: VisitorsService;
  /** Mail subscriptions without an account. */
  readonly subscribers: SubscribersService;
  /** For staff pages. */
  readonly readings: Pick<PageReadings, 'count'>;
  readonly issueCsrf: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Pages for the mirror say how old they are. */
  readonly isMirror: boolean;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const VARY = { vary: 'accept-encoding, save-data' };
/** A redirect's target changes only if its item is deleted. */
const CACHED_FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' };
/** Cache keys of "not found" answers; no page has such an address. */
const UNKNOWN_ADDRESS: Readonly<Record<Script, string>> = {
  latin: 'nowhere',
  cyrillic: 'nowhere-cir',
};
const TOO_MANY: Readonly<Record<Script, string>> = { latin: 'too-many', cyrillic: 'too-many-cir' };
const NOT_FOUND: Readonly<Record<Script, string>> = {
  latin: 'not-found',
  cyrillic: 'not-found-cir',
};

/**
 * Public pages are rendered from registered operations and cached. The staff panel is one page
 * without content, which is never cached.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pwa, documents, cache, clock, centre, publicUrl, headers, readLimiter } = options;
  const scheduleAddresses = createScheduleAddresses(options.database, clock);
  const pageExistence = createPageExistence(options.database, clock);
  const previousAddresses = createPreviousAddresses(options.database, clock);

  const errorAnswer =
    (script: Script) =>
    (cause: unknown): PublicAnswer => {
      const error = toAppError(cause);
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        app.log.error({ err: cause }, 'a page could not be rendered');
      }
      const own = { ...headers, ...HTML, ...retryHeader(error) };
      return {
        status: error.status,
        headers: own,
        body: errorPage(script, centre.writers[script]),
      };
    };

  const common = async (script: Script) => {
    const { bundle, build, assets, accessTest } = await pwa();
    const { facts, keepScript } = centre;
    const now = clock().toISOString();
    const until = cache.ends().toISOString();
    // As on a device, where it is absent.
    const offersMail = options.subscribers.isOffered || undefined;
    const site = { publicUrl, facts, accessTest, keepScript, offersMail };
    const all = { ...site, script, assets, now, until };
    const request = options.isMirror ? { ...all, savedAt: now } : all;
    return { bundle, build, request };
  };

  const query: RenderRequest['query'] = (name, variables) => runForPage(documents, name, variables);

  const notFound = (script: Script): SharedAnswer => ({
    sharedKey: NOT_FOUND[script],
    make: async () => {
      const { bundle, request } = await common(script);
      const { status, html } = await bundle.renderNotFound({ ...request, query });
      return { status, headers: { ...headers, ...HTML }, body: html };
    },
  });

  const tooMany = (script: Script): SharedAnswer => ({
    sharedKey: TOO_MANY[script],
    make: async () => errorAnswer(script)(tooManyReads()),
  });

  async function render(
    { script, page, search }: PageAddress,
    saveData: boolean,
  ): Promise<PublicAnswer | SharedAnswer> {
    const { bundle, build, request } = await common(script);
    const rendered = await bundle.renderPage({ ...request, page, search, query, saveData });
    if (rendered.status === 404) return notFound(script);
    if (rendered.status === 302) {
      const location = inScript(script, rendered.location);
      return { status: 302, headers: { ...headers, location }, body: '' };
    }
    const own = { ...headers, ...HTML, ...VARY, ...SPECULATION_HEADERS, [PAGE_HEADER]: build };
    return { status: rendered.status, headers: own, body: rendered.html };
  }

  /** The "not found" page for a GET that could be a page's, or of a person who looks for a file. */
  async function answerUnknown(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [path = '/'] = (request.raw.url ?? '/').split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return options.routeMethods.refuse(request, reply);
    const isForPeople = IS_CALL.test(path) ? false : !NOT_A_PAGE.test(path) || isVisit(request);
    if (!isForPeople) throw new AppError('NOT_FOUND');
    const { script } = splitScript(path);
    return sendCached(cache, UNKNOWN_ADDRESS[script], request, reply, {
      make: async () => notFound(script),
      fail: errorAnswer(script),
    });
  }

  async function renderLive(
    { script, page, search }: PageAddress,
    view: Pick<RenderRequest, 'reservation' | 'notification'>,
  ): Promise<string> {
    const { bundle, request } = await common(script);
    // An open form must not be replaced while somebody fills it in.
    const rendered = await bundle.renderPage({
      ...request,
      until: '',
      page,
      search,
      query,
      ...view,
    });
    if (!('html' in rendered)) throw new Error(`No page ${page.name}`);
    return rendered.html;
  }
  const live = { publicUrl, headers, answerUnknown };
  const reservations = createReservationPages({
    ...live,
    visitors: options.visitors,
    render: (address, reservation) => renderLive(address, { reservation }),
  });
  const notifications = createNotificationPages({
    ...live,
    subscribers: options.subscribers,
    render: (address, notification) => renderLive(address, { notification }),
  });

  async function answerLive(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      if (!readLimiter.allows(networkOfRequest(request))) throw tooManyReads();
      const { name } = address.page;
      const isReservation = name === 'reservation' || name === 'ownReservation';
      const pages = isReservation ? reservations : notifications;
      return await pages.answer(address, request, reply);
    } catch (cause) {
      const { status, headers: own, body } = errorAnswer(address.script)(cause);
      return reply
        .code(status)
        .headers({ ...own, ...LIVE_HEADERS })
        .send(body);
    }
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // `new URL` would parse `//name` as a host.
    const [pathname = '/', ...rest] = (request.raw.url ?? '/').split('?');
    const search = new URLSearchParams(rest.join('?'));
    const requested = pageAddress(pathname, search);
    // WordPress addresses items by a parameter of its home page.
    if (
      !requested ||
      (requested.page.name === 'home' && (search.has('p') || search.has('page_id')))
    ) {
      const target = await previousAddresses.find(pathname, search).catch(() => undefined);
      if (target !== undefined) {
        return reply.headers({ ...headers, ...CACHED_FOR_AN_HOUR }).redirect(target, 301);
      }
    }
    const spelled = requested ? undefined : spelledTypePath(pathname);
    if (spelled !== undefined) {
      const query = search.size > 0 ? `?${search.toString()}` : '';
      return reply.headers({ ...headers, ...CACHED_FOR_AN_HOUR }).redirect(spelled + query, 301);
    }
    if (!requested) return answerUnknown(request, reply);
    if (isLivePage(requested.page)) return answerLive(requested, request, reply);
    // If the database fails, rendering fails too and sends the error page.
    const place = await scheduleAddresses
      .place(requested)
      .catch((): SchedulePlace => ({ address: requested }));
    const { address } = place;
    const isRare = isRarePage(address) || place.isRare === true;
    const isUncacheable = isSearchResult(address);
    // Combined filters and cursors are unlimited.
    const isCounted = address.search.size > 0;
    const make = async (): Promise<PublicAnswer | SharedAnswer> => {
      if (isCounted && !readLimiter.allows(networkOfRequest(request))) {
        return tooMany(address.script);
      }
      if (!(await pageExistence.mayExist(address))) return notFound(address.script);
      return render(address, savesData(request.raw));
    };
    const sent = await sendCached(cache, address.key, request, reply, {
      make,
      fail: errorAnswer(address.script),
      isRare,
      isUncacheable,
    });
    // Without what was searched for.
    if (reply.raw.statusCode < 400) options.readings.count(request.raw, address.path);
    return sent;
  }

  async function answerStaff(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bundle, staffAssets } = await pwa();
    options.issueCsrf(request, reply);
    return reply
      .headers({ ...headers, ...HTML, 'cache-control': 'no-store' })
      .send(bundle.renderStaffPage(staffAssets, centre.facts));
  }

  for (const root of STAFF_ROOTS) {
    app.get(root, answerStaff);
    app.get(`${root}/*`, answerStaff);
  }
  await reservations.registerForms(app);
  await notifications.registerForms(app);
  registerSpeculationRules(app, headers);
  registerSharedPictures(app, {
    headers,
    readLimiter,
    async pictureOf({ script, page, search }) {
      const { bundle, request } = await common(script);
      return bundle.sharedPictureOf({ ...request, page, search, query });
    },
  });
  // `pageAddress` accepts more spellings than the router.
  app.get('/*', answerPage);
  app.setNotFoundHandler(answerUnknown);
}

/** Shown if rendering fails. */
const errorPage = (script: Script, write: WriteText): string =>
  `<!doctype html><html lang="${LANGUAGE_TAGS[script]}"><meta charset="utf-8"><title>${write('Greška')}</title>
<p>${write('Greska, molimo pokusajte kasnije')}</p><p><a href="">${write('Pokušaj ponovo')}</a></p></html>`;
