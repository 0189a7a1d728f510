import { open } from 'node:fs/promises';
import { AppError } from '../errors.ts';

const CHUNK = 1024 * 1024;
/** Longer than any name below with all its characters written as `#xx`. */
const OVERLAP = 256;
const TAIL = 2048;

/** Names that start programs, run scripts or carry further files. */
const ACTIVE = /\/(?:Launch|JavaScript|EmbeddedFiles?)(?![A-Za-z0-9])/;
/**
 * `/JS` is short enough to occur by chance in a compressed picture. It counts only before a reference or a text with a readable
 * beginning.
 */
const SCRIPT = /\/JS[\s\0]*(?:[(<][\t\r\n\x20-\x7e]{6}|\d+\s+\d+\s+R)/;

function isActive(text: string): boolean {
  // Any character of a name may be written as #xx.
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return ACTIVE.test(plain) || SCRIPT.test(plain);
}

/**
 * Throws WRONG_FILE_KIND unless the file begins and ends as a PDF and shows no active content. Compressed parts can hide such
 * content: the real protection is that documents are served as sandboxed attachments.
 */
export async function assertPassivePdf(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(CHUNK + OVERLAP);
    const read = async (from: number, length: number): Promise<string> => {
      const { bytesRead } = await file.read(buffer, 0, length, from);
      return buffer.toString('latin1', 0, bytesRead);
    };
    const whole = (await read(0, 5)) === '%PDF-';
    const ended = (await read(Math.max(0, size - TAIL), TAIL)).includes('%%EOF');
    if (!whole || !ended) throw new AppError('WRONG_FILE_KIND');
    for (let from = 0; from < size; from += CHUNK) {
      if (isActive(await read(from, CHUNK + OVERLAP))) throw new AppError('WRONG_FILE_KIND');
    }
  } finally {
    await file.close();
  }
}
