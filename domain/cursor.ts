/** A place in a list that is ordered by a moment and then by id: stable however the list changes. */
export interface Position {
  readonly at: Date;
  readonly id: number;
  /** Which part of a list of several parts, each in an order of its own; absent: the first. */
  readonly part?: number;
}

const MAX_ID = 2 ** 31 - 1;
const CURSOR = /^(-?\d{1,16})\.(\d{1,10})(?:\.([1-9]))?$/;
const BASE64URL = /^[\w-]{4,40}$/;

/** A place as addresses carry it: base64url, so that nobody builds on what is in it. */
export function encodeCursor({ at, id, part }: Position): string {
  const parts = [at.getTime(), id, ...(part ? [part] : [])];
  return btoa(parts.join('.')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The place of a cursor; undefined for whatever `encodeCursor` would not write: each place has one spelling. */
export function decodeCursor(cursor: string): Position | undefined {
  if (!BASE64URL.test(cursor) || cursor.length % 4 === 1) return undefined;
  const match = CURSOR.exec(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  const part = match?.[3] === undefined ? {} : { part: Number(match[3]) };
  const position = { at: new Date(Number(match?.[1])), id: Number(match?.[2]), ...part };
  // Numbers that the server never makes, and that the database could not compare.
  if (Number.isNaN(position.at.getTime()) || !(position.id <= MAX_ID)) return undefined;
  return encodeCursor(position) === cursor ? position : undefined;
}
