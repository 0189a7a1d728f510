import { createHash } from 'node:crypto';
import type { DescribedCall } from './document.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
section{border-top:1px solid #8888;padding:.75rem 0}h3{margin:0;overflow-wrap:anywhere}p{margin:.25rem 0}`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing may be loaded or run: the page is text and its own style. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function line(label: string, names: readonly string[]): string {
  const codes = names.map((name) => `<code>${escape(name)}</code>`).join(', ');
  return names.length > 0 ? `<p>${label}: ${codes}</p>` : '';
}

function section(call: DescribedCall): string {
  const {
    method,
    path,
    summary,
    query = [],
    optionalQuery = [],
    form,
    json,
    answers,
    signedIn,
  } = call;
  const file = form?.file ? ['file'] : [];
  return `<section><h3><code>${method} ${escape(path)}</code></h3><p>${escape(summary)}</p>
${line('Query', [...query, ...optionalQuery])}${line('Form', [...(form?.fields ?? []), ...(form?.ignored ?? []), ...file])}
${json ? '<p>JSON body</p>' : ''}${line('Answer', answers ? [answers] : [])}${signedIn ? '<p>Signed in only</p>' : ''}</section>`;
}

/** The calls as a page that needs no script. For developers, hence in English. */
export function docsPage(name: string, calls: readonly DescribedCall[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · ${escape(name)}</title><style>${STYLE}</style></head><body><h1>API · ${escape(name)}</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Names of paths, parameters and form
fields are matched without regard to case. Failures are <code>application/problem+json</code> with a stable
<code>code</code>.</p>${calls.map(section).join('')}</body></html>`;
}
