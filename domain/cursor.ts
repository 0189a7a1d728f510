/** A position in a list ordered by moment and id, which stays valid when the list changes. */
export interface Position {
  readonly at: Date;
  readonly id: number;
  /** Part of a list with differently ordered parts; the first if absent. */
  readonly part?: number;
}

const MAX_ID = 2 ** 31 - 1;
const CURSOR = /^(-?\d{1,16})\.(\d{1,10})(?:\.([1-9]))?$/;
const BASE64URL = /^[\w-]{4,40}$/;

/** Opaque base64url, so that clients do not depend on the content. */
export function encodeCursor({ at, id, part }: Position): string {
  const parts = [at.getTime(), id, ...(part ? [part] : [])];
  return btoa(parts.join('.')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined unless `encodeCursor` would write exactly this text. */
export function decodeCursor(cursor: string): Position | undefined {
  if (!BASE64URL.test(cursor) || cursor.length % 4 === 1) return undefined;
  const match = CURSOR.exec(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  const part = match?.[3] === undefined ? {} : { part: Number(match[3]) };
  const position = { at: new Date(Number(match?.[1])), id: Number(match?.[2]), ...part };
  // The server never writes such numbers, and the database can't compare them.
  if (Number.isNaN(position.at.getTime()) || !(position.id <= MAX_ID)) return undefined;
  return encodeCursor(position) === cursor ? position : undefined;
}
