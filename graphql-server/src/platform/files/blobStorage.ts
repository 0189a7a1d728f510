import type { Readable } from 'node:stream';
import type { ByteRange } from './byteRange.ts';

/** An opened stored file. The caller closes it, unless a stream of it was read to its end or destroyed. */
export interface OpenBlob {
  /** Bytes. */
  readonly size: number;
  /** Streams a range; may be called once. */
  read(range: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

export interface ListedBlob {
  readonly name: string;
  /** Undefined in a storage that only this process writes to. */
  readonly storedAt?: Date;
}

/** A file that is no longer served and waits to be deleted. */
export interface SetAsideFile {
  readonly name: string;
  /** When it was set aside. */
  readonly since: Date;
}

/** A finished local file and its name in the storage. */
export interface NewBlob {
  /** An absolute path. The file may be gone afterwards. */
  readonly from: string;
  readonly name: string;
}

/**
 * Stores the bytes of files by name: in a local folder (`diskStorage.ts`) or in a bucket of an S3-compatible service
 * (`s3Storage.ts`). Throws an Error for a name that `parseMediaName` refuses, and UNAVAILABLE if the storage can't be reached.
 */
export interface BlobStorage {
  /** The folder or the address of the bucket, for messages; without credentials. */
  readonly location: string;
  /** Stores files. They survive a power loss once it resolves; after a failure some may be stored. */
  put(files: readonly NewBlob[]): Promise<void>;
  /** Undefined if there is no such file. */
  open(name: string): Promise<OpenBlob | undefined>;
  /** Also names that this program never makes. */
  list(): Promise<ListedBlob[]>;
  /** Deletes files without delay; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>;
  /** Stops serving files without deleting them; missing ones are ignored. */
  setAside(names: readonly string[], now: Date): Promise<void>;
  listSetAside(): Promise<SetAsideFile[]>;
  /** Opens a file that was set aside; undefined if there is none. */
  openSetAside(name: string): Promise<OpenBlob | undefined>;
  /** Serves files again that were set aside; missing ones are ignored. */
  restoreSetAside(names: readonly string[]): Promise<void>;
  /** Deletes files that were set aside. */
  removeSetAside(files: readonly SetAsideFile[]): Promise<void>;
}

/** All bytes of a stored file; undefined if there is none. For pictures, which are small enough. */
export async function readBlob(storage: BlobStorage, name: string): Promise<Buffer | undefined> {
  const blob = await storage.open(name);
  if (!blob) return undefined;
  if (blob.size === 0) {
    await blob.close();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of await blob.read({ start: 0, end: blob.size - 1 })) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
