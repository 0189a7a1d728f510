import type { Readable } from 'node:stream';

/** An uploaded file before any check, as both transports pass it to a service. */
export interface IncomingFile {
  /** The name that the sender gave; never used for a path. */
  readonly fileName: string;
  /** Streams the bytes, once. Throws, or fails while being read, if the request was cut off. */
  open(): Readable;
}
