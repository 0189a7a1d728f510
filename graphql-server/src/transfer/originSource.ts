import { Readable } from 'node:stream';
import { z } from 'zod';
import { fetchBytes } from './fetchBytes.ts';
import type { InnerHosts } from './innerNetwork.ts';
import type { TransferType } from './transferTypes.ts';
import { FileUnavailable, LARGEST_FILE, type TransferSource } from './source.ts';
import { wireItem, type WireItem } from './wireFields.ts';
import { readCandidates } from './wireSource.ts';

/** Per answer. */
export interface OriginLimits {
  /** From the request to the last byte. */
  readonly timeoutMs: number;
  readonly maxListBytes: number;
}

const LIMITS: OriginLimits = { timeoutMs: 120_000, maxListBytes: 100 * 1024 * 1024 };
const MAX_PAGES = 10_000;

/** Throws FileUnavailable. */
export async function fetchFile(
  url: string,
  inner: InnerHosts,
  { timeoutMs }: Pick<OriginLimits, 'timeoutMs'> = LIMITS,
): Promise<Buffer> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new FileUnavailable(`${url} is no address`);
  }
  try {
    return await fetchBytes(url, { maxBytes: LARGEST_FILE, timeoutMs, inner });
  } catch (thrown) {
    throw new FileUnavailable((thrown as Error).message, { cause: thrown });
  }
}

/** Such as `https://centar.example`; undefined for anything else. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

const list = z.array(wireItem);

/**
 * Imports published items from a server with the documented calls. There are no calls for settings
 * and photographs of the premises.
 */
export function originSource(
  origin: string,
  { now, inner }: { readonly now: Date; readonly inner: InnerHosts },
  { timeoutMs, maxListBytes }: OriginLimits = LIMITS,
): TransferSource {
  async function readList(path: string): Promise<WireItem[]> {
    const url = `${origin}${path}`;
    const bytes = await fetchBytes(url, { maxBytes: maxListBytes, timeoutMs, inner });
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
      // Past the last page, or the server has no pages.
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
      const whole = URL.canParse(url, origin) ? new URL(url, origin).href : url;
      const bytes = await fetchFile(whole, inner, { timeoutMs });
      return { fileName, open: () => Readable.from([bytes]) };
    },
  };
}
