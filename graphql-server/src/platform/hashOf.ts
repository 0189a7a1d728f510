import { createHash } from 'node:crypto';

/** SHA-256 in hex, for values that are only compared. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
