import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { FILE_RULES, type FileKind } from '@centar/domain/fileRules.ts';
import { fileRefusal } from './fileRefusal.ts';
import type { RateLimit } from '../rateLimit/rateLimiter.ts';

/** Enough for 500 pictures in three hours, too few to fill the disk quickly. */
export const UPLOADS: RateLimit = { name: 'upload', limit: 60, windowSeconds: 1200 };

/** One text field. */
export const MAX_FIELD_BYTES = 256 * 1024;
/** For fields, part headers and boundaries. */
const OVERHEAD_BYTES = 2 * MAX_FIELD_BYTES;

export function maxBodyBytes(kind: FileKind): number {
  return FILE_RULES[kind].maxBytes + OVERHEAD_BYTES;
}

/**
 * Checks the declared length before reading the body, and closes the connection. The parser counts
 * undeclared lengths.
 */
export function assertUploadAllowed(upload: {
  readonly contentLength: string | undefined;
  readonly kind: FileKind;
  readonly reply?: FastifyReply;
}): void {
  if (Number(upload.contentLength ?? 0) <= maxBodyBytes(upload.kind)) return;
  void upload.reply?.header('connection', 'close');
  throw fileRefusal('tooManyBytes');
}

const READ_TIMEOUT_MS = 75_000;

/**
 * Closes the connection if the body exceeds `maxBytes`, also while drained, or is not read after
 * `timeoutMs`.
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
