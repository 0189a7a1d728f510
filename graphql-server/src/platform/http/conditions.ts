import type { IncomingHttpHeaders } from 'node:http';

const tagsIn = (list: string): string[] => list.split(',').map((one) => one.trim());

/** `If-None-Match`, by weak comparison (RFC 9110, 13.1.2). */
export function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const listed = headers['if-none-match'];
  if (listed === undefined) return false;
  return tagsIn(listed).some((one) => one === '*' || one === etag || one === `W/${etag}`);
}

/** `If-Match` fails, by strong comparison (RFC 9110, 13.1.1). */
export function isUnwanted(headers: IncomingHttpHeaders, etag: string): boolean {
  const listed = headers['if-match'];
  if (listed === undefined) return false;
  return !tagsIn(listed).some((one) => one === '*' || one === etag);
}
