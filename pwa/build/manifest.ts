import type { ManifestOptions } from 'vite-plugin-pwa';
import { readFileSync } from 'node:fs';
import { readCentreFacts } from '../../domain/centre.ts';

const facts = readCentreFacts(
  readFileSync(new URL('../../centar.config.json', import.meta.url), 'utf8'),
);

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
    { name: 'Na programu', url: '/programs-list' },
    { name: 'Bioskop', url: '/bioskop-list' },
    { name: 'Vesti i novosti', url: '/news-list' },
  ],
};
