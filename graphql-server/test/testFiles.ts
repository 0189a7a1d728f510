import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import type { FileStore } from '../src/platform/files/fileStore.ts';
import type { IncomingFile } from '../src/platform/files/incomingFile.ts';
import type { SentFile } from './requests.ts';

/** A running server puts its own in the place of it. */
const folder = tmpdir();

/** A fresh data folder, and what removes it. */
export async function makeDataDir(): Promise<{ dataDir: string; cleanUp: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(folder, 'centar-files-'));
  return { dataDir, cleanUp: () => rm(dataDir, { recursive: true, force: true }) };
}

/** The names of a store's unfinished and finished files. */
export async function filesIn(store: Pick<FileStore, 'tmpDir' | 'storage'>): Promise<string[]> {
  const finished = (await store.storage.list()).map(({ name }) => name);
  return [...(await readdir(store.tmpDir)), ...finished];
}

/** Bytes as an incoming file. */
export function incoming(fileName: string, bytes: Uint8Array | string): IncomingFile {
  return { fileName, open: () => Readable.from([Buffer.from(bytes)]) };
}

const drawn = new Map<string, Promise<Buffer>>();

/** A picture of one colour; alpha below 1 makes it transparent. */
export async function picture(...[format, size, alpha]: Parameters<typeof draw>): Promise<Buffer> {
  const key = JSON.stringify([format, size, alpha]);
  const known = drawn.get(key) ?? draw(format, size, alpha);
  drawn.set(key, known);
  return Buffer.from(await known);
}

function draw(
  format: 'jpeg' | 'png' | 'webp' | 'gif',
  size = { width: 800, height: 600 },
  alpha = 1,
): Promise<Buffer> {
  const background = { r: 217, g: 65, b: 42, alpha };
  const image = sharp({ create: { ...size, channels: alpha < 1 ? 4 : 3, background } });
  return image.toFormat(format).toBuffer();
}

/** A small picture as a test sends it. */
export const pngFile = async (name = 'slika.png'): Promise<SentFile> => ({
  name,
  bytes: await picture('png', { width: 40, height: 30 }),
});

/** A PNG whose header claims a size without the pixels for it. */
export function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateRawSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a handmade ZIP; `claims` is the uncompressed size in its directory. */
export interface ZipPart {
  readonly name: string;
  readonly data?: string | Buffer;
  readonly claims?: number;
  readonly flags?: number;
}

/** A handmade ZIP, which may contain wrong sizes. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = 'x', claims, flags = 0x800 } of parts) {
    const raw = Buffer.from(data);
    const packed = deflateRawSync(raw);
    const fileName = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? raw.length, 18);
    common.writeUInt16LE(fileName.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, fileName, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, fileName]),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

/** The parts that every workbook has. */
export const WORKBOOK: readonly ZipPart[] = [
  { name: '[Content_Types].xml', data: '<Types/>' },
  { name: '_rels/.rels', data: '<Relationships/>' },
  { name: 'xl/workbook.xml', data: '<workbook/>' },
  { name: 'xl/worksheets/sheet1.xml', data: '<worksheet/>' },
];

/** A small PDF with more objects in it. */
export function pdf(objects = ''): string {
  return `%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${objects} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`;
}

/** A multipart body of raw parts: `[headers, content]`. */
export function multipartBody(
  parts: readonly (readonly [headers: string, content: string | Buffer])[],
  boundary = 'b0undary',
): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(([headers, content]) => [
    Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A request as it goes over a connection, its head and the beginning of its body. */
export function requestBytes(
  line: string,
  headers: Record<string, string>,
  body: Buffer = Buffer.alloc(0),
): Buffer {
  const lines = Object.entries({ host: 'x', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`), body]);
}

/** A request with a whole multipart body. */
export function formRequest(
  line: string,
  parts: Parameters<typeof multipartBody>[0],
  more: Record<string, string> = {},
): Buffer {
  const { headers, payload } = multipartBody(parts);
  const length = { 'content-length': String(payload.length) };
  return requestBytes(line, { ...headers, ...length, ...more }, payload);
}

/** The headers of a text field. */
export function field(name: string): string {
  return `Content-Disposition: form-data; name="${name}"`;
}

/** The headers of a file. */
export function fileField(name: string, fileName: string, type = 'image/png'): string {
  return `${field(name)}; filename="${fileName}"\r\nContent-Type: ${type}`;
}
