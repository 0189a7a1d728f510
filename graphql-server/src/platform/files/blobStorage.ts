import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from './byteRange.ts';

/** The caller closes it, unless a stream was read to its end or destroyed. */
export interface OpenBlob {
  readonly size: number;
  /** Call it once. */
  read(range: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

export interface ListedBlob {
  readonly name: string;
  /** Undefined if only this process writes to the storage. */
  readonly storedAt?: Date;
}

export interface SetAsideFile {
  readonly name: string;
  readonly since: Date;
}

export interface NewBlob {
  /** An absolute path. Storing may move the file. */
  readonly from: string;
  readonly name: string;
}

/**
 * Throws for a name that `parseMediaName` refuses, and UNAVAILABLE if the storage is unreachable.
 */
export interface BlobStorage {
  /** Folder or bucket, without credentials, for messages. */
  readonly location: string;
  /** Files survive a power loss once it resolves; a failure may leave some stored. */
  put(files: readonly NewBlob[]): Promise<void>;
  open(name: string): Promise<OpenBlob | undefined>;
  /** Includes names that this program never creates. */
  list(): Promise<ListedBlob[]>;
  /** Ignores missing files. */
  remove(names: readonly string[]): Promise<void>;
  /** Stops serving files without deleting them; ignores missing ones. */
  setAside(names: readonly string[], now: Date): Promise<void>;
  listSetAside(): Promise<SetAsideFile[]>;
  openSetAside(name: string): Promise<OpenBlob | undefined>;
  /** Serves files again; ignores missing ones. */
  restoreSetAside(names: readonly string[]): Promise<void>;
  removeSetAside(files: readonly SetAsideFile[]): Promise<void>;
}

/** For pictures, which are small; undefined for a missing file. */
export async function readBlob(storage: BlobStorage, name: string): Promise<Buffer | undefined> {
  const blob = await storage.open(name);
  if (!blob) return undefined;
  if (blob.size === 0) {
    await blob.close();
    return Buffer.alloc(0);
  }
  return buffer(await blob.read({ start: 0, end: blob.size - 1 }));
}
