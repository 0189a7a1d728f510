import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BINDING_COOKIE, XSRF_COOKIE } from '../http/cookies.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Estimated memory of a cached answer besides its bodies: headers for three encodings, objects and buffer overhead. */
const ENTRY_BYTES = 4096;
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

/** A public answer as bytes in each encoding, with the headers of each. */
export interface EncodedAnswer {
  readonly status: number;
  /** Only of an answer with status 200. */
  readonly etag: string | undefined;
  /** `identity` is always there. */
  readonly bodies: Readonly<Partial<Record<Encoding, EncodedBody>> & { identity: EncodedBody }>;
  readonly notModified: OutgoingHttpHeaders;
  readonly size: number;
}

/** How much compression an answer is worth. */
export type Effort = 'best' | 'quick' | 'none';

/** The cookies that identify a person; others do not matter. */
const OWN_COOKIE = new RegExp(`(?:^|[;,\\s])(?:${BINDING_COOKIE}|${XSRF_COOKIE})=`);

/** True if the request identifies a person: then no shared cache may store its answer. */
export function hasCredentials({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization !== undefined ||
    (headers.cookie !== undefined && OWN_COOKIE.test(headers.cookie))
  );
}

/** The encodings that the request accepts, best first. */
function encodingsFor(request: IncomingMessage): Encoding[] {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return [];
  return [
    ...(/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? (['br'] as const) : []),
    ...(/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? (['gzip'] as const) : []),
  ];
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

async function compress(
  answer: PublicAnswer,
  identity: Buffer,
  effort: Effort,
): Promise<Partial<Record<Encoding, Buffer>>> {
  if (effort === 'none') return {};
  if (effort === 'quick') return { gzip: await gzipBytes(identity, { level: 1 }) };
  const [br, gz] = await Promise.all([
    brotliBytes(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(answer) } }),
    gzipBytes(identity),
  ]);
  return { br, gzip: gz };
}

/** Compresses and hashes an answer once, for all requests that it is sent to. */
export async function encode(answer: PublicAnswer, effort: Effort): Promise<EncodedAnswer> {
  const identity = bodyOf(answer);
  const { br, gzip: gz } = await compress(answer, identity, effort);
  // Failures are stored nowhere, so that no request names their hash.
  const etag = answer.status === 200 ? `"${await hashOf(answer, identity)}"` : undefined;
  const caching = {
    'cache-control': answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
    ...(etag === undefined ? {} : { etag }),
  };
  const common = { ...answer.headers, ...caching };
  const encodedBody = (bytes: Buffer, encoding?: Encoding): EncodedBody => ({
    bytes,
    headers: {
      ...common,
      'content-length': bytes.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  return {
    status: answer.status,
    etag,
    bodies: {
      identity: encodedBody(identity),
      ...(br ? { br: encodedBody(br, 'br') } : {}),
      ...(gz ? { gzip: encodedBody(gz, 'gzip') } : {}),
    },
    // The client keeps its stored values of headers that a 304 leaves out (RFC 9110, 15.4.5).
    notModified: caching,
    size: ENTRY_BYTES + identity.length + (br?.length ?? 0) + (gz?.length ?? 0),
  };
}

/** Sends the best encoding that the request accepts, or 304 if the client has the same bytes already. */
export function send(
  encoded: EncodedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isPrivate = hasCredentials(request);
  const known = request.headers['if-none-match'];
  if (!isPrivate && encoded.etag !== undefined && known?.includes(encoded.etag)) {
    response.writeHead(304, encoded.notModified);
    response.end();
    return;
  }
  const encoding = encodingsFor(request).find((one) => encoded.bodies[one]) ?? 'identity';
  const { bytes, headers } = encoded.bodies[encoding] ?? encoded.bodies.identity;
  response.writeHead(encoded.status, isPrivate ? privateHeaders(headers) : headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Headers of an answer to a request with credentials: not to be stored, and not readable by other origins. */
function privateHeaders({
  etag: _,
  'access-control-allow-origin': __,
  ...headers
}: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...headers, 'cache-control': 'private, no-store' };
}
