import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isKnown, isUnwanted } from '../http/conditions.ts';
import { BINDING_COOKIE, XSRF_COOKIE } from '../http/cookies.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Estimated overhead of a cached answer: headers for each encoding, objects and buffers. */
const ENTRY_BYTES = 4096;
const SIZE_OF_ENCODINGS = 1.6;
/**
 * `br` is fast enough for a waiting visitor. A page is 9 % smaller as `br-best`, which takes 0.1 to
 * 0.3 seconds.
 */
const BROTLI_QUALITY = { br: 5, 'br-best': constants.BROTLI_MAX_QUALITY } as const;

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or batches of a long answer. */
  readonly body: string | readonly Buffer[];
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Of an encoding, the smallest first. */
const VARIANTS = {
  br: ['br-best', 'br'],
  gzip: ['gzip'],
  identity: ['identity'],
} as const satisfies Record<Encoding, readonly string[]>;
type Variant = (typeof VARIANTS)[Encoding][number];

interface EncodedBody {
  readonly bytes: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

interface KnownBody {
  /** Each variant has its own strong ETag (RFC 9110, 8.8.3.3), but only with status 200. */
  readonly etag: string | undefined;
  readonly headers: OutgoingHttpHeaders;
}

/** Encoded for the first request that accepts it. */
export interface EncodedAnswer {
  readonly status: number;
  readonly bodies: ReadonlyMap<Variant, EncodedBody>;
  encodingFor(request: IncomingMessage): Encoding;
  make(variant: Variant): Promise<void>;
  /** Replaces a page's quick encoding by the smallest one. */
  improve(): Promise<void>;
  readonly known: Readonly<Record<Variant, KnownBody>>;
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

async function compress(bytes: Buffer, variant: Variant, effort: Effort): Promise<Buffer> {
  if (variant === 'identity') return bytes;
  if (variant === 'gzip') return gzipBytes(bytes, effort === 'quick' ? { level: 1 } : {});
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[variant] };
  return brotliBytes(bytes, { params });
}

/** Encoded on demand. */
export async function encode(answer: PublicAnswer, effort: Effort): Promise<EncodedAnswer> {
  const identity = bodyOf(answer);
  // Storing `answer` would double its text in memory.
  const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
  // Failures are not stored by clients, so no request sends their hash.
  const hash = answer.status === 200 ? await hashOf(answer, identity) : undefined;
  const knownBody = (variant: Variant): KnownBody => {
    const suffix = variant === 'identity' ? '' : `-${variant}`;
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
    'br-best': knownBody('br-best'),
  };
  const encodedBody = (bytes: Buffer, variant: Variant): EncodedBody => ({
    bytes,
    headers: {
      ...answer.headers,
      ...known[variant].headers,
      'content-length': bytes.length,
      ...(variant === 'identity' ? {} : { 'content-encoding': variant.replace('-best', '') }),
    },
  });
  const bodies = new Map<Variant, EncodedBody>([['identity', encodedBody(identity, 'identity')]]);
  const making = new Map<Variant, Promise<void>>();
  async function make(variant: Variant): Promise<void> {
    if (bodies.has(variant)) return;
    const running =
      making.get(variant) ??
      compress(identity, variant, effort)
        .then((bytes) => void bodies.set(variant, encodedBody(bytes, variant)))
        .finally(() => making.delete(variant));
    making.set(variant, running);
    await running;
  }
  return {
    status: answer.status,
    bodies,
    encodingFor: (request) => acceptedOf(ENCODINGS[effort], request),
    make,
    async improve() {
      if (isPage && bodies.has('br')) await make('br-best');
    },
    // The client keeps stored values of headers that a 304 omits (RFC 9110, 15.4.5).
    known,
    size: ENTRY_BYTES + Math.ceil(identity.length * (effort === 'none' ? 1 : SIZE_OF_ENCODINGS)),
  };
}

const headersOf = ({ bodies }: EncodedAnswer): string =>
  JSON.stringify(bodies.get('identity')?.headers);

/** False for answers without an ETag. */
export const isSameAnswer = (one: EncodedAnswer, other: EncodedAnswer): boolean =>
  one.status === other.status &&
  one.known.identity.etag !== undefined &&
  headersOf(one) === headersOf(other);

function knownTo(
  { encodingFor, known }: EncodedAnswer,
  request: IncomingMessage,
): KnownBody | undefined {
  if (hasCredentials(request)) return undefined;
  return VARIANTS[encodingFor(request)]
    .map((variant) => known[variant])
    .find(({ etag }) => etag !== undefined && isKnown(request.headers, etag));
}

const bodyFor = ({ encodingFor, bodies }: EncodedAnswer, request: IncomingMessage) =>
  VARIANTS[encodingFor(request)].map((variant) => bodies.get(variant)).find(Boolean);

export async function makeReady(encoded: EncodedAnswer, request: IncomingMessage): Promise<void> {
  if (knownTo(encoded, request) ?? bodyFor(encoded, request)) return;
  await encoded.make(encoded.encodingFor(request));
}

/** Answers 200, 304 or 412. Returns false if the encoding is missing. */
export function send(
  encoded: EncodedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  // The request was refused as malformed while its answer was rendered.
  if (response.headersSent) return true;
  const isOther = ({ etag }: KnownBody): boolean =>
    etag !== undefined && isUnwanted(request.headers, etag);
  const variants = VARIANTS[encoded.encodingFor(request)];
  if (variants.every((variant) => isOther(encoded.known[variant]))) {
    response.writeHead(412, { 'cache-control': 'no-store', 'content-length': 0 }).end();
    return true;
  }
  const known = knownTo(encoded, request);
  if (known) {
    response.writeHead(304, known.headers);
    response.end();
    return true;
  }
  const body = bodyFor(encoded, request);
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
