import { Readable } from 'node:stream';
import { shownAddress } from '../fileReasons.ts';
import { shortHash } from '../importItem.ts';
import type { InnerHosts } from '../innerNetwork.ts';
import { fetchFile } from '../originSource.ts';
import { FileUnavailable, type Candidate, type TransferSource } from '../source.ts';
import { openUploadsFolder } from './uploadsFolder.ts';
import { field, readIndex, skipReason } from './wordpressIndex.ts';
import { candidateOf } from './wordpressItem.ts';
import { readWxr, type WxrItem } from './wxrReader.ts';

const BATCH_SIZE = 100;

/** By id, otherwise by address, otherwise by title and date. */
function keyOf(item: WxrItem): string {
  const id = field(item, 'wp:post_id');
  if (/^\d{1,12}$/.test(id)) return id;
  const link = field(item, 'link');
  const named = link || [field(item, 'title'), field(item, 'wp:post_date')];
  return `no-id:${shortHash(named)}`;
}

/**
 * Unique keys; undefined for an exact repetition. Keys depend on the order of items with equal ids.
 */
function createKeys() {
  const known = new Map<string, Set<string>>();
  return (
    item: WxrItem,
  ): { readonly key: string; readonly remarks: readonly string[] } | undefined => {
    const key = keyOf(item);
    const content = shortHash([item.fields, item.meta, item.categories]);
    const others = known.get(key);
    if (others?.has(content)) return undefined;
    known.set(key, (others ?? new Set()).add(content));
    if (!others) {
      const remark = 'it has no number (wp:post_id) and is recognised by its address';
      return { key, remarks: key.startsWith('no-id:') ? [remark] : [] };
    }
    return {
      key: `${key}:${content}`,
      remarks: [`another item of the file has its number (${field(item, 'wp:post_id') || 'none'})`],
    };
  };
}

/** Throws FileUnavailable. */
async function dataBytes(url: string): Promise<Buffer> {
  try {
    return Buffer.from(await (await fetch(url)).arrayBuffer());
  } catch {
    throw new FileUnavailable(`${shownAddress(url)} can not be read`);
  }
}

/**
 * Imports a WordPress export (WXR): posts as news, competitions or procurements, and events of The
 * Events Calendar as programmes. The file is read twice, to find errors before writing. Files are
 * read from their addresses or from `media`, a copy of the uploads. Throws a one-line Error.
 */
export async function wordpressSource(
  file: string,
  {
    now,
    media,
    inner,
  }: { readonly now: Date; readonly media: string | undefined; readonly inner: InnerHosts },
): Promise<TransferSource> {
  const uploads = media === undefined ? undefined : await openUploadsFolder(media);
  const index = await readIndex(file);

  async function* candidates(): AsyncGenerator<readonly Candidate[], void> {
    const waiting = new Map<string, Candidate[]>();
    const keys = createKeys();
    for await (const item of readWxr(file, { address: '', authors: new Map() })) {
      if (skipReason(item) !== undefined || field(item, 'wp:attachment_url') !== '') continue;
      const known = keys(item);
      if (!known) continue;
      const candidate = candidateOf(item, index, now);
      const { name } = candidate.kind;
      const others = waiting.get(name) ?? [];
      const remarks = [...known.remarks, ...(candidate.remarks ?? [])];
      others.push({ ...candidate, sourceId: known.key, remarks });
      waiting.set(name, others.length < BATCH_SIZE ? others : []);
      if (others.length >= BATCH_SIZE) yield others;
    }
    for (const others of waiting.values()) if (others.length > 0) yield others;
  }

  const skipped = [...index.skipped].map(([why, count]) => `${why} ${String(count)}`);
  return {
    name: `wordpress:${index.site.address.replace(/\/+$/, '')}`,
    site: index.site.address,
    candidates,
    notes: skipped.length > 0 ? [`Left out: ${skipped.join(', ')}`] : [],
    identityOf: ({ url }) => url,
    async open(named) {
      const isInText = /^data:/i.test(named.url);
      if (uploads && !isInText) return uploads.open(named);
      const bytes = await (isInText ? dataBytes(named.url) : fetchFile(named.url, inner));
      return {
        fileName: isInText ? 'slika.png' : named.fileName,
        open: () => Readable.from([bytes]),
      };
    },
  };
}
