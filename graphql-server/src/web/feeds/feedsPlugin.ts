import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inScript, SCRIPTS } from '@centar/domain/scriptAddress.ts';
import type { ByteCache } from '../../platform/cache/byteCache.ts';
import type { PublicAnswer } from '../../platform/cache/encodedAnswer.ts';
import { sendCached } from '../../platform/cache/publicRead.ts';
import { archiveService } from '../../contentTypes/archive/archive.service.ts';
import { readCoverages } from '../../items/read/coverage.ts';
import type { PublicItems } from '../../items/read/publicItems.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import type { ReadLimiter } from '../../platform/rateLimit/readLimiter.ts';
import { catalogueTriples } from '../catalogue/catalogue.ts';
import { jsonLdFile, turtleFile, type Triple } from '../catalogue/triples.ts';
import { publicAddresses } from './addresses.ts';
import { robots, securityTxt, sitemap, sitemapPath } from './documents.ts';
import { calendarsOf, chosenEvents, feedsOf, type SubscriptionSources } from './subscriptions.ts';

const CALENDAR = 'text/calendar';
/** Starred events, listed in the parameter `termini`: `projekcija-12,program-3`. */
const STARRED_FILE = 'moji-termini.ics';

export interface FeedsOptions extends Omit<SubscriptionSources, 'script'> {
  readonly cache: ByteCache;
  readonly headers: Readonly<Record<string, string>>;
  /** Limits uncached calendars. */
  readonly readLimiter: ReadLimiter;
  /** All items with a public page. */
  readonly readItems: () => Promise<PublicItems>;
}

type AnswerFeed = (
  path: string,
  type: string,
  make: () => Promise<PublicAnswer['body']>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

export function registerFeeds(server: FastifyInstance, options: FeedsOptions): void {
  const { cache, database, clock, publicUrl, headers, readItems } = options;
  const archive = archiveService(options);

  const answerFeed: AnswerFeed = (path, type, make, request, reply) => {
    const own = { ...headers, 'content-type': `${type}; charset=utf-8` };
    return sendCached(cache, path, request, reply, {
      make: async () => ({ status: 200, headers: own, body: await make() }),
      fail: (cause) => {
        server.log.error({ err: cause, path }, 'a feed could not be made');
        return { status: 500, headers: own, body: '' };
      },
    });
  };

  const serveFeed = (
    path: string,
    type: string,
    make: () => Promise<PublicAnswer['body']>,
  ): void => {
    server.get(path, (request, reply) => answerFeed(path, type, make, request, reply));
  };

  serveFeed('/robots.txt', 'text/plain', async () => robots(publicUrl));

  // Not cached: its end moves with the clock.
  server.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type('text/plain; charset=utf-8')
      .send(securityTxt(publicUrl, options.centre.facts.email, clock())),
  );

  const catalogue = async (): Promise<Triple[]> =>
    catalogueTriples(options.centre, publicUrl, await readCoverages(database, clock));
  serveFeed('/katalog.jsonld', 'application/ld+json', async () => jsonLdFile(await catalogue()));
  serveFeed('/katalog.ttl', 'text/turtle', async () => turtleFile(await catalogue()));

  for (const script of SCRIPTS) {
    serveFeed(sitemapPath(script), 'application/xml', async () =>
      sitemap(publicUrl, script, publicAddresses(await readItems(), await archive.years())),
    );
    registerSubscriptions(server, { ...options, script }, answerFeed);
  }
}

/** Feeds and calendars. */
function registerSubscriptions(
  server: FastifyInstance,
  sources: SubscriptionSources & FeedsOptions,
  answerFeed: AnswerFeed,
): void {
  const { script, headers, readLimiter } = sources;
  const feeds = new Map(feedsOf(sources).map((feed) => [feed.path, feed]));
  server.get<{ Params: { file: string } }>(inScript(script, '/rss/:file'), (request, reply) => {
    const path = inScript(script, `/rss/${request.params.file}`);
    const feed = feeds.get(path);
    if (!feed) {
      reply.callNotFound();
      return reply;
    }
    return answerFeed(path, feed.type, feed.make, request, reply);
  });

  const calendars = new Map(calendarsOf(sources).map(({ path, make }) => [path, make]));
  const calendarFiles = inScript(script, '/kalendar/:file');
  server.get<{ Params: { file: string } }>(calendarFiles, async (request, reply) => {
    const { file } = request.params;
    const path = inScript(script, `/kalendar/${file}`);
    const make = calendars.get(path);
    if (make) return answerFeed(path, CALENDAR, make, request, reply);
    const { termini } = request.query as Record<string, unknown>;
    const keys =
      file === STARRED_FILE
        ? (typeof termini === 'string' ? termini : '').split(',')
        : [file.replace(/\.ics$/, '')];
    readLimiter.consume(networkOfRequest(request));
    const text = await chosenEvents(sources, keys);
    if (text === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .header('content-disposition', `attachment; filename="${file}"`)
      .type(`${CALENDAR}; charset=utf-8`)
      .send(text);
  });
}
