import { open as openFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fromBuffer, open, type Entry, type Options, type ZipFile } from 'yauzl';
import { fileRefusal } from './fileRefusal.ts';

const MAX_ENTRIES = 2000;
const MAX_TOTAL_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 200;
/** Smaller parts may have any compression ratio. */
const RATIO_FROM_BYTES = 1024 * 1024;
const MAX_PART_BYTES = 64 * 1024 * 1024;

const OPTIONS: Options = { lazyEntries: true, strictFileNames: true, autoClose: false };

/** Parts are read on demand. */
export interface OfficeZip {
  readonly names: readonly string[];
  read(name: string): Promise<Buffer | undefined>;
  /** XML with decoded character references. */
  readText(name: string): Promise<string>;
  close(): void;
}

function openZip(source: string | Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, zip: ZipFile): void => {
      if (error) reject(error);
      else resolve(zip);
    };
    if (typeof source === 'string') open(source, OPTIONS, done);
    else fromBuffer(source, OPTIONS, done);
  });
}

function readEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => {
      resolve(entries);
    });
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > MAX_ENTRIES) reject(new Error('Too many entries'));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

const DIRECTORY_ENTRY = 0x02014b50;

/** Whether the directory has more entries than the archive counts; Office could read them. */
async function hidesEntries(source: string | Buffer, directoryEnd: number): Promise<boolean> {
  const next = Buffer.alloc(4);
  if (typeof source === 'string') {
    const file = await openFile(source);
    try {
      await file.read(next, 0, next.length, directoryEnd);
    } finally {
      await file.close();
    }
  } else source.copy(next, 0, directoryEnd);
  return next.readUInt32LE() === DIRECTORY_ENTRY;
}

function assertHonest(entries: readonly Entry[]): void {
  if (entries.some((entry) => entry.isEncrypted())) throw fileRefusal('encryptedFile');
  const names = new Set(entries.map((entry) => entry.fileName.toLowerCase()));
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isBomb = entries.some(
    (entry) =>
      entry.uncompressedSize >= RATIO_FROM_BYTES &&
      entry.uncompressedSize > entry.compressedSize * MAX_RATIO,
  );
  if (names.size !== entries.length || total > MAX_TOTAL_BYTES || isBomb) {
    throw fileRefusal('brokenFile');
  }
}

async function inflatePart(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_PART_BYTES) throw fileRefusal('brokenFile');
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => {
      if (error) reject(error);
      else resolve(opened);
    });
  });
  // yauzl fails if a part exceeds its declared size.
  return buffer(stream);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function toText(bytes: Buffer): string {
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const label = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : encoding;
  const text = new TextDecoder(label).decode(bytes);
  // UTF-16 without a mark contains zeros.
  if (text.includes('\0')) throw fileRefusal('brokenFile');
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? whole;
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Throws WRONG_FILE_KIND for damaged archives, bombs, and names that lead out of the archive. */
export async function openOfficeZip(source: string | Buffer): Promise<OfficeZip> {
  const zip = await openZip(source).catch(() => {
    throw fileRefusal('brokenFile');
  });
  try {
    if (zip.entryCount > MAX_ENTRIES) throw fileRefusal('brokenFile');
    const entries = await readEntries(zip).catch(() => {
      throw fileRefusal('brokenFile');
    });
    // `readEntryCursor` is typed as a boolean by mistake.
    if (await hidesEntries(source, Number(zip.readEntryCursor))) throw fileRefusal('brokenFile');
    assertHonest(entries);
    const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
    const read = async (name: string): Promise<Buffer | undefined> => {
      const entry = byName.get(name);
      if (!entry) return undefined;
      return inflatePart(zip, entry).catch(() => {
        throw fileRefusal('brokenFile');
      });
    };
    return {
      names: [...byName.keys()],
      read,
      readText: async (name) => toText((await read(name)) ?? Buffer.alloc(0)),
      close: () => {
        zip.close();
      },
    };
  } catch (thrown) {
    zip.close();
    throw thrown;
  }
}
