import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { makeOnce } from '../platform/makeOnce.ts';

/** As Vite names them: `staff-BtImFRRd.js`. */
const HASHED_NAME = /^(?<stem>.+)-[\w-]{8}\.(?<type>js|css)$/;
/** Smaller files are not worth a dictionary: a browser looks it up for each request. */
export const LEAST_BYTES = 1000;
/** Of the format `dcz`, before the dictionary's SHA-256 (RFC 9842, section 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
/** A tenth of a second for half a megabyte. */
const LEVEL = 12;

const compress = promisify(zstdCompress);

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** In the format `dcz`. */
export async function dczOf(bytes: Buffer, dictionary: Buffer): Promise<Buffer> {
  const packed = await compress(bytes, {
    dictionary,
    pledgedSrcSize: bytes.length,
    params: {
      [constants.ZSTD_c_compressionLevel]: LEVEL,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
  return Buffer.concat([MAGIC, digestOf(dictionary), packed]);
}

/** Undefined for other files. */
export function partsOf(name: string): { stem: string; type: string } | undefined {
  const { stem, type } = HASHED_NAME.exec(name)?.groups ?? {};
  return stem === undefined || type === undefined ? undefined : { stem, type };
}

export interface AssetDictionaries {
  /** `Use-As-Dictionary` of a built file, for the same file of later builds; undefined for none. */
  useOf(name: string): string | undefined;
  /** The file as `dcz`; undefined if it must be sent whole. */
  encode(name: string, headers: IncomingHttpHeaders): Promise<Buffer | undefined>;
}

/**
 * Compresses built files with their versions of previous builds as dictionaries, which browsers
 * name (RFC 9842). Both are folders, read at the first such request.
 */
export function assetDictionaries(
  assets: string,
  previous: { readonly folder: string; readonly names: ReadonlySet<string> },
): AssetDictionaries {
  const usable = new Set(
    (existsSync(assets) ? readdirSync(assets) : []).filter(
      (name) => partsOf(name) && statSync(join(assets, name)).size >= LEAST_BYTES,
    ),
  );
  /** Of the previous versions of a file, by their hash. */
  const dictionaries = new Map<string, Promise<ReadonlyMap<string, Buffer>>>();
  /** At most one for each file and previous version. */
  const encoded = new Map<string, Promise<Buffer | undefined>>();

  async function read(name: string): Promise<ReadonlyMap<string, Buffer>> {
    const own = partsOf(name);
    const found = new Map<string, Buffer>();
    for (const other of previous.names) {
      const parts = partsOf(other);
      if (parts?.stem !== own?.stem || parts?.type !== own?.type) continue;
      const bytes = await readFile(join(previous.folder, other));
      found.set(digestOf(bytes).toString('base64'), bytes);
    }
    return found;
  }

  async function encodeWith(name: string, dictionary: Buffer): Promise<Buffer | undefined> {
    const file = join(assets, name);
    const bytes = await readFile(file);
    const whole = await stat(`${file}.br`).then(
      ({ size }) => size,
      () => bytes.length,
    );
    const answer = await dczOf(bytes, dictionary);
    return answer.length < whole ? answer : undefined;
  }

  return {
    useOf(name) {
      const parts = usable.has(name) ? partsOf(name) : undefined;
      return parts && `match="/assets/${parts.stem}-*.${parts.type}"`;
    },
    async encode(name, headers) {
      const [, hash = ''] = /^:([\w+/=]+):$/.exec(String(headers['available-dictionary'])) ?? [];
      const accepts = /\bdcz\b(?!\s*;\s*q=0)/.test(String(headers['accept-encoding']));
      if (hash === '' || !accepts || !usable.has(name)) return undefined;
      const dictionary = (await makeOnce(dictionaries, name, () => read(name))).get(hash);
      return dictionary && makeOnce(encoded, `${name} ${hash}`, () => encodeWith(name, dictionary));
    },
  };
}
