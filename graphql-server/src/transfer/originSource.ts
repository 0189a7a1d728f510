import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import type { TransferType } from './transferTypes.ts';
import type { TransferSource } from './source.ts';
import { wireItem } from './wireFields.ts';
import type { WireItem } from './wireFields.ts';
import { readCandidates } from './wireSource.ts';

/** Limits on the answers of an origin. */
export interface OriginLimits {
  /** For one answer, from the request to the last byte. */
  readonly timeoutMs: number;
  readonly maxListBytes: number;
}

const LIMITS: OriginLimits = { timeoutMs: 120_000, maxListBytes: 100 * 1024 * 1024 };
const MAX_PAGES = 10_000;
/** The largest accepted file of any kind, in bytes. */
export const LARGEST_FILE = Math.max(...Object.values(FILE_RULES).map(({ maxBytes }) => maxBytes));

function reasonOf(thrown: unknown, timeoutMs: number): string {
  const { name, message, cause } = thrown as Error;
  if (name === 'TimeoutError') return `no answer within ${String(timeoutMs / 1000)} s`;
  return (cause as { code?: string } | undefined)?.code ?? message;
}

/** The bytes of an answer, no more than `maxBytes`. Throws an Error of one clear line that names the address. */
export async function fetchBytes(
  url: string,
  maxBytes: number,
  timeoutMs = LIMITS.timeoutMs,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const failure = (why: string): Error => new Error(`${url} can not be read: ${why}`);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw failure(`it answers ${String(answer.status)}`);
    const body = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : [];
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > maxBytes) throw failure(`it is larger than ${String(maxBytes)} bytes`);
      chunks.push(Buffer.from(chunk));
    }
  } catch (thrown) {
    if ((thrown as Error).message.startsWith(url)) throw thrown;
    throw failure(reasonOf(thrown, timeoutMs));
  }
  return Buffer.concat(chunks);
}

/** The origin of an address (`https://centar.example`); undefined for other texts. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

const list = z.array(wireItem);

/**
 * A server that answers the documented public calls. Only published items are imported, and no settings or photographs of the
 * premises, for which the specification has no call.
 */
export function originSource(
  origin: string,
  now: Date,
  { timeoutMs, maxListBytes }: OriginLimits = LIMITS,
): TransferSource {
  async function readList(path: string): Promise<WireItem[]> {
    const url = `${origin}${path}`;
    const bytes = await fetchBytes(url, maxListBytes, timeoutMs);
    let json: unknown;
    try {
      json = JSON.parse(bytes.toString('utf8'));
    } catch {
      throw new Error(`${url} can not be read: it answers no JSON`);
    }
    const parsed = list.safeParse(json);
    if (!parsed.success) throw new Error(`${url} can not be read: it answers no list of items`);
    return parsed.data;
  }

  async function readPages(path: string): Promise<WireItem[]> {
    const items = new Map<unknown, WireItem>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const before = items.size;
      for (const item of await readList(`${path}?page=${String(page)}`)) items.set(item.id, item);
      // Nothing new: past the last page, or a server without pages.
      if (items.size === before) break;
    }
    return [...items.values()];
  }

  async function read({ calls, isPaged }: TransferType): Promise<readonly WireItem[]> {
    const lists: WireItem[][] = [];
    for (const path of calls) lists.push(await (isPaged ? readPages(path) : readList(path)));
    return lists.flat();
  }

  return {
    name: origin,
    candidates: () => readCandidates(read, now),
    identityOf: ({ url }) => url,
    async open({ url, fileName }) {
      const whole = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
      if (!whole || !/^https?:$/.test(whole.protocol)) throw new Error(`${url} is no address`);
      const bytes = await fetchBytes(whole.href, LARGEST_FILE, timeoutMs);
      return { fileName, open: () => Readable.from([bytes]) };
    },
  };
}
