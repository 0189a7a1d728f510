import { createHash } from 'node:crypto';
import { dayOf } from '@centar/domain/dates.ts';

/** A `meta` element can not say these. */
const ONLY_IN_HEADERS = /\s*(?:frame-ancestors|sandbox|report-uri)[^;]*;?/g;
const CHARSET = '<meta charset="utf-8">';

/**
 * With its own policy: the proxy's is the same for all builds, so it can't name the inline script.
 */
export function withPolicy(html: string, policy: string): string {
  const own = policy.replaceAll(ONLY_IN_HEADERS, '').replace(/;\s*$/, '').replaceAll('"', '&quot;');
  return html.replace(
    CHARSET,
    `${CHARSET}<meta http-equiv="content-security-policy" content="${own}">`,
  );
}

/** The text that says how old the page is. */
const AGE = /(data-island="FreshnessLine"[^]*?<p role="status">)[^<]*/;

/** Equal for pages that differ only in the time of rendering on one day: the stored one stays. */
export function markOf(body: string, now: Date, until: Date): string {
  const rest = body
    .replace(AGE, '$1')
    .replaceAll(now.toISOString(), '')
    .replaceAll(until.toISOString(), '');
  return createHash('sha256').update(dayOf(now)).update(rest).digest('base64url');
}
