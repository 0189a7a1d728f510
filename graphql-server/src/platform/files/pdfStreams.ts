import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { fileRefusal } from './fileRefusal.ts';

const inflated = promisify(inflate);

const MAX_STREAM_BYTES = 32 * 1024 * 1024;
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** The dictionary precedes `stream` and is much shorter. */
const DICTIONARY_BYTES = 4096;

const END_STREAM = 'endstream';
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Decodes `#xx` in names. */
export function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Object streams name the offset of the first object. */
const HOLDS_OBJECTS = /\/(?:ObjStm|First)(?![A-Za-z0-9])/;
const FILTER = /\/Filter[\s\0]*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)/;
const PREDICTOR = /\/Predictor[\s\0]*(?:[2-9]|1\d)/;

function dictionaryBefore(bytes: Buffer, at: number): string {
  const text = decodeNames(bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at));
  const object = text.lastIndexOf('obj');
  return object < 0 ? text : text.slice(object);
}

function dataBehind(bytes: Buffer, at: number): Buffer {
  let start = at;
  if (bytes[start] === CARRIAGE_RETURN) start += 1;
  if (bytes[start] === LINE_FEED) start += 1;
  const end = bytes.indexOf(END_STREAM, start);
  return bytes.subarray(start, end < 0 ? bytes.length : end);
}

/** Filters in order. Throws WRONG_FILE_KIND if they are in another object. */
function filtersOf(dictionary: string): string[] {
  const written = FILTER.exec(dictionary)?.[1];
  if (written === undefined) return [];
  if (/^\d/.test(written)) throw fileRefusal('brokenFile');
  return [...written.matchAll(/\/(\w+)/g)].map(([, name = '']) => name);
}

function withoutHex(data: Buffer): Buffer {
  const [digits = ''] = data.toString('latin1').replace(/\s/g, '').split('>');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** Throws WRONG_FILE_KIND for encodings that no usual program uses for objects. */
async function decoded(data: Buffer, dictionary: string): Promise<Buffer> {
  if (PREDICTOR.test(dictionary)) throw fileRefusal('brokenFile');
  let bytes = data;
  for (const filter of filtersOf(dictionary)) {
    if (filter === 'ASCIIHexDecode' || filter === 'AHx') bytes = withoutHex(bytes);
    else if (filter === 'FlateDecode' || filter === 'Fl') {
      // Readers accept truncated streams.
      const options = {
        maxOutputLength: MAX_STREAM_BYTES,
        finishFlush: constants.Z_SYNC_FLUSH,
      };
      bytes = await inflated(bytes, options).catch(() => {
        throw fileRefusal('brokenFile');
      });
    } else throw fileRefusal('brokenFile');
  }
  return bytes;
}

export async function* objectStreams(bytes: Buffer): AsyncGenerator<string> {
  let total = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = dictionaryBefore(bytes, at);
    if (!HOLDS_OBJECTS.test(dictionary)) continue;
    const objects = await decoded(dataBehind(bytes, at + 6), dictionary);
    total += objects.length;
    if (total > MAX_TOTAL_BYTES) throw fileRefusal('brokenFile');
    yield objects.toString('latin1');
  }
}
