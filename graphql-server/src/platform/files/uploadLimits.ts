import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';
import { AppError } from '../errors.ts';
import type { RateLimit } from '../rateLimit/rateLimiter.ts';

/**
 * The files of one person: sixty within twenty minutes. An archive of 500 pictures is entered within three hours, and
 * nobody fills the disk in a moment.
 */
export const UPLOADS: RateLimit = { name: 'upload', limit: 60, windowSeconds: 1200 };

/** The most bytes of one text field of a form. */
export const MAX_FIELD_BYTES = 256 * 1024;
/** Allowance of a body besides its file: fields, part headers, boundaries. */
const OVERHEAD_BYTES = 2 * MAX_FIELD_BYTES;

/** The most bytes of a whole body that carries a file of this kind. */
export function maxBodyBytes(kind: FileKind): number {
  return FILE_RULES[kind].maxBytes + OVERHEAD_BYTES;
}

/**
 * Refuses an upload by its declared length before any of it is read: TOO_LARGE, and the connection is
 * closed after the answer so that the rest is never taken. An undeclared length passes; the parser counts.
 */
export function assertUploadAllowed(upload: {
  /** The `Content-Length` header. */
  readonly contentLength: string | undefined;
  readonly kind: FileKind;
  readonly reply?: FastifyReply;
}): void {
  if (Number(upload.contentLength ?? 0) <= maxBodyBytes(upload.kind)) return;
  void upload.reply?.header('connection', 'close');
  throw new AppError('TOO_LARGE');
}

/** More than a whole request has to arrive in: reading it ends, whatever its parser waits for. */
const READING_MS = 75_000;

/**
 * Cuts the connection of a sender who goes on beyond the bound, also while the rest is only drained, and of a body that
 * is still not read to its end after `withinMs`.
 */
export function boundBody(body: IncomingMessage, maxBytes: number, withinMs = READING_MS): void {
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) body.destroy();
  });
  const late = setTimeout(() => body.destroy(), withinMs).unref();
  body.once('close', () => {
    clearTimeout(late);
  });
}
