import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Clock } from '../context.ts';
import { AppError, toProblem } from '../errors.ts';
import { isKnown, isUnwanted } from '../http/conditions.ts';
import { isVisit } from '../http/visit.ts';
import type { OpenBlob } from './blobStorage.ts';
import type { FileStore } from './fileStore.ts';
import { createMediaFiles } from './mediaFiles.ts';
import { attachment, CONTENT_TYPES, parseMediaName, type MediaName } from './mediaNames.ts';
import { requestedRange } from './byteRange.ts';

export interface MediaRouteOptions {
  readonly files: Pick<FileStore, 'storage' | 'storePreview'>;
  readonly database: Pick<Database, 'reader' | 'revision'>;
  readonly clock: Clock;
}

/** If a harmful file passes the checks, browsers still neither run it nor sniff its type. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/** Other sites may embed public files. Names are never reused, so caches stay valid. */
const PUBLIC_FILE = {
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/** The headers change once the item is published, so caches must revalidate. */
const PRIVATE_FILE = {
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
} as const;

/** `GET` and `HEAD /media/:name`. Documents are sent as attachments with their original names. */
export const mediaRoutes: FastifyPluginAsync<MediaRouteOptions> = async (scope, options) => {
  const { files } = options;
  const mediaFiles = createMediaFiles(options.database, options.clock);

  scope.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const name = request.params['*'];
      const parsed = parseMediaName(name);
      if (!parsed) return notFound(request, reply);
      const { id, extension } = parsed;
      const known = await mediaFiles.find(id);
      if (!known?.names.has(name)) return notFound(request, reply);
      void reply.headers({ ...HEADERS, ...PRIVATE_FILE });
      const file =
        (await files.storage.open(name)) ??
        (parsed.preview && (await makePreview(options, parsed, known.name, request.log))
          ? await files.storage.open(name)
          : undefined);
      if (!file) return notFound(request, reply);
      if (known.isDocument)
        void reply.header('content-disposition', attachment(known.originalName));
      void reply.headers({
        ...(known.isPublic ? PUBLIC_FILE : PRIVATE_FILE),
        'accept-ranges': 'bytes',
        etag: `"${name}"`,
      });
      return sendFile(request, reply, file, CONTENT_TYPES[extension]);
    },
  });
};

async function makePreview(
  { files }: MediaRouteOptions,
  { id, preview = {} }: MediaName,
  picture: string,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await files.storePreview(id, picture, preview);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'WRONG_FILE_KIND') throw thrown;
    log.warn({ id }, 'a stored picture is missing or damaged');
    return false;
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isVisit(request)) {
    for (const name of Object.keys(HEADERS)) void reply.removeHeader(name);
    reply.callNotFound();
    return reply;
  }
  const problem = toProblem(new AppError('NOT_FOUND'));
  return reply
    .code(problem.status)
    .headers({ ...HEADERS, ...PRIVATE_FILE, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: OpenBlob,
  contentType: string,
): Promise<FastifyReply> {
  const { size } = file;
  let isStreaming = false;
  try {
    const etag = String(reply.getHeader('etag'));
    if (isUnwanted(request.headers, etag)) {
      return await reply.code(412).header('cache-control', 'no-store').send();
    }
    if (isKnown(request.headers, etag)) return await reply.code(304).send();

    const range = requestedRange(request.raw, etag, size);
    if (range === 'unsatisfiable') {
      return await reply
        .code(416)
        .headers({ 'content-range': `bytes */${String(size)}`, 'cache-control': 'no-store' })
        .send();
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) {
      const part = `bytes ${String(start)}-${String(end)}/${String(size)}`;
      void reply.code(206).header('content-range', part);
    }
    void reply.type(contentType).header('content-length', end - start + 1);
    if (request.method === 'HEAD' || size === 0) return await reply.send();
    const stream = await file.read({ start, end });
    isStreaming = true;
    return await reply.send(stream);
  } finally {
    if (!isStreaming) await file.close();
  }
}
