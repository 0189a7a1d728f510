import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { rangeNumbers } from '../platform/files/byteRange.ts';
import { answerError } from '../platform/http/answerError.ts';
import type { SecurityHeaders } from '../platform/http/securityHeaders.ts';
import type { OtherBuilds } from '../platform/otherBuilds.ts';
import { assetDictionaries } from './assetDictionaries.ts';

const HASHED = /\/(assets|fonts)\/[^/]+$/;
/** Built-in pictures, which public reads contain and other sites may embed. */
const PICTURE = /\/(art|icons)\/[^/]+$/;
/** If-Match failed, or the range is outside the file. */
const CONDITION_FAILED = [412, 416] as const;

interface HttpFailure {
  readonly statusCode?: number;
  /** `Content-Range` with the file's size. */
  readonly headers?: Readonly<Record<string, string>>;
}

const ASSET = /\/assets\/([\w.-]+?)(?:\.br|\.gz)?$/;
/** If a file can be a dictionary, its answers differ by these. */
const VARY = 'accept-encoding, available-dictionary';

const ANY_ASSET = '/assets/:name(^[\\w.-]+$)';
const OF_OTHER_BUILDS = /\.(?:js|css)$/;
/** Read only by the server, or sent in place of the file without the ending. */
const NOT_SERVED = /^\.vite\/|\.(?:br|gz)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
const REVALIDATE = 'no-cache';

const typeOf = (name: string): string =>
  `${name.endsWith('.js') ? 'application/javascript' : 'text/css'}; charset=utf-8`;

/**
 * Hashed files never change, built-in pictures rarely. The worker and the manifest are revalidated.
 */
function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return IMMUTABLE;
  return PICTURE.test(path) ? ONE_DAY : REVALIDATE;
}

/** With `/` on every system. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

function answerRanges(scope: FastifyInstance): void {
  scope.setErrorHandler(async (thrown, request, reply) => {
    const status = CONDITION_FAILED.find((code) => code === (thrown as HttpFailure).statusCode);
    if (status === undefined) return answerError(thrown, request, reply);
    const { headers: own = {} } = thrown as HttpFailure;
    return reply
      .code(status)
      .headers({ ...own, 'cache-control': 'no-store' })
      .send();
  });
  scope.addHook('onRequest', async ({ raw: { method, headers: given } }) => {
    // For these, the library would send a part or 416 instead of the complete file.
    const [from = ''] = rangeNumbers(given.range) ?? [];
    const isWeak = String(given['if-range']).startsWith('W/');
    if (method !== 'GET' || from === '' || isWeak) delete given.range;
  });
}

/**
 * Serves built files, precompressed if accepted, or with the same file of a previous build as a
 * dictionary if the browser has it. Open pages may need files of previous builds, in
 * the folder `former`, or of builds that other processes serve.
 */
export async function registerStaticFiles(
  server: FastifyInstance,
  publicDir: string,
  headers: SecurityHeaders,
  otherBuilds: Pick<OtherBuilds, 'find'>,
): Promise<void> {
  const previousBuilds = join(publicDir, '../former');
  const previousAssets = join(previousBuilds, 'assets');
  const ownAssets = join(publicDir, 'assets');
  // Hundreds, and thousands of previous builds after a year of updates: one route for all, because
  // each takes time at the start.
  const files = filesBelow(publicDir).filter((path) => !NOT_SERVED.test(path));
  const own = new Set(files.filter((path) => path.startsWith('assets/')));
  const previous = new Set(existsSync(previousAssets) ? readdirSync(previousAssets) : []);
  const dictionaries = assetDictionaries(ownAssets, {
    folder: previousAssets,
    names: previous,
  });
  const pageOnlyHeaders = Object.keys(headers.page).filter((name) => !(name in headers.file));
  await server.register(async (scope) => {
    answerRanges(scope);
    scope.addHook('onRequest', async ({ method, url, headers: given }, reply) => {
      const [, name = ''] = ASSET.exec(url) ?? [];
      if (method !== 'GET' || given.range !== undefined) return undefined;
      const encoded = await dictionaries.encode(name, given);
      if (!encoded) return undefined;
      for (const header of pageOnlyHeaders) reply.removeHeader(header);
      return reply
        .headers({
          ...headers.file,
          'cache-control': IMMUTABLE,
          'content-encoding': 'dcz',
          'use-as-dictionary': dictionaries.useOf(name),
          vary: VARY,
        })
        .type(typeOf(name))
        .send(encoded);
    });
    await scope.register(fastifyStatic, {
      root: publicDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = HASHED.test(path);
        if (isHashed) for (const name of pageOnlyHeaders) reply.removeHeader(name);
        const [, name = ''] = ASSET.exec(path) ?? [];
        const use = dictionaries.useOf(name);
        if (use) reply.headers({ 'use-as-dictionary': use, vary: VARY });
        const security = isHashed ? headers.file : headers.page;
        reply.headers({
          ...security,
          'cache-control': cacheControlOf(path),
          ...(PICTURE.test(path) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
        });
      },
    });
    // Listed once; later files are not served.
    for (const path of files.filter((one) => !own.has(one))) {
      scope.get(`/${path}`, async (_request, reply) => reply.sendFile(path));
    }
    scope.get<{ Params: { name: string } }>(ANY_ASSET, async (request, reply) => {
      const { name } = request.params;
      const path = `assets/${name}`;
      if (own.has(path)) return reply.sendFile(path);
      if (!OF_OTHER_BUILDS.test(name)) {
        reply.callNotFound();
        return reply;
      }
      if (previous.has(name)) return reply.sendFile(path, previousBuilds);
      const text = await otherBuilds.find(`/${path}`);
      if (text === undefined) throw new AppError('NOT_FOUND');
      for (const header of pageOnlyHeaders) reply.removeHeader(header);
      return reply
        .headers({ ...headers.file, 'cache-control': IMMUTABLE })
        .type(typeOf(name))
        .send(text);
    });
  });
}
