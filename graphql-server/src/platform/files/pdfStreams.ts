import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { fileRefusal } from './fileRefusal.ts';

const inflated = promisify(inflate);

/** The most bytes of one object stream, and of all of them. */
const MAX_STREAM_BYTES = 32 * 1024 * 1024;
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** Before the word `stream` its dictionary stands, which is much shorter. */
const DICTIONARY_BYTES = 4096;

const END_STREAM = 'endstream';
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** A text in which every character of a name may be written as `#xx`, with the characters in place. */
export function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Streams of objects name the place of the first one; readers ask for nothing more. */
const HOLDS_OBJECTS = /\/(?:ObjStm|First)(?![A-Za-z0-9])/;
const FILTER = /\/Filter[\s\0]*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)/;
const PREDICTOR = /\/Predictor[\s\0]*(?:[2-9]|1\d)/;

/** The dictionary before the word `stream` at this place. */
function dictionaryBefore(bytes: Buffer, at: number): string {
  const text = decodeNames(bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at));
  const object = text.lastIndexOf('obj');
  return object < 0 ? text : text.slice(object);
}

/** The data that begins behind the word `stream`. */
function dataBehind(bytes: Buffer, at: number): Buffer {
  let start = at;
  if (bytes[start] === CARRIAGE_RETURN) start += 1;
  if (bytes[start] === LINE_FEED) start += 1;
  const end = bytes.indexOf(END_STREAM, start);
  return bytes.subarray(start, end < 0 ? bytes.length : end);
}

/** The names of a stream's filters, in their order. Throws WRONG_FILE_KIND where they stand in another object. */
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

/** Decodes the data of a stream. Throws WRONG_FILE_KIND for what no usual program writes for objects. */
async function decoded(data: Buffer, dictionary: string): Promise<Buffer> {
  if (PREDICTOR.test(dictionary)) throw fileRefusal('brokenFile');
  let bytes = data;
  for (const filter of filtersOf(dictionary)) {
    if (filter === 'ASCIIHexDecode' || filter === 'AHx') bytes = withoutHex(bytes);
    else if (filter === 'FlateDecode' || filter === 'Fl') {
      // Readers make do with a stream that breaks off.
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

/** The texts of a document's compressed objects. Throws WRONG_FILE_KIND where they can't be read. */
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
