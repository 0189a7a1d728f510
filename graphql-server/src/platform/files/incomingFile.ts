import type { Readable } from 'node:stream';

/** A file on its way in, as both transports hand it to a service. Nothing of it is trusted. */
export interface IncomingFile {
  /** The name that the sender gave; never used for a path. */
  readonly fileName: string;
  /** Opens the bytes for reading once. May throw, or fail while being read, where the request was cut off. */
  open(): Readable;
}
