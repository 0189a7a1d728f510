import type { FastifyInstance } from 'fastify';
import type { ByteCache, PublicAnswer } from '../../cache/byteCache.ts';
import { hasCredentials } from '../../cache/byteCache.ts';
import { sendCached } from '../../cache/publicRead.ts';
import type { PublicItems } from '../../content/publicItems.ts';
import { publicAddresses } from './addresses.ts';
import { robots, sitemap } from './documents.ts';

/** What the feeds need of the application. */
export interface FeedsOptions {
  readonly cache: ByteCache;
  readonly publicUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Reads everything that visitors can open. */
  readonly readItems: () => Promise<PublicItems>;
}

/** `/sitemap.xml` and `/robots.txt`: made once an epoch, answered as bytes. */
export function registerFeeds(server: FastifyInstance, options: FeedsOptions): void {
  const { cache, publicUrl, headers, readItems } = options;

  const offer = (path: string, type: string, make: () => Promise<string>): void => {
    const answer = async (): Promise<PublicAnswer> => {
      const own = { ...headers, 'content-type': `${type}; charset=utf-8` };
      try {
        return { status: 200, headers: own, body: await make() };
      } catch (cause) {
        server.log.error({ err: cause, path }, 'a feed could not be made');
        return { status: 500, headers: own, body: '' };
      }
    };
    server.get(path, async (request, reply) => {
      if (!hasCredentials(request.raw)) {
        return sendCached(cache, path, request, reply, answer);
      }
      const { status, headers: own, body } = await answer();
      return reply
        .code(status)
        .headers({ ...own, 'cache-control': 'private, no-store' })
        .send(body);
    });
  };

  offer('/sitemap.xml', 'application/xml', async () =>
    sitemap(publicUrl, publicAddresses(await readItems())),
  );
  offer('/robots.txt', 'text/plain', async () => robots(publicUrl));
}
