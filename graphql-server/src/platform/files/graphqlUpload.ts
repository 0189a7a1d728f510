import { finished } from 'node:stream/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import UploadPromise from 'graphql-upload/Upload.mjs';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import type { Actor, Person } from '../context.ts';
import { AppError } from '../errors.ts';
import { toUploadError } from './disk.ts';
import type { IncomingFile } from './incomingFile.ts';
import { assertUploadAllowed, limitBody, MAX_FIELD_BYTES, maxBodyBytes } from './uploadLimits.ts';

export type Upload = Promise<FileUpload>;

export const UploadScalar: GraphQLScalarType<Upload, never> = GraphQLUpload;

export interface GraphqlUploadOptions {
  readonly tmpDir: string;
  readonly actorOf: (request: FastifyRequest) => Actor | Promise<Actor>;
  /** Counts an upload; throws TOO_MANY_TRIES. */
  readonly consumeUpload?: (person: Person) => Promise<void>;
}

const MULTIPART = 'multipart/form-data';
const tmpDirBefore = process.env['TMPDIR'];

function isMultipart(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.split(';')[0]?.trim().toLowerCase() === MULTIPART;
}

/** The headers of Apollo's CSRF prevention, which other origins can't send without a preflight. */
function hasPreflightHeader({ headers }: FastifyRequest): boolean {
  return Boolean(headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name']);
}

/**
 * The scope must contain only `/graphql`. Checks session, preflight header and length before
 * reading the body. Throws UNAUTHENTICATED, BAD_USER_INPUT, TOO_LARGE or TOO_MANY_TRIES.
 */
export const graphqlUploadPlugin: FastifyPluginAsync<GraphqlUploadOptions> = async (
  scope,
  { tmpDir, actorOf, consumeUpload },
) => {
  const senders = new WeakMap<FastifyRequest, Person>();
  const parsed = new WeakSet<FastifyRequest>();
  useTemporaryFolder(tmpDir);
  scope.addHook('onClose', async () => {
    restoreTemporaryFolder(tmpDir);
  });

  if (scope.hasContentTypeParser(MULTIPART)) scope.removeContentTypeParser(MULTIPART);
  scope.addContentTypeParser(MULTIPART, (_request, _payload, done) => {
    done(null);
  });

  scope.addHook('onRequest', async (request, reply) => {
    if (!isMultipart(request)) return;
    const person = await actorOf(request);
    if (!person) throw new AppError('UNAUTHENTICATED');
    if (!hasPreflightHeader(request)) throw new AppError('BAD_USER_INPUT');
    const contentLength = request.headers['content-length'];
    assertUploadAllowed({ contentLength, kind: 'document', reply });
    senders.set(request, person);
  });

  scope.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request)) return;
    parsed.add(request);
    const operations = processRequest(request.raw, reply.raw, {
      maxFiles: 1,
      maxFileSize: FILE_RULES.document.maxBytes,
      maxFieldSize: MAX_FIELD_BYTES,
    });
    limitBody(request.raw, maxBodyBytes('document'));
    request.body = await operations.catch((thrown: unknown) => {
      throw toUploadError(thrown);
    });
    const person = senders.get(request);
    if (person && (await hasFile(request.body))) await consumeUpload?.(person);
  });

  // A client that is still sending its body would not read an early answer.
  scope.addHook('onSend', async (request) => {
    if (!parsed.has(request) || request.raw.readableEnded || request.raw.destroyed) return;
    await finished(request.raw, { writable: false }).catch(() => undefined);
  });
};
Object.defineProperty(graphqlUploadPlugin, Symbol.for('skip-override'), { value: true });

async function hasFile(operations: unknown): Promise<boolean> {
  const pending = [operations];
  while (pending.length > 0) {
    const value = pending.pop();
    if (value instanceof UploadPromise) {
      // The resolver reports a file that did not arrive.
      const arrived = await value.promise.then(Boolean, () => false);
      if (arrived) return true;
    } else if (typeof value === 'object' && value !== null) {
      for (const one of Object.values(value)) pending.push(one);
    }
  }
  return false;
}

/** The library writes to the system's temporary folder, which only this variable changes. */
function useTemporaryFolder(tmpDir: string): void {
  process.env['TMPDIR'] = tmpDir;
}

function restoreTemporaryFolder(tmpDir: string): void {
  if (process.env['TMPDIR'] !== tmpDir) return;
  if (tmpDirBefore === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = tmpDirBefore;
}

export async function toIncoming(
  upload: Upload | null | undefined,
): Promise<IncomingFile | undefined> {
  if (!upload) return undefined;
  try {
    const { filename, createReadStream } = await upload;
    return { fileName: filename, open: () => createReadStream() };
  } catch (thrown) {
    throw toUploadError(thrown);
  }
}
