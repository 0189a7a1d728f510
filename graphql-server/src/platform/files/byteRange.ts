import type { IncomingMessage } from 'node:http';

/** Both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * One number may be missing. Undefined for several ranges, another unit, or an end before the
 * start.
 */
export function rangeNumbers(range = ''): readonly [from: string, to: string] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  return from !== '' && to !== '' && Number(to) < Number(from) ? undefined : [from, to];
}

/**
 * RFC 9110, 14.2. Undefined means the complete file: no GET, an invalid range, or an `If-Range`
 * with another ETag.
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
