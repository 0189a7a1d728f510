import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import type { ContentKind } from './contentKinds.ts';
import type { TransferSource } from './source.ts';
import { wireItem } from './wireFields.ts';
import type { WireItem } from './wireFields.ts';
import { wireCandidates } from './wireSource.ts';

/** How much an origin is trusted with. */
export interface OriginLimits {
  /** For one answer, from asking to its last byte. */
  readonly timeoutMs: number;
  /** The longest list. */
  readonly maxListBytes: number;
}

const LIMITS: OriginLimits = { timeoutMs: 120_000, maxListBytes: 100 * 1024 * 1024 };
/** The most pages of the gallery that are asked for. */
const MAX_PAGES = 10_000;
/** The largest file that is taken of any kind, in bytes. */
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
  const pieces: Buffer[] = [];
  let length = 0;
  const refused = (why: string): Error => new Error(`${url} can not be read: ${why}`);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw refused(`it answers ${String(answer.status)}`);
    const body = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : [];
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      length += piece.length;
      if (length > maxBytes) throw refused(`it is larger than ${String(maxBytes)} bytes`);
      pieces.push(Buffer.from(piece));
    }
  } catch (thrown) {
    if ((thrown as Error).message.startsWith(url)) throw thrown;
    throw refused(reasonOf(thrown, timeoutMs));
  }
  return Buffer.concat(pieces);
}

/** The address of an origin (`https://centar.example`), or undefined for what is none. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

const list = z.array(wireItem);

/**
 * A server that answers the documented public calls. What visitors of it do not see does not come, nor what the
 * specification has no call for: settings and photographs of the premises.
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
      // Nothing new: past the end, or a server that knows no pages.
      if (items.size === before) break;
    }
    return [...items.values()];
  }

  async function read({ calls, isPaged }: ContentKind): Promise<readonly WireItem[]> {
    const lists: WireItem[][] = [];
    for (const path of calls) lists.push(await (isPaged ? readPages(path) : readList(path)));
    return lists.flat();
  }

  return {
    name: origin,
    candidates: () => wireCandidates(read, now),
    identityOf: ({ url }) => url,
    async open({ url, fileName }) {
      const whole = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
      if (!whole || !/^https?:$/.test(whole.protocol)) throw new Error(`${url} is no address`);
      const bytes = await fetchBytes(whole.href, LARGEST_FILE, timeoutMs);
      return { fileName, open: () => Readable.from([bytes]) };
    },
  };
}
