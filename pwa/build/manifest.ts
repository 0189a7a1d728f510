import type { ManifestOptions } from 'vite-plugin-pwa';
import { readdirSync, readFileSync } from 'node:fs';
import { readCentreFacts } from '@centar/domain/centre.ts';

const facts = readCentreFacts(
  readFileSync(new URL('../../centar.config.json', import.meta.url), 'utf8'),
);

const ICONS = new URL('../public/icons/', import.meta.url);
const SCREENSHOT = /^screenshot-(wide|narrow)-(\d+x\d+)\.(png|jpeg|webp)$/;

/** Pictures for the browser's installation dialog: `screenshot-wide-1280x720.png` and the like, where there are any. */
const screenshots = readdirSync(ICONS).flatMap((name) => {
  const [, form, sizes, type] = SCREENSHOT.exec(name) ?? [];
  if (!form || !sizes || !type) return [];
  const form_factor = form === 'wide' ? ('wide' as const) : ('narrow' as const);
  return [{ src: `/icons/${name}`, sizes, type: `image/${type}`, form_factor, label: facts.name }];
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/** The installed application's name, look and shortcuts. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: facts.name,
  short_name: facts.shortName,
  description: facts.description,
  lang: 'sr-Latn',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#F6F1E6',
  theme_color: '#0B6B45',
  categories: ['entertainment', 'events', 'news'],
  prefer_related_applications: false,
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  shortcuts: [
    shortcut('Raspored', '/raspored'),
    shortcut('Šta ima', '/sta-ima'),
    shortcut('Na programu', '/programs-list'),
    shortcut('Bioskop', '/bioskop-list'),
  ],
  ...(screenshots.length > 0 ? { screenshots } : {}),
};
