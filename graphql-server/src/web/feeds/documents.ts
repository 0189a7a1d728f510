import { pagePath } from '@centar/domain/pages.ts';
import { inScript, LANGUAGE_TAGS, SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { withoutControls } from '@centar/domain/text.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { inParts, yieldToEventLoop } from '../../platform/batches.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import type { PublicAddress } from './addresses.ts';

/** Also removes characters that XML does not allow. */
export function xmlText(text: string): string {
  return escapeHtml(withoutControls(text)).replaceAll("'", '&apos;');
}

export const sitemapPath = (script: Script): string => inScript(script, '/sitemap.xml');

const BATCH_SIZE = 500;

/** Links to both scripts. */
function sitemapEntry(publicUrl: string, script: Script, { path, changed }: PublicAddress): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  const addressIn = (one: Script): string => xmlText(publicUrl + inScript(one, path));
  const links = SCRIPTS.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[one]}" href="${addressIn(one)}"/>`,
  ).join('');
  return `<url><loc>${addressIn(script)}</loc>${lastmod}${links}</url>\n`;
}

/** In batches to let other requests run in between (sitemaps.org). */
export async function sitemap(
  publicUrl: string,
  script: Script,
  addresses: readonly PublicAddress[],
): Promise<Buffer[]> {
  const batches = [
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`),
  ];
  for (const some of inParts(addresses, BATCH_SIZE)) {
    batches.push(Buffer.from(some.map((one) => sitemapEntry(publicUrl, script, one)).join('')));
    await yieldToEventLoop();
  }
  return [...batches, Buffer.from('</urlset>\n')];
}

/** The staff panel, and addresses that are not pages. */
const DISALLOWED = ['/ap/', '/ap-login', '/admin-panel', '/api/', '/graphql'];

/** Combined filters show parts of the pages of single filters. */
const COMBINED = SCRIPTS.flatMap((script) =>
  (['whatsOn', 'schedule'] as const).map((page) => `${inScript(script, pagePath(page))}?*&`),
);

export function robots(publicUrl: string): string {
  const disallowed = [...DISALLOWED, ...COMBINED].map((path) => `Disallow: ${path}`).join('\n');
  const sitemaps = SCRIPTS.map((script) => `Sitemap: ${publicUrl}${sitemapPath(script)}`).join(
    '\n',
  );
  return `User-agent: *\n${disallowed}\nDisallow: /offline-snapshot\n\n${sitemaps}\n`;
}

const YEAR_MS = 365 * DAY_MS;

/**
 * `/.well-known/security.txt` (RFC 9116). Without an e-mail address in the settings it names the
 * page about the centre.
 */
export function securityTxt(publicUrl: string, email: string, now: Date): string {
  const contact = email === '' ? `${publicUrl}${pagePath('about')}` : `mailto:${email}`;
  const expires = new Date(now.getTime() + YEAR_MS).toISOString().replace(/\.\d+/, '');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: sr, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
