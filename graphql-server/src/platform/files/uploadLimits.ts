import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { FILE_RULES, type FileKind } from '@centar/domain/fileRules.ts';
import { fileRefusal } from './fileRefusal.ts';
import type { RateLimit } from '../rateLimit/rateLimiter.ts';

/**
 * Sixty files of one person within twenty minutes: enough for an archive of 500 pictures in three hours, too few to fill the disk
 * at once.
 */
export const UPLOADS: RateLimit = { name: 'upload', limit: 60, windowSeconds: 1200 };

/** The most bytes of one text field of a form. */
export const MAX_FIELD_BYTES = 256 * 1024;
/** Allowance for fields, part headers and boundaries. */
const OVERHEAD_BYTES = 2 * MAX_FIELD_BYTES;

/** The most bytes of a body with a file of this kind. */
export function maxBodyBytes(kind: FileKind): number {
  return FILE_RULES[kind].maxBytes + OVERHEAD_BYTES;
}

/**
 * Throws TOO_LARGE by the declared length, before any of the body is read, and closes the connection after the answer. An
 * undeclared length passes, since the parser counts.
 */
export function assertUploadAllowed(upload: {
  /** The `Content-Length` header. */
  readonly contentLength: string | undefined;
  readonly kind: FileKind;
  readonly reply?: FastifyReply;
}): void {
  if (Number(upload.contentLength ?? 0) <= maxBodyBytes(upload.kind)) return;
  void upload.reply?.header('connection', 'close');
  throw fileRefusal('tooManyBytes');
}

/** Longer than the time limit of a whole request. */
const READ_TIMEOUT_MS = 75_000;

/**
 * Closes the connection when the body exceeds `maxBytes`, also while the rest is only drained, or when it is not read to its end
 * after `timeoutMs`.
 */
export function limitBody(
  body: IncomingMessage,
  maxBytes: number,
  timeoutMs = READ_TIMEOUT_MS,
): void {
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) body.destroy();
  });
  const timeout = setTimeout(() => body.destroy(), timeoutMs).unref();
  body.once('close', () => {
    clearTimeout(timeout);
  });
}
