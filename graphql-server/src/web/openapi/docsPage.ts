import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Centre } from '../../platform/context.ts';
import { XSRF_COOKIE } from '../../platform/http/cookies.ts';
import { closedPolicy, hashSource } from '../../platform/http/securityHeaders.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';

const SCRIPT = 'swagger-ui-bundle.js';
const STYLES = 'swagger-ui.css';

/** Read at the first request. */
const folder = (): string =>
  dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/index.html')));

/** Sends the entered token and this browser's anti-forgery value to the page's own server. */
const INLINE_SCRIPT = `fetch('/api/openapi.json').then((answer) => answer.json()).then((spec) => {
  SwaggerUIBundle({
    spec: { ...spec, servers: [{ url: location.origin }] },
    dom_id: '#calls',
    validatorUrl: null,
    requestInterceptor: (request) => {
      const [, value] = /(?:^|; )${XSRF_COOKIE}=([^;]*)/.exec(document.cookie) ?? [];
      if (value) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(value);
      return request;
    },
  });
});`;

/** Swagger UI's icons are `data:` addresses. */
const POLICY = closedPolicy({
  'script-src': `'self' ${hashSource(INLINE_SCRIPT)}`,
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
});

const page = (name: string): string => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · ${escapeHtml(name)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/${STYLES}"></head>
<body><div id="calls"></div><noscript>For programs: <a href="/api/openapi.json">openapi.json</a></noscript>
<script src="/api/docs/${SCRIPT}"></script><script>${INLINE_SCRIPT}</script></body></html>`;

/** `/api/docs`: Swagger UI for `/api/openapi.json`. */
export async function registerDocsPage(server: FastifyInstance, centre: Centre): Promise<void> {
  server.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      .send(page(centre.facts.name)),
  );
  await server.register(fastifyStatic, {
    root: folder(),
    prefix: '/api/docs/',
    wildcard: false,
    // No other file of the package is served.
    globIgnore: [`!(${SCRIPT}|${STYLES})`],
    decorateReply: false,
    maxAge: '1d',
  });
}
