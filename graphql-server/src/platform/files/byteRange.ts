import type { IncomingMessage } from 'node:http';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The two numbers of a range, of which one may be missing. Undefined where it means nothing: several ranges, another unit, an
 * end before its beginning.
 */
export function rangeNumbers(range = ''): readonly [from: string, to: string] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  return from !== '' && to !== '' && Number(to) < Number(from) ? undefined : [from, to];
}

/**
 * The range of a file of `size` bytes that a request asks for (RFC 9110, 14.2). Undefined means the whole file: also for an
 * invalid range, another method than GET, or an `If-Range` with the ETag of another file.
 */
export function requestedRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range'];
  const isMeant = condition === undefined || condition === etag;
  const numbers = method === 'GET' && isMeant ? rangeNumbers(headers.range) : undefined;
  if (!numbers) return undefined;
  const [from, to] = numbers;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
