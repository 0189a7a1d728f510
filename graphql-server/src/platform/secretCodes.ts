import { createHash, randomBytes } from 'node:crypto';
import { LINK_CODE } from '@centar/domain/pages.ts';

/** SHA-256 in hex, for values that are only compared. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 bits; only the hash is stored. */
export const newCode = (): string => randomBytes(32).toString('base64url');

/** The same for the same parts, one of which is a code. */
export const codeFrom = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const isCode = (code: unknown): code is string =>
  typeof code === 'string' && LINK_CODE.test(code);

/** Undefined for a malformed code. */
export const hashOfGivenCode = (code: unknown): string | undefined =>
  isCode(code) ? hashOf(code) : undefined;
