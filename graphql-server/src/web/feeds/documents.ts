import { withoutControls } from '@centar/domain/text.ts';
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

/** The sitemap of these addresses (sitemaps.org). */
export function sitemap(publicUrl: string, addresses: readonly PublicAddress[]): string {
  const urls = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${xmlText(publicUrl + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Where robots have nothing to look for: the staff panel, and addresses that are no pages. */
const CLOSED = ['/ap/', '/ap-login', '/admin-panel', '/api/', '/graphql', '/app-shell'];

/** What robots may read. */
export function robots(publicUrl: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${closed}\nDisallow: /offline-snapshot\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
