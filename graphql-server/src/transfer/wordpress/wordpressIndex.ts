import { uploadNames } from './uploadsFolder.ts';
import { plainLine } from './plainText.ts';
import { readWxr, type WxrItem, type WxrSite } from './wxrReader.ts';

/** Of the previous site. */
export interface Attachment {
  readonly url: string;
  readonly alt: string;
  readonly title: string;
}

/** Read before the items, which refer to it. */
export interface WordpressIndex {
  readonly site: WxrSite;
  /** By id and by `attachmentKey`. */
  readonly attachments: Map<string, Attachment>;
  /** By the parent item's id. */
  readonly attachedTo: Map<string, readonly Attachment[]>;
  readonly venues: Map<string, string>;
  /** Counts by type or state. */
  readonly skipped: Map<string, number>;
}

const STATES = new Set(['publish', 'future', 'draft', 'pending', 'private']);
const TYPES = new Set(['post', 'tribe_events']);

export const field = ({ fields }: WxrItem, name: string): string => fields[name] ?? '';

/** Undefined for an imported item. */
export function skipReason(item: WxrItem): string | undefined {
  const type = field(item, 'wp:post_type');
  if (!TYPES.has(type)) return type || 'without a type';
  const status = field(item, 'wp:status');
  return STATES.has(status) ? undefined : `${type} (${status || 'no state'})`;
}

/** The same path for all sizes of a picture. */
export function attachmentKey(url: string): string {
  const { pathname } = new URL(url);
  const parts = pathname.toLowerCase().split('/');
  return [...parts.slice(0, -1), uploadNames(parts.at(-1) ?? '')[0]].join('/');
}

function addAttachment({ attachments, attachedTo }: WordpressIndex, item: WxrItem): void {
  const url = field(item, 'wp:attachment_url');
  if (!URL.canParse(url)) return;
  const alt = item.meta['_wp_attachment_image_alt'] ?? '';
  const attachment = { url, alt, title: plainLine(field(item, 'title')) };
  const id = field(item, 'wp:post_id');
  if (id !== '') attachments.set(id, attachment);
  attachments.set(attachmentKey(url), attachment);
  const parent = field(item, 'wp:post_parent');
  attachedTo.set(parent, [...(attachedTo.get(parent) ?? []), attachment]);
}

/** Throws a one-line Error for anything other than a WordPress export. */
export async function readIndex(file: string): Promise<WordpressIndex> {
  const index: WordpressIndex = {
    site: { address: '', authors: new Map() },
    attachments: new Map(),
    attachedTo: new Map(),
    venues: new Map(),
    skipped: new Map(),
  };
  const { site, venues, skipped } = index;
  for await (const item of readWxr(file, site)) {
    if (field(item, 'wp:attachment_url') !== '') addAttachment(index, item);
    else if (field(item, 'wp:post_type') === 'tribe_venue') {
      venues.set(field(item, 'wp:post_id'), plainLine(field(item, 'title')));
    } else {
      const why = skipReason(item);
      if (why !== undefined) skipped.set(why, (skipped.get(why) ?? 0) + 1);
    }
  }
  if (!/^https?:\/\//.test(site.address) || !URL.canParse(site.address)) {
    throw new Error(`${file} does not say which site it is of.`);
  }
  // Attachments without a parent.
  for (const parent of ['', '0']) index.attachedTo.delete(parent);
  return index;
}
