import type { FastifyInstance } from 'fastify';
import type { CentreFacts, PictureSlot } from '@centar/domain/centre.ts';
import { siteIconPath } from '@centar/domain/siteIcon.ts';
import type { ByteCache } from '../platform/cache/byteCache.ts';
import { sendCached } from '../platform/cache/publicRead.ts';
import type { Centre } from '../platform/context.ts';

/** What the manifest needs of the application. */
export interface ManifestOptions {
  readonly cache: ByteCache;
  readonly centre: Centre;
  readonly headers: Readonly<Record<string, string>>;
}

/** The bar of the browser and of the installed application, unless the centre has a colour of its own. */
const GREEN = '#0B6B45';
const PAPER = '#F6F1E6';

const SHORTCUTS = [
  ['Raspored', '/raspored'],
  ['Šta ima', '/sta-ima'],
  ['Na programu', '/programs-list'],
  ['Bioskop', '/bioskop-list'],
] as const;

/** Pictures of the browser's installation dialog, where the centre has any. */
function screenshots({ pictures, name }: CentreFacts): object[] {
  const slots: readonly (readonly [PictureSlot, string])[] = [
    ['installWide', 'wide'],
    ['installNarrow', 'narrow'],
  ];
  return slots.flatMap(([slot, form_factor]) => {
    const picture = pictures[slot];
    if (!picture) return [];
    const { src, width, height } = picture;
    const type = src.endsWith('.png') ? 'image/png' : 'image/jpeg';
    return [{ src, sizes: `${String(width)}x${String(height)}`, type, form_factor, label: name }];
  });
}

/** The installed application's name, look and shortcuts, as the settings have them. */
function manifestOf(facts: CentreFacts): object {
  const icon = (size: 192 | 512, purpose?: 'maskable') => ({
    src: siteIconPath(facts, purpose ?? size),
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  const pictures = screenshots(facts);
  return {
    id: '/',
    name: facts.name,
    short_name: facts.shortName,
    description: facts.description,
    lang: 'sr-Latn',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: facts.mainColour || GREEN,
    categories: ['entertainment', 'events', 'news'],
    prefer_related_applications: false,
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [icon(192), icon(512), icon(512, 'maskable')],
    shortcuts: SHORTCUTS.map(([name, url]) => ({ name, url, icons: [icon(192)] })),
    ...(pictures.length > 0 ? { screenshots: pictures } : {}),
  };
}

/** `GET /manifest.webmanifest`: made from the settings, answered as bytes until they change. */
export function registerManifest(
  server: FastifyInstance,
  { cache, centre, headers }: ManifestOptions,
): void {
  const own = { ...headers, 'content-type': 'application/manifest+json; charset=utf-8' };
  server.get('/manifest.webmanifest', async (request, reply) =>
    sendCached(cache, '/manifest.webmanifest', request, reply, {
      make: async () => ({
        status: 200,
        headers: own,
        body: JSON.stringify(manifestOf(centre.facts)),
      }),
      fail: () => ({ status: 500, headers: own, body: '' }),
    }),
  );
}
