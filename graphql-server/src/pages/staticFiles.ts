import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../securityHeaders.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const CHECK_EACH_TIME = 'no-cache';

/** Hashed names never change; pictures drawn for the site rarely do; the worker and the manifest are asked for each time. */
function cachingOf(path: string): string {
  if (/\/(assets|fonts)\/[^/]+$/.test(path)) return FOREVER;
  return /\/(art|icons)\/[^/]+$/.test(path) ? A_DAY : CHECK_EACH_TIME;
}

/** Serves the built files as they are, in their precompressed form where the browser takes it. */
export async function registerStaticFiles(
  server: FastifyInstance,
  publicDir: string,
  headers: SecurityHeaders,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: publicDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The list of files is read once, at start: nothing else in the folder can be asked for.
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.headers({ ...headers.page, 'cache-control': cachingOf(path) });
    },
  });
}
