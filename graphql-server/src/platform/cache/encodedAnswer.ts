import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isKnown, isUnwanted } from '../http/conditions.ts';
import { BINDING_COOKIE, XSRF_COOKIE } from '../http/cookies.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Estimated overhead of a cached answer: headers for three encodings, objects and buffers. */
const ENTRY_BYTES = 4096;
const SIZE_OF_ENCODINGS = 1.5;
/** Fast enough for a waiting visitor, and within a few per cent of the best compression. */
const BROTLI_QUALITY = 5;
/**
 * Pages are read over slow connections and rendered once a generation: 8 % fewer bytes are worth 50
 * ms.
 */
const PAGE_BROTLI_QUALITY = 10;

const qualityFor = ({ headers }: PublicAnswer): number =>
  headers['content-type']?.startsWith('text/html') ? PAGE_BROTLI_QUALITY : BROTLI_QUALITY;

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or batches of a long answer. */
  readonly body: string | readonly Buffer[];
}

type Encoding = 'br' | 'gzip' | 'identity';

interface EncodedBody {
  readonly bytes: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

interface KnownBody {
  /** Each encoding has its own strong ETag (RFC 9110, 8.8.3.3), but only with status 200. */
  readonly etag: string | undefined;
  readonly headers: OutgoingHttpHeaders;
}

/** Each encoding is made for the first request that accepts it. */
export interface EncodedAnswer {
  readonly status: number;
  readonly bodies: ReadonlyMap<Encoding, EncodedBody>;
  encodingFor(request: IncomingMessage): Encoding;
  make(encoding: Encoding): Promise<void>;
  readonly known: Readonly<Record<Encoding, KnownBody>>;
  readonly size: number;
}

export type Effort = 'best' | 'quick' | 'none';

const ENCODINGS: Readonly<Record<Effort, readonly Encoding[]>> = {
  best: ['br', 'gzip', 'identity'],
  quick: ['gzip', 'identity'],
  none: ['identity'],
};

/** Only these cookies identify a user. */
const OWN_COOKIE = new RegExp(`(?:^|[;,\\s])(?:${BINDING_COOKIE}|${XSRF_COOKIE})=`);

/** True if the request identifies a user: shared caches must not store its answer. */
export function hasCredentials({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization !== undefined ||
    (headers.cookie !== undefined && OWN_COOKIE.test(headers.cookie))
  );
}

const MAX_CODINGS = 20;

/** Codings and their weights (RFC 9110, 12.5.3). */
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

function acceptedOf(encodings: readonly Encoding[], request: IncomingMessage): Encoding {
  const weights = weightsOf(request.headers['accept-encoding'] ?? '');
  // A request that refuses only the plain text accepts any encoding.
  const others = weights.get('identity') === 0 ? weights.get('*') : 0;
  return encodings.find((encoding) => (weights.get(encoding) ?? others ?? 0) > 0) ?? 'identity';
}

export function bodyOf({ body }: PublicAnswer): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.concat(body);
}

/** Hashes batch by batch to let other requests run in between. */
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

/** Encodings are made on demand. */
export async function encode(answer: PublicAnswer, effort: Effort): Promise<EncodedAnswer> {
  const identity = bodyOf(answer);
  // Keeping `answer` would hold its text in memory twice.
  const brotliQuality = qualityFor(answer);
  // Failures are not stored by clients, so no request sends their hash.
  const hash = answer.status === 200 ? await hashOf(answer, identity) : undefined;
  const knownBody = (encoding: Encoding): KnownBody => {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const etag = hash === undefined ? undefined : `"${hash}${suffix}"`;
    const headers = {
      'cache-control': hash === undefined ? 'no-store' : 'public, max-age=0, must-revalidate',
      vary: answer.headers['vary'] ?? 'accept-encoding',
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
    // The client keeps stored values of headers that a 304 omits (RFC 9110, 15.4.5).
    known,
    size: ENTRY_BYTES + Math.ceil(identity.length * (effort === 'none' ? 1 : SIZE_OF_ENCODINGS)),
  };
}

function knownTo(known: KnownBody, request: IncomingMessage): KnownBody | undefined {
  const isSame = known.etag !== undefined && isKnown(request.headers, known.etag);
  return isSame && !hasCredentials(request) ? known : undefined;
}

export async function makeReady(encoded: EncodedAnswer, request: IncomingMessage): Promise<void> {
  const encoding = encoded.encodingFor(request);
  if (!knownTo(encoded.known[encoding], request)) await encoded.make(encoding);
}

/** Answers 200, 304 or 412. Returns false if the encoding must be made first. */
export function send(
  encoded: EncodedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  // The request was refused as malformed while its answer was rendered.
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

/** For requests with credentials: not to be stored, and not readable by other origins. */
function privateHeaders({
  etag: _,
  'access-control-allow-origin': __,
  ...headers
}: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...headers, 'cache-control': 'private, no-store' };
}
