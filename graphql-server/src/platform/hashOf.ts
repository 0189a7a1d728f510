import { createHash } from 'node:crypto';

/** SHA-256 in hex, of what is stored to be compared and never read. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
