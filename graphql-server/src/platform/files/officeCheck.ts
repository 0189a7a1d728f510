import { open } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { AppError } from '../errors.ts';

const MAX_ENTRIES = 2000;
const MAX_TOTAL_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 200;
/** The compression ratio of smaller parts is not checked. */
const RATIO_FROM_BYTES = 1024 * 1024;

/** Macros, external links, embedded files, controls. */
const FORBIDDEN = /vbaProject|externalLink|embeddings|activeX|macrosheets/i;
/** The main part of each type; a file with both is refused. */
const MAIN_PART = { xlsx: 'xl/workbook.xml', docx: 'word/document.xml' } as const;

export type OfficeExtension = keyof typeof MAIN_PART;

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, strictFileNames: true, autoClose: false }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

/** The central directory, entry by entry; nothing is ever inflated. */
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

function isPassive(entries: readonly Entry[], extension: OfficeExtension): boolean {
  const main = MAIN_PART[extension];
  const others = Object.values(MAIN_PART).filter((part) => part !== main);
  const names = new Set(entries.map((entry) => entry.fileName));
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  return (
    names.size === entries.length &&
    names.has('[Content_Types].xml') &&
    names.has(main) &&
    !others.some((name) => names.has(name)) &&
    total <= MAX_TOTAL_BYTES &&
    entries.every(
      (entry) =>
        !FORBIDDEN.test(entry.fileName) &&
        !entry.isEncrypted() &&
        (entry.uncompressedSize < RATIO_FROM_BYTES ||
          entry.uncompressedSize <= entry.compressedSize * MAX_RATIO),
    )
  );
}

/**
 * Throws WRONG_FILE_KIND unless the file is a plain workbook or text document. Refused are other ZIP files, zip bombs, macros,
 * external links, embedded files, and names that lead out of the archive. Only the central directory is read.
 */
export async function assertPlainOffice(path: string, extension: OfficeExtension): Promise<void> {
  let zip: ZipFile | undefined;
  try {
    zip = await openZip(path);
    if (zip.entryCount > MAX_ENTRIES || !isPassive(await readEntries(zip), extension)) {
      throw new AppError('WRONG_FILE_KIND');
    }
  } catch {
    throw new AppError('WRONG_FILE_KIND');
  } finally {
    zip?.close();
  }
}
