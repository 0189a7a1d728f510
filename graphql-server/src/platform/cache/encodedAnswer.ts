import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isKnown, isUnwanted } from '../http/conditions.ts';
import { BINDING_COOKIE, XSRF_COOKIE } from '../http/cookies.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Estimated memory of a cached answer besides its bodies: headers for three encodings, objects and buffer overhead. */
const ENTRY_BYTES = 4096;
/** Text in all three encodings, beside the text alone: the compressed ones together take less than half of it. */
const SIZE_OF_ENCODINGS = 1.5;
/** Fast enough for the visitor who waits for it, and within a few per cent of the best compression. */
const BROTLI_QUALITY = 5;
/** Pages are read over slow connections and made once a generation: a twelfth fewer bytes are worth 50 ms. */
const PAGE_BROTLI_QUALITY = 10;

const qualityFor = ({ headers }: PublicAnswer): number =>
  headers['content-type']?.startsWith('text/html') ? PAGE_BROTLI_QUALITY : BROTLI_QUALITY;

/** A public answer before it is cached. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or the batches of a long answer. */
  readonly body: string | readonly Buffer[];
}

type Encoding = 'br' | 'gzip' | 'identity';

interface EncodedBody {
  readonly bytes: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** What a client is told that has the bytes of an encoding already. */
interface KnownBody {
  /** Each encoding has another strong ETag (RFC 9110, 8.8.3.3). Only an answer with status 200 has any. */
  readonly etag: string | undefined;
  readonly headers: OutgoingHttpHeaders;
}

/** A public answer as bytes, with headers; each encoding is made for the first request that gets it. */
export interface EncodedAnswer {
  readonly status: number;
  /** The encodings that have been made. */
  readonly bodies: ReadonlyMap<Encoding, EncodedBody>;
  /** The best encoding of this answer that the request accepts. */
  encodingFor(request: IncomingMessage): Encoding;
  /** Makes an encoding, once for concurrent requests. */
  make(encoding: Encoding): Promise<void>;
  readonly known: Readonly<Record<Encoding, KnownBody>>;
  /** The memory that it takes in the end, in bytes; estimated. */
  readonly size: number;
}

/** How much compression an answer is worth. */
export type Effort = 'best' | 'quick' | 'none';

/** The encodings that an answer may get. */
const ENCODINGS: Readonly<Record<Effort, readonly Encoding[]>> = {
  best: ['br', 'gzip', 'identity'],
  quick: ['gzip', 'identity'],
  none: ['identity'],
};

/** The cookies that identify a person; others do not matter. */
const OWN_COOKIE = new RegExp(`(?:^|[;,\\s])(?:${BINDING_COOKIE}|${XSRF_COOKIE})=`);

/** True if the request identifies a person: then no shared cache may store its answer. */
export function hasCredentials({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization !== undefined ||
    (headers.cookie !== undefined && OWN_COOKIE.test(headers.cookie))
  );
}

/** The most codings of a request that are looked at. */
const MAX_CODINGS = 20;

/** The codings that a request names, with their weights (RFC 9110, 12.5.3). */
function weightsOf(accepted: string): ReadonlyMap<string, number> {
  return new Map(
    accepted
      .toLowerCase()
      .split(',', MAX_CODINGS)
      .map((one) => {
        const [coding = '', weight = ''] = one.split(';', 2);
        const [, given = '1'] = /^\s*q\s*=(.*)$/.exec(weight) ?? [];
        return [coding.trim().replace(/^x-/, ''), Number(given) || 0];
      }),
  );
}

/** The first of these encodings that the request accepts; the plain text where it accepts none. */
function acceptedOf(encodings: readonly Encoding[], request: IncomingMessage): Encoding {
  const weights = weightsOf(request.headers['accept-encoding'] ?? '');
  // Who refuses the plain text alone takes any other.
  const others = weights.get('identity') === 0 ? weights.get('*') : 0;
  return encodings.find((encoding) => (weights.get(encoding) ?? others ?? 0) > 0) ?? 'identity';
}

/** The whole body in one buffer. */
export function bodyOf({ body }: PublicAnswer): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.concat(body);
}

/** A long answer is hashed batch by batch, so that other requests run in between. */
async function hashOf({ body }: PublicAnswer, whole: Buffer): Promise<string> {
  const hash = createHash('sha256');
  if (typeof body === 'string') hash.update(whole);
  else {
    for (const chunk of body) {
      hash.update(chunk);
      await setImmediate();
    }
  }
  return hash.digest('base64url').slice(0, 22);
}

function compress(
  bytes: Buffer,
  encoding: Encoding,
  effort: Effort,
  brotliQuality: number,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipBytes(bytes, effort === 'quick' ? { level: 1 } : {});
  return brotliBytes(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** Hashes an answer, and has its encodings made when they are asked for. */
export async function encode(answer: PublicAnswer, effort: Effort): Promise<EncodedAnswer> {
  const identity = bodyOf(answer);
  // The answer itself is not held on to: its text would be in memory twice.
  const brotliQuality = qualityFor(answer);
  // Failures are stored nowhere, so that no request names their hash.
  const hash = answer.status === 200 ? await hashOf(answer, identity) : undefined;
  const knownBody = (encoding: Encoding): KnownBody => {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const etag = hash === undefined ? undefined : `"${hash}${suffix}"`;
    const headers = {
      'cache-control': hash === undefined ? 'no-store' : 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      ...(etag === undefined ? {} : { etag }),
    };
    return { etag, headers };
  };
  const known = {
    identity: knownBody('identity'),
    gzip: knownBody('gzip'),
    br: knownBody('br'),
  };
  const encodedBody = (bytes: Buffer, encoding: Encoding): EncodedBody => ({
    bytes,
    headers: {
      ...answer.headers,
      ...known[encoding].headers,
      'content-length': bytes.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
  const bodies = new Map<Encoding, EncodedBody>([['identity', encodedBody(identity, 'identity')]]);
  const making = new Map<Encoding, Promise<void>>();
  return {
    status: answer.status,
    bodies,
    encodingFor: (request) => acceptedOf(ENCODINGS[effort], request),
    async make(encoding) {
      if (bodies.has(encoding)) return;
      const running =
        making.get(encoding) ??
        compress(identity, encoding, effort, brotliQuality)
          .then((bytes) => void bodies.set(encoding, encodedBody(bytes, encoding)))
          .finally(() => making.delete(encoding));
      making.set(encoding, running);
      await running;
    },
    // The client keeps its stored values of headers that a 304 leaves out (RFC 9110, 15.4.5).
    known,
    size: ENTRY_BYTES + Math.ceil(identity.length * (effort === 'none' ? 1 : SIZE_OF_ENCODINGS)),
  };
}

/** What the client is told if it has the same bytes already; undefined if it has not. */
function knownTo(known: KnownBody, request: IncomingMessage): KnownBody | undefined {
  const isSame = known.etag !== undefined && isKnown(request.headers, known.etag);
  return isSame && !hasCredentials(request) ? known : undefined;
}

/** Makes the encoding that `send` sends to the request. */
export async function makeReady(encoded: EncodedAnswer, request: IncomingMessage): Promise<void> {
  const encoding = encoded.encodingFor(request);
  if (!knownTo(encoded.known[encoding], request)) await encoded.make(encoding);
}

/**
 * Sends the best encoding that the request accepts, 304 if the client has the same bytes already, or 412 if it wants others.
 * False, and nothing is sent, while that encoding is not made.
 */
export function send(
  encoded: EncodedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  // The request turned out to be malformed while its answer was made, and was refused.
  if (response.headersSent) return true;
  const encoding = encoded.encodingFor(request);
  const { etag } = encoded.known[encoding];
  if (etag !== undefined && isUnwanted(request.headers, etag)) {
    response.writeHead(412, { 'cache-control': 'no-store', 'content-length': 0 }).end();
    return true;
  }
  const known = knownTo(encoded.known[encoding], request);
  if (known) {
    response.writeHead(304, known.headers);
    response.end();
    return true;
  }
  const body = encoded.bodies.get(encoding);
  if (!body) return false;
  const { bytes, headers } = body;
  response.writeHead(encoded.status, hasCredentials(request) ? privateHeaders(headers) : headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}

/** Headers of an answer to a request with credentials: not to be stored, and not readable by other origins. */
function privateHeaders({
  etag: _,
  'access-control-allow-origin': __,
  ...headers
}: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...headers, 'cache-control': 'private, no-store' };
}
