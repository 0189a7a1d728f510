import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SITE_ICONS, siteIconPath, type SiteIcon } from '@centar/domain/siteIcon.ts';
import type { Centre } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { readBlob, type BlobStorage } from '../platform/files/blobStorage.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { parseMediaName } from '../platform/files/mediaNames.ts';
import { loadSharp } from '../platform/files/pictures.ts';
import { makeOnce } from '../platform/makeOnce.ts';

/** Fills the area around a logo that is not square. */
const PAPER = '#f6f1e6';
/** Browsers crop up to a fifth of each side of a maskable icon. */
const SAFE_ZONE = 0.6;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Throws NOT_FOUND if the picture is missing. */
async function drawIcon(
  storage: BlobStorage,
  stored: string,
  icon: `${SiteIcon}`,
): Promise<Buffer> {
  const source = await readBlob(storage, stored);
  if (!source) throw new AppError('NOT_FOUND');
  const sharp = await loadSharp();
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

/** Wraps a 32 x 32 PNG as an ICO file, as expected for `/favicon.ico`. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // ICONDIR and ICONDIRENTRY: one image, its size, one plane, 32 bits per pixel, and its offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SITE_ICONS[32].size, 6);
  head.writeUInt8(SITE_ICONS[32].size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Cached icons show a new logo a day later. */
const ONE_DAY = 'public, max-age=86400';

/** Requested by programs that read no page. */
const ASKED_FOR = [
  ['/apple-touch-icon.png', 180],
  ['/apple-touch-icon-precomposed.png', 180],
] as const;

const DRAWN_ICON = siteIconPath({ pictures: {} }, 192);
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

async function drawBuiltIn(publicDir: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(join(publicDir, DRAWN_ICON)).resize(SITE_ICONS[32].size).png().toBuffer();
}

const isSiteIcon = (name: string): name is `${SiteIcon}` => Object.hasOwn(SITE_ICONS, name);

interface SiteIconsOptions {
  readonly files: Pick<FileStore, 'storage'>;
  readonly centre: Centre;
  readonly publicDir: string;
}

/**
 * `GET /site-icons/:id/:icon` renders the centre's logo, once per icon. `GET /favicon.ico` is the
 * smallest icon, by default of the built-in drawing. Addresses for other programs redirect to
 * these.
 */
export function registerSiteIcons(
  server: FastifyInstance,
  { files, centre, publicDir }: SiteIconsOptions,
): void {
  for (const [path, icon] of ASKED_FOR) {
    server.get(path, async (_request, reply) =>
      reply.header('cache-control', ONE_DAY).redirect(siteIconPath(centre.facts, icon), 302),
    );
  }
  let cached: { readonly of: string; readonly icons: Map<string, Promise<Buffer>> } | undefined;

  function drawnOnce(of: string, name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (cached?.of !== of) cached = { of, icons: new Map() };
    return makeOnce(cached.icons, name, draw);
  }
  const storedLogo = (): string => centre.facts.pictures.logo?.src.replace('/media/', '') ?? '';

  server.get('/favicon.ico', async (_request, reply) => {
    const stored = storedLogo();
    const png = await drawnOnce(parseMediaName(stored)?.id ?? '', '32', async () =>
      stored === '' ? drawBuiltIn(publicDir) : drawIcon(files.storage, stored, '32'),
    );
    return reply
      .type('image/x-icon')
      .headers({ ...HEADERS, 'cache-control': ONE_DAY })
      .send(icoOf(png));
  });

  server.get<{ Params: { id: string; icon: string } }>(
    '/site-icons/:id/:icon',
    async (request, reply) => {
      const { id, icon: file } = request.params;
      const name = file.replace(/\.png$/, '');
      const stored = storedLogo();
      if (parseMediaName(stored)?.id !== id || !isSiteIcon(name)) {
        throw new AppError('NOT_FOUND');
      }
      const icon = await drawnOnce(id, name, async () => drawIcon(files.storage, stored, name));
      return reply
        .type('image/png')
        .headers({ ...HEADERS, 'cache-control': IMMUTABLE })
        .send(icon);
    },
  );
}
