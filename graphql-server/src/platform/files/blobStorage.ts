import type { Readable } from 'node:stream';
import type { ByteRange } from './byteRange.ts';

/** An opened stored file; whoever opened it closes it, unless a stream of it was read to its end or destroyed. */
export interface OpenBlob {
  /** Bytes. */
  readonly size: number;
  /** A part of it; once. */
  read(range: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

/** A stored file as a listing tells of it. */
export interface ListedBlob {
  readonly name: string;
  /** When it was stored, where other processes may be storing files too; undefined where this process alone does. */
  readonly storedAt?: Date;
}

/** A file that waits to be deleted. */
export interface SetAsideBlob {
  readonly name: string;
  /** Since when it waits. */
  readonly since: Date;
}

/** A finished file of this machine, and the name that it gets. */
export interface NewBlob {
  /** An absolute path. The file may be gone afterwards. */
  readonly from: string;
  readonly name: string;
}

/**
 * Where the bytes of stored files are kept, by name: a folder of this machine (`diskStorage.ts`) or a bucket of an
 * S3-compatible service (`s3Storage.ts`). Names are those of `parseMediaName`; another is an Error. What can't be had
 * for the moment is UNAVAILABLE.
 */
export interface BlobStorage {
  /** As messages name it, without what opens it. */
  readonly place: string;
  /** Puts files under their names. They survive a power loss when it resolves; where it fails, some may be there. */
  put(files: readonly NewBlob[]): Promise<void>;
  /** Undefined where there is none. */
  open(name: string): Promise<OpenBlob | undefined>;
  /** Also names that this program never makes. */
  list(): Promise<ListedBlob[]>;
  /** Deletes at once; names that are not there are passed over. */
  remove(names: readonly string[]): Promise<void>;
  /** Takes files out of what is served, to wait from `now` on; names that are not there are passed over. */
  setAside(names: readonly string[], now: Date): Promise<void>;
  listSetAside(): Promise<SetAsideBlob[]>;
  /** A file that waits; undefined where there is none. */
  openSetAside(name: string): Promise<OpenBlob | undefined>;
  /** Puts files that wait back into what is served; names that are not there are passed over. */
  restoreSetAside(names: readonly string[]): Promise<void>;
  /** Deletes files that wait. */
  removeSetAside(files: readonly SetAsideBlob[]): Promise<void>;
}

/** All bytes of a stored file; undefined where there is none. Pictures are small enough. */
export async function readBlob(storage: BlobStorage, name: string): Promise<Buffer | undefined> {
  const blob = await storage.open(name);
  if (!blob) return undefined;
  if (blob.size === 0) {
    await blob.close();
    return Buffer.alloc(0);
  }
  const pieces: Buffer[] = [];
  for await (const piece of await blob.read({ start: 0, end: blob.size - 1 })) {
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
