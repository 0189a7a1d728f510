import { withoutControls } from '@centar/domain/text.ts';
import { breathe } from '../../platform/pieces.ts';
import type { PublicAddress } from './addresses.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that can stand anywhere in an XML document, whatever is stored. */
export function xmlText(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Addresses written at a stretch. */
const PIECE = 500;

function sitemapEntry(publicUrl: string, { path, changed }: PublicAddress): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${xmlText(publicUrl + path)}</loc>${lastmod}</url>\n`;
}

/** The sitemap of these addresses (sitemaps.org), in pieces, so that other requests are answered in between. */
export async function sitemap(
  publicUrl: string,
  addresses: readonly PublicAddress[],
): Promise<Buffer[]> {
  const pieces = [
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
`),
  ];
  for (let at = 0; at < addresses.length; at += PIECE) {
    const some = addresses.slice(at, at + PIECE);
    pieces.push(Buffer.from(some.map((address) => sitemapEntry(publicUrl, address)).join('')));
    await breathe();
  }
  return [...pieces, Buffer.from('</urlset>\n')];
}

/** Where robots have nothing to look for: the staff panel, and addresses that are no pages. */
const CLOSED = ['/ap/', '/ap-login', '/admin-panel', '/api/', '/graphql', '/app-shell'];

/** What robots may read. */
export function robots(publicUrl: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${closed}\nDisallow: /offline-snapshot\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
