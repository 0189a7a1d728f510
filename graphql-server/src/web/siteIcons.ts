import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { SITE_ICONS, siteIconPath } from '@centar/domain/siteIcon.ts';
import type { SiteIcon } from '@centar/domain/siteIcon.ts';
import type { Centre } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { readBlob } from '../platform/files/blobStorage.ts';
import type { BlobStorage } from '../platform/files/blobStorage.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { parseMediaName } from '../platform/files/mediaNames.ts';

/** The colour around a logo that is not square. */
const PAPER = '#f6f1e6';
/** Browsers cut up to a fifth off each side of a maskable icon. */
const SAFE_ZONE = 0.6;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Draws an icon: `192`, `512`, `maskable` or `touch`. Throws NOT_FOUND if the picture is missing. */
async function drawIcon(
  storage: BlobStorage,
  stored: string,
  icon: `${SiteIcon}`,
): Promise<Buffer> {
  const source = await readBlob(storage, stored);
  if (!source) throw new AppError('NOT_FOUND');
  const { size, padded } = SITE_ICONS[icon];
  const within = padded ? Math.round(size * SAFE_ZONE) : size;
  const logo = await sharp(source)
    .resize(within, within, { fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .toBuffer();
  const edge = Math.floor((size - within) / 2);
  return sharp(logo)
    .extend({
      top: edge,
      left: edge,
      bottom: size - within - edge,
      right: size - within - edge,
      background: PAPER,
    })
    .png()
    .toBuffer();
}

/** A new logo is seen a day later where an old icon is kept. */
const ONE_DAY = 'public, max-age=86400';

/** Addresses that programs ask for without reading a page. */
const ASKED_FOR = [
  ['/favicon.ico', 192],
  ['/apple-touch-icon.png', 180],
  ['/apple-touch-icon-precomposed.png', 180],
] as const;

const isSiteIcon = (name: string): name is `${SiteIcon}` => Object.hasOwn(SITE_ICONS, name);

/**
 * `GET /site-icons/:id/:icon`: the centre's own logo as icons, each drawn once from the stored picture. `/favicon.ico` and its
 * like lead to one of them.
 */
export function registerSiteIcons(
  server: FastifyInstance,
  { files, centre }: { readonly files: Pick<FileStore, 'storage'>; readonly centre: Centre },
): void {
  for (const [path, icon] of ASKED_FOR) {
    server.get(path, async (_request, reply) =>
      reply.header('cache-control', ONE_DAY).redirect(siteIconPath(centre.facts, icon), 302),
    );
  }
  let cached: { readonly of: string; readonly icons: Map<string, Promise<Buffer>> } | undefined;
  server.get<{ Params: { id: string; icon: string } }>(
    '/site-icons/:id/:icon',
    async (request, reply) => {
      const { id, icon: file } = request.params;
      const name = file.replace(/\.png$/, '');
      const { logo } = centre.facts.pictures;
      const stored = logo?.src.replace('/media/', '') ?? '';
      if (parseMediaName(stored)?.id !== id || !isSiteIcon(name)) {
        throw new AppError('NOT_FOUND');
      }
      if (cached?.of !== id) cached = { of: id, icons: new Map() };
      const { icons } = cached;
      const icon = icons.get(name) ?? drawIcon(files.storage, stored, name);
      icons.set(name, icon);
      icon.catch(() => icons.delete(name));
      return reply
        .type('image/png')
        .headers({
          'cache-control': IMMUTABLE,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(await icon);
    },
  );
}
