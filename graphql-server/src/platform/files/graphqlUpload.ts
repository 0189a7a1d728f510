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

/** The value of an argument of the `Upload` scalar in a resolver. */
export type Upload = Promise<FileUpload>;

/** The `Upload` scalar, for `@Arg('file', () => UploadScalar)`. */
export const UploadScalar: GraphQLScalarType<Upload, never> = GraphQLUpload;

export interface GraphqlUploadOptions {
  /** Absolute folder of unfinished files. */
  readonly tmpDir: string;
  /** The request's actor; null unless the session is valid. Called before any of the body is read. */
  readonly actorOf: (request: FastifyRequest) => Actor | Promise<Actor>;
  /** Counts one upload of the person; throws TOO_MANY_TRIES. */
  readonly consumeUpload?: (person: Person) => Promise<void>;
}

const MULTIPART = 'multipart/form-data';
const tmpDirBefore = process.env['TMPDIR'];

function isMultipart(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.split(';')[0]?.trim().toLowerCase() === MULTIPART;
}

/** The headers of Apollo's CSRF prevention: a page of another origin can't send them without a preflight request. */
function hasPreflightHeader({ headers }: FastifyRequest): boolean {
  return Boolean(headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name']);
}

/**
 * Parses GraphQL multipart requests of the scope in which it is registered, which must hold nothing but `/graphql`. The session,
 * the preflight header and the declared length are checked before the body is read. A file counts against the person's upload
 * limit. Throws UNAUTHENTICATED, BAD_USER_INPUT, TOO_LARGE, TOO_MANY_TRIES.
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
// Parser and hooks apply to the enclosing scope.
Object.defineProperty(graphqlUploadPlugin, Symbol.for('skip-override'), { value: true });

/** True once a file of the operations begins to arrive; false if none does. */
async function hasFile(operations: unknown): Promise<boolean> {
  const pending = [operations];
  while (pending.length > 0) {
    const value = pending.pop();
    if (value instanceof UploadPromise) {
      // The resolver that waits for a file reports that it did not arrive.
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

/**
 * An argument of the `Upload` scalar as the services take it; undefined for an absent one. Throws BAD_USER_INPUT if the request
 * names a file but does not send it.
 */
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
