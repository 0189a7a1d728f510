import type { FastifyInstance } from 'fastify';
import type { CentreFacts, PictureSlot } from '@centar/domain/centre.ts';
import { pagePath } from '@centar/domain/pages.ts';
import { inScript, LANGUAGE_TAGS, SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { siteIconPath } from '@centar/domain/siteIcon.ts';
import type { ByteCache } from '../platform/cache/byteCache.ts';
import { sendCached } from '../platform/cache/publicRead.ts';
import type { Centre } from '../platform/context.ts';

export interface ManifestOptions {
  readonly cache: ByteCache;
  readonly centre: Centre;
  readonly headers: Readonly<Record<string, string>>;
}

/** The default colours. */
const GREEN = '#0B6B45';
const PAPER = '#F6F1E6';

const SHORTCUTS = [
  ['Raspored', pagePath('schedule')],
  ['Šta ima', pagePath('whatsOn')],
  ['Na programu', pagePath('programs')],
  ['Bioskop', pagePath('cinema')],
] as const;

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

function manifestOf(facts: CentreFacts, script: Script, writers: Centre['writers']): object {
  const write = writers[script];
  // A device has one installed application, so one name.
  const writeName = writers[script === 'latin' ? facts.defaultScript : script];
  const icon = (size: 192 | 512, purpose?: 'maskable') => ({
    src: siteIconPath(facts, purpose ?? size),
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  const pictures = screenshots(facts);
  return {
    id: '/',
    name: writeName(facts.name),
    short_name: writeName(facts.shortName),
    description: write(facts.description),
    lang: LANGUAGE_TAGS[script],
    dir: 'ltr',
    start_url: inScript(script, '/'),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: facts.mainColour || GREEN,
    categories: ['entertainment', 'events', 'news'],
    prefer_related_applications: false,
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [icon(192), icon(512), icon(512, 'maskable')],
    shortcuts: SHORTCUTS.map(([name, url]) => ({
      name: write(name),
      url: inScript(script, url),
      icons: [icon(192)],
    })),
    ...(pictures.length > 0 ? { screenshots: pictures } : {}),
  };
}

/** `GET /manifest.webmanifest` and `/cir/manifest.webmanifest` (for Cyrillic pages). */
export function registerManifest(
  server: FastifyInstance,
  { cache, centre, headers }: ManifestOptions,
): void {
  const own = { ...headers, 'content-type': 'application/manifest+json; charset=utf-8' };
  for (const script of SCRIPTS) {
    const path = inScript(script, '/manifest.webmanifest');
    server.get(path, async (request, reply) =>
      sendCached(cache, path, request, reply, {
        make: async () => ({
          status: 200,
          headers: own,
          body: JSON.stringify(manifestOf(centre.facts, script, centre.writers)),
        }),
        fail: () => ({ status: 500, headers: own, body: '' }),
      }),
    );
  }
}
