import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageAddress, type PageAddress } from '@centar/domain/publicAddress.ts';
import {
  sharedPage,
  sharedPictureAddress,
  type SharedPicture,
} from '@centar/domain/sharedPicture.ts';
import { AppError } from '../../platform/errors.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import { makeOnce } from '../../platform/makeOnce.ts';
import { tooManyReads, type ReadLimiter } from '../../platform/rateLimit/readLimiter.ts';

interface SharedPicturesOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly readLimiter: ReadLimiter;
  /** Undefined for a page that is missing, or has no ticket. */
  readonly pictureOf: (address: PageAddress) => Promise<SharedPicture | undefined>;
}

/** About 70 KB each. */
const MAX_DRAWN = 100;
const NOTHING = new URLSearchParams();

/**
 * `GET /podela/programs/5.jpg`: the link preview of a page, as JPEG of 1200 x 630 pixels. A changed
 * page has another `v=`; older ones also return the current picture.
 */
export function registerSharedPictures(app: FastifyInstance, options: SharedPicturesOptions): void {
  const { headers, readLimiter, pictureOf } = options;
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_DRAWN });

  async function draw(shared: SharedPicture): Promise<Buffer> {
    const { statusCode, rawPayload } = await app.inject(shared.picture);
    if (statusCode !== 200) throw new AppError('NOT_FOUND');
    // With the outlines of letters, which are large.
    const { drawPicture } = await import('./drawPicture.ts');
    return drawPicture(shared, rawPayload);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '', search = ''] = request.url.split('?');
    const page = sharedPage(path);
    const requested = page === undefined ? undefined : pageAddress(page, NOTHING);
    const shared = requested && (await pictureOf(requested));
    if (page === undefined || !shared) throw new AppError('NOT_FOUND');
    const address = sharedPictureAddress(page, shared);
    if (!drawn.has(address) && !readLimiter.allows(networkOfRequest(request))) throw tooManyReads();
    const isCurrent = address.endsWith(`?${search}`);
    return reply
      .headers({
        ...headers,
        'cache-control': `public, max-age=${isCurrent ? '31536000, immutable' : '300'}`,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/jpeg')
      .send(await makeOnce(drawn, address, () => draw(shared)));
  }

  app.get('/podela/*', answer);
}
