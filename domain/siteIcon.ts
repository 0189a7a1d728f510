import type { CentreFacts } from './centre.ts';

/** Sizes in pixels; `padded` if browsers may crop the edges. */
export const SITE_ICONS = {
  32: { size: 32, padded: false },
  180: { size: 180, padded: false },
  192: { size: 192, padded: false },
  512: { size: 512, padded: false },
  maskable: { size: 512, padded: true },
} as const;

export type SiteIcon = keyof typeof SITE_ICONS;

const DRAWN: Readonly<Record<SiteIcon, string>> = {
  32: '/icons/favicon.svg',
  180: '/icons/apple-touch-icon.png',
  192: '/icons/icon-192.png',
  512: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
};

/** Of the centre's logo, or the built-in drawing. */
export function siteIconPath(
  { pictures: { logo } }: Pick<CentreFacts, 'pictures'>,
  icon: SiteIcon,
): string {
  const [, id] = /^\/media\/(.+)\.\w+$/.exec(logo?.src ?? '') ?? [];
  return id === undefined ? DRAWN[icon] : `/site-icons/${id}/${String(icon)}.png`;
}
