import { open } from 'node:fs/promises';
import type { FileProblem } from '@centar/domain/errorCodes.ts';
import { extensionOf, nameProblem, type FileKind } from '@centar/domain/fileRules.ts';
import { fileRefusal } from './fileRefusal.ts';
import { assertPassivePdf } from './pdfCheck.ts';
import { assertPlainOffice } from './officeCheck.ts';

/** Enough to recognise every accepted type. */
const SAMPLE_BYTES = 4100;
/** PDF readers look for the header this far into the file. */
const PDF_HEAD = 1024;

/** `jpeg` is `jpg`. */
export type UploadExtension = 'jpg' | 'png' | 'pdf' | 'xlsx' | 'docx';

const OTHERS: Readonly<Record<string, FileProblem>> = {
  'image/heic': 'heicPicture',
  'image/heif': 'heicPicture',
  'image/heic-sequence': 'heicPicture',
  'image/heif-sequence': 'heicPicture',
  'image/avif': 'avifPicture',
  'image/webp': 'webpPicture',
  'image/gif': 'gifPicture',
  'image/apng': 'animatedPicture',
};

const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const TIFF = /^(?:II\*\0|MM\0\*)/;
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

export function assertName(kind: FileKind, fileName: string): void {
  const problem = nameProblem(kind, fileName);
  if (problem) throw fileRefusal(problem);
}

async function readSample(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const sample = Buffer.alloc(SAMPLE_BYTES);
    const { bytesRead } = await file.read(sample, 0, SAMPLE_BYTES, 0);
    return sample.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The directory of an encrypted new Office document names its package. */
async function isEncrypted(path: string, fileName: string): Promise<boolean> {
  if (!/^(?:docx|xlsx)$/.test(extensionOf(fileName))) return false;
  const file = await open(path, 'r');
  try {
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      if ((chunk as Buffer).includes(ENCRYPTED_PACKAGE)) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

async function documentIn(path: string, sample: Buffer, name: string): Promise<UploadExtension> {
  if (sample.subarray(0, PDF_HEAD).includes('%PDF-')) {
    await assertPassivePdf(path);
    return 'pdf';
  }
  if (sample.subarray(0, ZIP.length).equals(ZIP)) return assertPlainOffice(path);
  if (sample.subarray(0, CONTAINER.length).equals(CONTAINER)) {
    throw fileRefusal((await isEncrypted(path, name)) ? 'encryptedFile' : 'oldOffice');
  }
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(sample).catch(() => undefined);
  if (type?.mime.startsWith('image/')) throw fileRefusal('pictureAsDocument');
  throw fileRefusal('otherFile');
}

async function pictureIn(sample: Buffer): Promise<UploadExtension> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(sample).catch(() => undefined);
  if (type?.mime === 'image/jpeg') return 'jpg';
  if (type?.mime === 'image/png') return 'png';
  const known = OTHERS[type?.mime ?? ''];
  if (known) throw fileRefusal(known);
  // For a TIFF the sniffer needs more than the sample.
  if (type?.mime.startsWith('image/') || TIFF.test(sample.toString('latin1', 0, 4))) {
    throw fileRefusal('otherPicture');
  }
  if (/<svg[\s>]/i.test(sample.toString('latin1'))) throw fileRefusal('svgPicture');
  if (sample.subarray(0, PDF_HEAD).includes('%PDF-') || sample.subarray(0, ZIP.length).equals(ZIP))
    throw fileRefusal('documentAsPicture');
  throw fileRefusal('otherFile');
}

export async function extensionByContent(
  kind: FileKind,
  path: string,
  fileName: string,
): Promise<UploadExtension> {
  const sample = await readSample(path);
  if (sample.length === 0) throw fileRefusal('brokenFile');
  return kind === 'image' ? pictureIn(sample) : documentIn(path, sample, fileName);
}
