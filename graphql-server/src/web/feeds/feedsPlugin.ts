import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteCache, PublicAnswer } from '../../platform/cache/byteCache.ts';
import { sendCached } from '../../platform/cache/publicRead.ts';
import type { PublicItems } from '../../items/read/publicItems.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import type { EndlessReads } from '../../platform/rateLimit/endlessReads.ts';
import { AppError } from '../../platform/errors.ts';
import { publicAddresses } from './addresses.ts';
import { robots, sitemap } from './documents.ts';
import { calendarsOf, chosenEvents, feedsOf } from './subscriptions.ts';
import type { SubscriptionSources } from './subscriptions.ts';

const CALENDAR = 'text/calendar';
/** What a device has starred, named by the parameter `termini`: `projekcija-12,program-3`. */
const CHOSEN = 'moji-termini.ics';

/** What the feeds need of the application. */
export interface FeedsOptions extends SubscriptionSources {
  readonly cache: ByteCache;
  readonly headers: Readonly<Record<string, string>>;
  /** Counts the answers that are made for each request, by the network that asks. */
  readonly endlessReads: EndlessReads;
  /** Reads everything that visitors can open. */
  readonly readItems: () => Promise<PublicItems>;
}

/** `/sitemap.xml`, `/robots.txt`, `/rss/*.xml` and `/kalendar/*.ics`: made once an epoch, answered as bytes. */
export function registerFeeds(server: FastifyInstance, options: FeedsOptions): void {
  const { cache, publicUrl, headers, readItems, endlessReads } = options;

  async function answered(
    path: string,
    type: string,
    make: () => Promise<PublicAnswer['body']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const own = { ...headers, 'content-type': `${type}; charset=utf-8` };
    return sendCached(cache, path, request, reply, {
      make: async () => ({ status: 200, headers: own, body: await make() }),
      fail: (cause) => {
        server.log.error({ err: cause, path }, 'a feed could not be made');
        return { status: 500, headers: own, body: '' };
      },
    });
  }

  const offer = (path: string, type: string, make: () => Promise<PublicAnswer['body']>): void => {
    server.get(path, (request, reply) => answered(path, type, make, request, reply));
  };

  offer('/sitemap.xml', 'application/xml', async () =>
    sitemap(publicUrl, publicAddresses(await readItems())),
  );
  offer('/robots.txt', 'text/plain', async () => robots(publicUrl));

  const feeds = new Map(feedsOf(options).map(({ path, make }) => [path, make]));
  server.get<{ Params: { file: string } }>('/rss/:file', (request, reply) => {
    const path = `/rss/${request.params.file}`;
    const make = feeds.get(path);
    if (!make) throw new AppError('NOT_FOUND');
    return answered(path, 'application/rss+xml', make, request, reply);
  });

  const calendars = new Map(calendarsOf(options).map(({ path, make }) => [path, make]));
  server.get<{ Params: { file: string } }>('/kalendar/:file', async (request, reply) => {
    const { file } = request.params;
    const path = `/kalendar/${file}`;
    const make = calendars.get(path);
    if (make) return answered(path, CALENDAR, make, request, reply);
    const { termini } = request.query as Record<string, unknown>;
    const keys =
      file === CHOSEN
        ? (typeof termini === 'string' ? termini : '').split(',')
        : [file.replace(/\.ics$/, '')];
    endlessReads.take(networkOfRequest(request));
    const text = await chosenEvents(options, keys);
    if (text === undefined) throw new AppError('NOT_FOUND');
    return reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .header('content-disposition', `attachment; filename="${file}"`)
      .type(`${CALENDAR}; charset=utf-8`)
      .send(text);
  });
}
