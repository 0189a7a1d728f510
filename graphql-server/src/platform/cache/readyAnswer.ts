import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BINDING_COOKIE, XSRF_COOKIE } from '../http/cookies.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Estimated memory of a cached answer besides its bodies: headers in three forms, objects and buffer overhead. */
const ENTRY_BYTES = 4096;
/** Fast enough for a first visitor to wait for, and within a few per cent of the best. */
const BROTLI_QUALITY = 5;
/** Pages are read over slow connections and made once an epoch: a twelfth fewer bytes are worth 50 ms then. */
const PAGE_BROTLI_QUALITY = 10;

const qualityFor = ({ headers }: PublicAnswer): number =>
  headers['content-type']?.startsWith('text/html') ? PAGE_BROTLI_QUALITY : BROTLI_QUALITY;

/** A public answer before it is cached. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or the pieces of a long answer. */
  readonly body: string | readonly Buffer[];
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Form {
  readonly bytes: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** A public answer as bytes in each encoding, with the headers of each. */
export interface Ready {
  readonly status: number;
  /** Only of an answer with status 200. */
  readonly etag: string | undefined;
  /** Always there in its plain form. */
  readonly forms: Readonly<Partial<Record<Encoding, Form>> & { identity: Form }>;
  readonly notModified: OutgoingHttpHeaders;
  readonly size: number;
}

/** How well an answer is worth compressing. */
export type Effort = 'best' | 'quick' | 'none';

/** The cookies of signed-in people; other cookies do not matter. */
const OWN_COOKIE = new RegExp(`(?:^|[;,\\s])(?:${BINDING_COOKIE}|${XSRF_COOKIE})=`);

/** Does the request identify a person? Then no shared cache may store its answer. */
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

/** All of an answer's body. */
export function bodyOf({ body }: PublicAnswer): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.concat(body);
}

/** A long answer is hashed batch by batch, so that other requests run in between. */
async function hashOf({ body }: PublicAnswer, whole: Buffer): Promise<string> {
  const hash = createHash('sha256');
  if (typeof body === 'string') hash.update(whole);
  else {
    for (const piece of body) {
      hash.update(piece);
      await setImmediate();
    }
  }
  return hash.digest('base64url').slice(0, 22);
}

async function compressed(
  answer: PublicAnswer,
  identity: Buffer,
  effort: Effort,
): Promise<Partial<Record<Encoding, Buffer>>> {
  if (effort === 'none') return {};
  if (effort === 'quick') return { gzip: await zip(identity, { level: 1 }) };
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(answer) } }),
    zip(identity),
  ]);
  return { br, gzip: gz };
}

/** Compresses and hashes an answer once, for all requests that it is sent to. */
export async function prepare(answer: PublicAnswer, effort: Effort): Promise<Ready> {
  const identity = bodyOf(answer);
  const { br, gzip: gz } = await compressed(answer, identity, effort);
  // Failures are stored nowhere and never asked for by their hash.
  const etag = answer.status === 200 ? `"${await hashOf(answer, identity)}"` : undefined;
  const caching = {
    'cache-control': answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
    ...(etag === undefined ? {} : { etag }),
  };
  const common = { ...answer.headers, ...caching };
  const form = (bytes: Buffer, encoding?: Encoding): Form => ({
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
    forms: {
      identity: form(identity),
      ...(br ? { br: form(br, 'br') } : {}),
      ...(gz ? { gzip: form(gz, 'gzip') } : {}),
    },
    // Headers that a 304 leaves out keep the values that the client has stored (RFC 9110, 15.4.5).
    notModified: caching,
    size: ENTRY_BYTES + identity.length + (br?.length ?? 0) + (gz?.length ?? 0),
  };
}

/** Sends the best encoding that the request accepts, or 304 where the client has the same bytes already. */
export function send(ready: Ready, request: IncomingMessage, response: ServerResponse): void {
  const isPrivate = hasCredentials(request);
  const known = request.headers['if-none-match'];
  if (!isPrivate && ready.etag !== undefined && known?.includes(ready.etag)) {
    response.writeHead(304, ready.notModified);
    response.end();
    return;
  }
  const encoding = encodingsFor(request).find((one) => ready.forms[one]) ?? 'identity';
  const { bytes, headers } = ready.forms[encoding] ?? ready.forms.identity;
  response.writeHead(ready.status, isPrivate ? withoutKeeping(headers) : headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Headers of an answer to a request with credentials: not to be stored, and not readable by other origins. */
function withoutKeeping({
  etag: _,
  'access-control-allow-origin': __,
  ...headers
}: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...headers, 'cache-control': 'private, no-store' };
}
