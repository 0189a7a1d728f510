import type { Readable } from 'node:stream';

/** An uploaded file before all checks. */
export interface IncomingFile {
  readonly fileName: string;
  /** Streams the bytes once. Throws or fails if the request breaks off. */
  open(): Readable;
}
