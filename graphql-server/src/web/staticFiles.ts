import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { SecurityHeaders } from '../platform/http/securityHeaders.ts';
import type { OtherBuilds } from '../platform/otherBuilds.ts';

/** Names made from the content, of which nothing but scripts, styles and fonts has one. */
const HASHED = /\/(assets|fonts)\/[^/]+$/;
/** Scripts and styles, which a process of another build may have. */
const OTHERS = '/assets/:name(^[\\w-]+\\.(?:js|css)$)';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const CHECK_EACH_TIME = 'no-cache';

/** Hashed names never change; pictures drawn for the site rarely do; the worker and the manifest are revalidated each time. */
function cachingOf(path: string): string {
  if (HASHED.test(path)) return FOREVER;
  return /\/(art|icons)\/[^/]+$/.test(path) ? A_DAY : CHECK_EACH_TIME;
}

/**
 * Serves the built files as they are, in their precompressed form where the browser takes it. Beside them those of
 * former builds that the build has left in `former`, and those of builds that other processes serve at the moment: pages that
 * are open ask for them.
 */
export async function registerStaticFiles(
  server: FastifyInstance,
  publicDir: string,
  headers: SecurityHeaders,
  otherBuilds: Pick<OtherBuilds, 'find'>,
): Promise<void> {
  const former = join(publicDir, '../former');
  const ofPagesOnly = Object.keys(headers.page).filter((name) => !(name in headers.file));
  await server.register(fastifyStatic, {
    root: existsSync(former) ? [publicDir, former] : publicDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The list of files is read once, at start: nothing else in the folder is served.
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const isHashed = HASHED.test(path);
      if (isHashed) for (const name of ofPagesOnly) reply.removeHeader(name);
      const security = isHashed ? headers.file : headers.page;
      reply.headers({ ...security, 'cache-control': cachingOf(path) });
    },
  });
  server.get<{ Params: { name: string } }>(OTHERS, async (request, reply) => {
    const { name } = request.params;
    const text = await otherBuilds.find(`/assets/${name}`);
    if (text === undefined) throw new AppError('NOT_FOUND');
    for (const header of ofPagesOnly) reply.removeHeader(header);
    return reply
      .headers({ ...headers.file, 'cache-control': FOREVER })
      .type(
        name.endsWith('.js') ? 'application/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      )
      .send(text);
  });
}
