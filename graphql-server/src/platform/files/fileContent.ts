import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf, FILE_RULES } from '@centar/domain/fileRules.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';
import { AppError } from '../errors.ts';
import { CONTENT_TYPES } from './mediaNames.ts';
import { assertPassivePdf } from './pdfCheck.ts';
import { assertPlainOffice } from './officeCheck.ts';

/** Enough to recognise every accepted type; the rest of the file never reaches the sniffer. */
const SAMPLE_BYTES = 4100;

/** An accepted extension, with `jpeg` as `jpg`. */
export type UploadExtension = 'jpg' | 'png' | 'pdf' | 'xlsx' | 'docx';

/**
 * The MIME types that the sniffer may find for an extension. Office files are ZIP archives, which `officeCheck.ts` checks
 * further.
 */
const SNIFFED: Record<UploadExtension, readonly string[]> = {
  jpg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  pdf: ['application/pdf'],
  xlsx: ['application/zip', CONTENT_TYPES.xlsx],
  docx: ['application/zip', CONTENT_TYPES.docx],
};

/** The extension of an uploaded name. Throws WRONG_FILE_KIND unless this kind of upload accepts it. */
export function uploadExtension(kind: FileKind, fileName: string): UploadExtension {
  const extension = extensionOf(fileName);
  if (!(FILE_RULES[kind].extensions as readonly string[]).includes(extension)) {
    throw new AppError('WRONG_FILE_KIND');
  }
  return extension === 'jpeg' ? 'jpg' : (extension as UploadExtension);
}

async function readSample(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const sample = new Uint8Array(SAMPLE_BYTES);
    const { bytesRead } = await file.read(sample, 0, SAMPLE_BYTES, 0);
    return sample.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Throws WRONG_FILE_KIND unless the bytes match the extension and hold no active content. */
export async function assertContent(path: string, extension: UploadExtension): Promise<void> {
  const sample = await readSample(path);
  const type = await fileTypeFromBuffer(sample).catch(() => undefined);
  if (!type || !SNIFFED[extension].includes(type.mime)) throw new AppError('WRONG_FILE_KIND');
  if (extension === 'pdf') await assertPassivePdf(path);
  if (extension === 'xlsx' || extension === 'docx') await assertPlainOffice(path, extension);
}
