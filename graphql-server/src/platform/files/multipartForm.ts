import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { FILE_RULES, type FileKind } from '@centar/domain/fileRules.ts';
import { fileRefusal } from './fileRefusal.ts';
import { AppError } from '../errors.ts';
import { receive, removeFiles } from './disk.ts';
import type { IncomingFile } from './incomingFile.ts';
import { limitBody, MAX_FIELD_BYTES, maxBodyBytes } from './uploadLimits.ts';

const FILE_FIELD = 'file';
const MAX_FIELDS = 220;
const MAX_NAME_BYTES = 100;
/** Bytes. The parser hangs if it skips a part with more. */
const PART_BUFFER = 1024 * 1024;

export interface Form {
  /** Text fields. The sender chooses the names, so read only known ones. */
  readonly fields: Record<string, string>;
  /** Absent if no file was chosen. */
  readonly file?: IncomingFile;
}

export interface OpenForm extends Form {
  dispose(): Promise<void>;
}

export interface FormOptions {
  readonly tmpDir: string;
  readonly fileKind: FileKind;
  /** Called before an arriving file is written. Its error refuses the form, and is rethrown. */
  readonly onFile?: () => Promise<void>;
}

/**
 * Allows `readForm` in the routes of its scope. Register it beside the scope of `/graphql`, which
 * parses its own bodies.
 */
export const multipartFormPlugin: FastifyPluginAsync = async (scope) => {
  await scope.register(multipart);
};
Object.defineProperty(multipartFormPlugin, Symbol.for('skip-override'), { value: true });

export async function withForm<T>(
  request: FastifyRequest,
  options: FormOptions,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  const form = await readForm(request, options);
  try {
    return await work(form);
  } finally {
    await form.dispose();
  }
}

/**
 * At most one file, in the field `file`. The caller has checked the session and
 * `assertUploadAllowed`. An error leaves no file. Throws BAD_USER_INPUT, TOO_LARGE or STORAGE_FULL.
 */
async function readForm(request: FastifyRequest, options: FormOptions): Promise<OpenForm> {
  const path = join(options.tmpDir, `${randomUUID()}.form`);
  let refusal: unknown;
  const onFile = async (): Promise<void> => {
    await options.onFile?.().catch((thrown: unknown) => {
      refusal = thrown;
      throw thrown;
    });
  };
  try {
    const { fields, fileName } = await readParts(request, { ...options, onFile }, path);
    const dispose = () => removeFiles([path]);
    if (fileName === undefined) {
      await dispose();
      return { fields, dispose };
    }
    return { fields, file: { fileName, open: () => createReadStream(path) }, dispose };
  } catch (thrown) {
    await removeFiles([path]);
    // Without unpipe the parser waits for a reader. The rest is drained within limits, so that a
    // client that is still sending gets the answer.
    request.raw.unpipe();
    request.raw.resume();
    // An unreachable database is not the sender's fault.
    throw refusal === undefined ? toFormError(thrown) : refusal;
  }
}

interface Parts {
  readonly fields: Record<string, string>;
  readonly fileName: string | undefined;
}

async function readParts(
  request: FastifyRequest,
  options: Required<FormOptions>,
  path: string,
): Promise<Parts> {
  if (!request.isMultipart()) throw new AppError('BAD_USER_INPUT');
  const { fileKind } = options;
  const fields = new Map<string, string>();
  let fileName: string | undefined;
  const parts = request.parts({
    fileHwm: PART_BUFFER,
    limits: {
      fieldSize: MAX_FIELD_BYTES,
      fields: MAX_FIELDS,
      files: 1,
      parts: MAX_FIELDS + 1,
      headerPairs: 20,
      // One byte more than allowed, so that `receive` reports the error.
      fileSize: FILE_RULES[fileKind].maxBytes + 1,
    },
  });
  limitBody(request.raw, maxBodyBytes(fileKind));
  for await (const part of parts) {
    if (part.type === 'file') {
      fileName = await readFile(part, options, path);
      continue;
    }
    const [name, value] = readField(part);
    if (fields.has(name)) throw new AppError('BAD_USER_INPUT');
    fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields), fileName };
}

async function readFile(
  part: MultipartFile,
  { fileKind, onFile }: Required<FormOptions>,
  path: string,
): Promise<string | undefined> {
  if (part.fieldname !== FILE_FIELD) throw new AppError('BAD_USER_INPUT');
  // Browsers send an empty, nameless file if none was chosen.
  const fileName = (part.filename as string | undefined) ?? '';
  if (fileName !== '') await onFile();
  const incoming = { fileName, open: () => part.file };
  const { byteSize } = await receive(incoming, path, FILE_RULES[fileKind].maxBytes);
  if (fileName === '' && byteSize === 0) return undefined;
  if (fileName === '') await onFile();
  return fileName;
}

function readField(part: Exclude<Multipart, MultipartFile>): [string, string] {
  if (part.valueTruncated) throw new AppError('TOO_LARGE');
  const name = part.fieldname as string | undefined;
  // The parser limits only names in urlencoded bodies.
  const isNamed = name !== undefined && name !== '' && Buffer.byteLength(name) <= MAX_NAME_BYTES;
  // Parts of type application/json arrive parsed, but forms are text.
  if (!isNamed || typeof part.value !== 'string') throw new AppError('BAD_USER_INPUT');
  return [name, part.value];
}

/** Parser errors mean a malformed body, whatever their status. */
function toFormError(thrown: unknown): unknown {
  if (thrown instanceof AppError) return thrown;
  const { syscall, code } = (thrown ?? {}) as { syscall?: unknown; code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileRefusal('tooManyBytes');
  return syscall === undefined || code === 'ECONNRESET' ? new AppError('BAD_USER_INPUT') : thrown;
}
