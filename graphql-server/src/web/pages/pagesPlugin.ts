import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { splitScript, type Script } from '@centar/domain/scriptAddress.ts';
import type { SharedAnswer } from '../../platform/cache/answerStore.ts';
import { savesData } from '../../platform/cache/byteCache.ts';
import type { PublicAnswer } from '../../platform/cache/encodedAnswer.ts';
import { sendCached } from '../../platform/cache/publicRead.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SubscribersService } from '../../notifications/subscribers.service.ts';
import type { VisitorsService } from '../../reservations/visitors.service.ts';
import type { ReadLimiter } from '../../platform/rateLimit/readLimiter.ts';
import { isVisit } from '../../platform/http/visit.ts';
import type { RouteMethods } from '../../platform/http/routeMethods.ts';
import { registerSharedPictures } from '../sharing/sharedPictures.ts';
import type { PageReadings } from '../../items/readings/pageReadings.ts';
import { createPageExistence } from './pageExistence.ts';
import { createLivePages } from './livePages.ts';
import { createPreviousAddresses } from './formerAddresses.ts';
import { createPageRenderer, HTML, type RendererOptions } from './pageRenderer.ts';
import { createScheduleAddresses, type SchedulePlace } from './scheduleAddress.ts';
import { registerSpeculationRules } from './speculationRules.ts';

export interface PagesOptions extends Omit<RendererOptions, 'offersMail' | 'log'> {
  readonly database: Database;
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
}

/** A redirect's target changes only if its item is deleted. */
const CACHED_FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' };
/** Cache keys of "not found" answers; no page has such an address. */
const UNKNOWN_ADDRESS: Readonly<Record<Script, string>> = {
  latin: 'nowhere',
  cyrillic: 'nowhere-cir',
};
/** For moved pages and other spellings of addresses. */
function createRedirects(database: Database, clock: Clock) {
  const previousAddresses = createPreviousAddresses(database, clock);

  return async (
    requested: PageAddress | undefined,
    pathname: string,
    search: URLSearchParams,
  ): Promise<string | undefined> => {
    // WordPress addresses items by a parameter of its home page.
    const isOldItem = requested?.page.name === 'home' && (search.has('p') || search.has('page_id'));
    if (!requested || isOldItem) {
      const target = await previousAddresses.find(pathname, search).catch(() => undefined);
      if (target !== undefined) return target;
    }
    const spelled = requested ? undefined : spelledTypePath(pathname);
    return spelled === undefined || search.size === 0 ? spelled : `${spelled}?${search.toString()}`;
  };
}

/** The staff panel is one page without content, which is never cached. */
function registerStaffPages(
  app: FastifyInstance,
  { pwa, centre, headers, issueCsrf }: PagesOptions,
): void {
  async function answerStaff(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bundle, staffAssets } = await pwa();
    issueCsrf(request, reply);
    return reply
      .headers({ ...headers, ...HTML, 'cache-control': 'no-store' })
      .send(bundle.renderStaffPage(staffAssets, centre.facts));
  }

  for (const root of STAFF_ROOTS) {
    app.get(root, answerStaff);
    app.get(`${root}/*`, answerStaff);
  }
}

/** Public pages are rendered and cached. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { database, cache, clock, headers, readLimiter } = options;
  const scheduleAddresses = createScheduleAddresses(database, clock);
  const pageExistence = createPageExistence(database, clock);
  const redirectOf = createRedirects(database, clock);
  const renderer = createPageRenderer({
    ...options,
    offersMail: options.subscribers.isOffered,
    log: app.log,
  });
  const live = createLivePages(renderer, { ...options, answerUnknown: answerMissing });

  async function answerMissing(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { script } = splitScript(request.raw.url ?? '/');
    return sendCached(cache, UNKNOWN_ADDRESS[script], request, reply, {
      make: async () => renderer.notFound(script, savesData(request.raw)),
      fail: renderer.errorAnswer(script),
    });
  }

  /** The "not found" page for a GET that could be a page's, or of a person who looks for a file. */
  async function answerUnknown(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [path = '/'] = (request.raw.url ?? '/').split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return options.routeMethods.refuse(request, reply);
    const isForPeople = !IS_CALL.test(path) && (!NOT_A_PAGE.test(path) || isVisit(request));
    if (!isForPeople) throw new AppError('NOT_FOUND');
    return answerMissing(request, reply);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // `new URL` would parse `//name` as a host.
    const [pathname = '/', ...rest] = (request.raw.url ?? '/').split('?');
    const search = new URLSearchParams(rest.join('?'));
    const requested = pageAddress(pathname, search);
    const target = await redirectOf(requested, pathname, search);
    if (target !== undefined) {
      return reply.headers({ ...headers, ...CACHED_FOR_AN_HOUR }).redirect(target, 301);
    }
    if (!requested) return answerUnknown(request, reply);
    if (isLivePage(requested.page)) return live.answer(requested, request, reply);
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
        return renderer.tooMany(address.script);
      }
      const saveData = savesData(request.raw);
      if (!(await pageExistence.mayExist(address)))
        return renderer.notFound(address.script, saveData);
      return renderer.render(address, saveData);
    };
    const sent = await sendCached(cache, address.key, request, reply, {
      make,
      fail: renderer.errorAnswer(address.script),
      isRare,
      isUncacheable,
    });
    // Without what was searched for.
    if (reply.raw.statusCode < 400) options.readings.count(request.raw, address.path);
    return sent;
  }

  registerStaffPages(app, options);
  await live.registerForms(app);
  registerSpeculationRules(app, headers);
  registerSharedPictures(app, {
    headers,
    readLimiter,
    pictureOf: renderer.sharedPictureOf,
  });
  // `pageAddress` accepts more spellings than the router.
  app.get('/*', answerPage);
  app.setNotFoundHandler(answerUnknown);
}
