import { MAX_MORE_DOCUMENTS } from '@centar/domain/content/notice.ts';
import { extensionOf, FILE_RULES } from '@centar/domain/fileRules.ts';
import type { FurtherDocument } from '../transferTypes.ts';
import type { LinkInText, PictureInText } from './htmlParts.ts';
import { plainLine } from './plainText.ts';
import { attachmentKey, field } from './wordpressIndex.ts';
import type { WordpressIndex } from './wordpressIndex.ts';
import type { WxrItem } from './wxrReader.ts';

/** Kinds of files that people offer for download and that are not taken. */
const OTHER_DOCUMENTS = new Set([
  ...['doc', 'docm', 'dot', 'rtf', 'odt', 'xls', 'xlsm', 'ods', 'csv', 'ppt', 'pptx', 'odp', 'txt'],
  ...['zip', 'rar', '7z'],
]);
const { extensions } = FILE_RULES.document;

export const lastPart = (url: string): string => {
  const part = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

interface Picture {
  readonly url: string;
  readonly alt: string;
}

const galleryIds = (html: string): string[] =>
  [...html.matchAll(/\[gallery\b[^\]]*\bids=["']?([\d,\s]+)/g)].flatMap(([, ids = '']) =>
    ids.split(',').map((id) => id.trim()),
  );

/** The picture of an item: the one that stands for it, or the first in its text that is more than an icon. */
export function pictureOf(
  item: WxrItem,
  pictures: readonly PictureInText[],
  { attachments, site }: WordpressIndex,
): Picture | undefined {
  const chosen = attachments.get(item.meta['_thumbnail_id'] ?? '');
  if (chosen) return chosen;
  for (const { id = '', url = '', alt, isTiny } of pictures) {
    const whole = URL.parse(url, site.address);
    const known =
      attachments.get(id) ?? (whole ? attachments.get(attachmentKey(whole.href)) : null);
    if (known) return { url: known.url, alt: known.alt || alt };
    const isUpload = whole && /\/(?:uploads|files)\//.test(whole.pathname);
    if (whole && (isUpload || !isTiny)) return { url: whole.href, alt };
  }
  const ids = galleryIds(field(item, 'content:encoded'));
  return ids.map((id) => attachments.get(id)).find((one) => one !== undefined);
}

interface Documents {
  readonly documents: readonly FurtherDocument[];
  /** The addresses of their links, as the text has them. */
  readonly taken: ReadonlySet<string>;
  /** The addresses of documents that can't be taken. */
  readonly others: readonly string[];
}

/** The words of a link that only says that something can be fetched. */
const BUTTON = /^(?:preuzm\w*|preuzimanje|download|ovde|link|otvori|преузм\S*|овде)\W*$/i;

/** The documents to which an item links, each once; those that were uploaded to it, where it links to none. */
export function documentsOf(
  item: WxrItem,
  links: readonly LinkInText[],
  { attachments, attachedTo, site }: WordpressIndex,
): Documents {
  const documents = new Map<string, FurtherDocument>();
  const taken = new Set<string>();
  const others = new Map<string, string>();
  function add(url: URL, words: string): boolean {
    const fileName = lastPart(url.href);
    const extension = extensionOf(fileName);
    const key = url.pathname.toLowerCase();
    if (!(extensions as readonly string[]).includes(extension)) {
      if (OTHER_DOCUMENTS.has(extension)) others.set(key, url.href);
      return false;
    }
    const title = BUTTON.test(words) ? '' : words;
    const known = documents.get(key);
    documents.set(key, known?.title ? known : { url: url.href, fileName, title, date: '' });
    return true;
  }
  for (const { url, words, attachmentId } of links) {
    const attached = attachmentId === undefined ? undefined : attachments.get(attachmentId);
    const whole = URL.parse(attached?.url ?? url, site.address);
    if (whole && add(whole, plainLine(words))) taken.add(url);
  }
  if (documents.size === 0) {
    for (const { url, title } of attachedTo.get(field(item, 'wp:post_id')) ?? []) {
      add(new URL(url), title);
    }
  }
  const listed = [...documents.values()];
  const surplus = listed.splice(1 + MAX_MORE_DOCUMENTS);
  return {
    documents: listed,
    taken,
    others: [...others.values(), ...surplus.map(({ url }) => url)],
  };
}
