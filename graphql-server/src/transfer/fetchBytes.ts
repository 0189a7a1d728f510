import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { guardedLookup, type InnerHosts } from './innerNetwork.ts';

export interface FetchLimits {
  readonly maxBytes: number;
  /** From the request to the last byte, with redirects. */
  readonly timeoutMs: number;
  /** Permitted hosts of the internal network. */
  readonly inner: InnerHosts;
}

/** Fewer than browsers follow. */
const MAX_REDIRECTS = 5;

function open(url: URL, inner: InnerHosts, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const lookup = guardedLookup(url, inner);
    const headers = { 'user-agent': 'centar-za-kulturu import', 'accept-encoding': 'identity' };
    request(url, { lookup, signal, headers }, resolve).on('error', reject).end();
  });
}

/** Each redirect is checked like the first address. */
async function openFollowing(
  url: URL,
  { inner }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let target = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await open(target, inner, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return answer;
    answer.destroy();
    const next = URL.parse(headers.location, target);
    if (!next || !/^https?:$/.test(next.protocol)) throw new Error('it redirects to no address');
    target = next;
  }
  throw new Error('it redirects too often');
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`it is larger than ${String(maxBytes)} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads at most `maxBytes`. Refuses addresses of the internal network, except `inner`. Throws a
 * one-line Error with the address.
 */
export async function fetchBytes(url: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const answer = await openFollowing(new URL(url), limits, signal);
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299) {
      answer.destroy();
      throw new Error(`it answers ${String(statusCode)}`);
    }
    return await readAll(answer, limits.maxBytes);
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException;
    const why = signal.aborted
      ? `no answer within ${String(limits.timeoutMs / 1000)} s`
      : (code ?? message);
    throw new Error(`${url} can not be read: ${why}`, { cause: thrown });
  }
}
