import { MAX_MORE_DOCUMENTS } from '@centar/domain/content/notice.ts';
import { extensionOf, FILE_RULES } from '@centar/domain/fileRules.ts';
import type { FurtherFile } from '../transferTypes.ts';
import { isPictureAddress, type LinkInText, type PartsOfHtml } from './htmlParts.ts';
import { plainLine } from './plainText.ts';
import { attachmentKey, field, type Attachment, type WordpressIndex } from './wordpressIndex.ts';
import type { WxrItem } from './wxrReader.ts';

/** Download formats that are not accepted. */
const OTHER_DOCUMENTS = new Set([
  'doc',
  'docm',
  'dot',
  'rtf',
  'odt',
  'xls',
  'xlsm',
  'ods',
  'csv',
  'ppt',
  'pptx',
  'odp',
  'txt',
  'zip',
  'rar',
  '7z',
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
  /** The link in the text. */
  readonly link?: string;
}

interface Pictures {
  /** Unique; the featured picture is first. */
  readonly pictures: readonly Picture[];
  /** Ids missing in the file. */
  readonly missing: readonly string[];
}

const isNumber = (text: string): boolean => /^[1-9]\d*$/.test(text);

/** Replaces an address of WordPress's CDN by the original. */
function wholeAddress(url: string, site: string): URL | null {
  const whole = URL.parse(url, site);
  return whole && /^i\d\.wp\.com$/.test(whole.host) ? URL.parse(`https:/${whole.pathname}`) : whole;
}

/** Attachment ids and addresses in short codes of galleries and page builders. */
function shownByCodes(html: string, uploaded: readonly Attachment[]): readonly string[] {
  return [...html.matchAll(/\[([a-z][\w-]*)\b([^\]]*)\]/gi)].flatMap(([, code, written = '']) => {
    const attributes = [...written.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(
      ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? ''] as const,
    );
    const shown = attributes.flatMap(([name, value]) => {
      if (isPictureAddress(value)) return [value];
      const isList = /^(?:ids|include|images?|(?:image|img|photo|media)_?ids?)$/i.test(name);
      return isList ? value.split(',').map((id) => id.trim()) : [];
    });
    const isOfItsUploads = code === 'gallery' && shown.length === 0;
    return isOfItsUploads ? uploaded.map(({ url }) => url).filter(isPictureAddress) : shown;
  });
}

/** The featured picture, and those embedded or linked in the text. */
export function picturesOf(
  item: WxrItem,
  { pictures, links }: PartsOfHtml,
  { attachments, attachedTo, site }: WordpressIndex,
): Pictures {
  const found = new Map<string, Picture>();
  const missing = new Set<string>();
  const add = ({ url, alt, link }: Picture): void => {
    const key = /^data:/i.test(url) ? url : attachmentKey(url);
    const known = found.get(key);
    if (!known) found.set(key, link === undefined ? { url, alt } : { url, alt, link });
  };
  const addNumbered = (id: string): void => {
    const known = attachments.get(id);
    if (known) add(known);
    else if (isNumber(id)) missing.add(id);
  };
  const uploadOf = (url: URL | null): Attachment | undefined =>
    url ? attachments.get(attachmentKey(url.href)) : undefined;
  const isUpload = ({ pathname }: URL): boolean => /\/(?:uploads|files)\//.test(pathname);

  addNumbered(item.meta['_thumbnail_id'] ?? '');
  for (const { id = '', url = '', alt, isTiny } of pictures) {
    const whole = url === '' ? null : wholeAddress(url, site.address);
    const known = attachments.get(id) ?? uploadOf(whole);
    if (known) add({ url: known.url, alt: known.alt || alt });
    else if (whole && (isUpload(whole) || !isTiny)) add({ url: whole.href, alt });
    else if (!whole) addNumbered(id);
  }
  const uploaded = attachedTo.get(field(item, 'wp:post_id')) ?? [];
  for (const shown of shownByCodes(field(item, 'content:encoded'), uploaded)) {
    const whole = isPictureAddress(shown) ? wholeAddress(shown, site.address) : null;
    if (whole) add(uploadOf(whole) ?? { url: whole.href, alt: '' });
    else addNumbered(shown);
  }
  for (const { url, attachmentId = '', isShown } of links) {
    const whole = wholeAddress(url, site.address);
    const known = attachments.get(attachmentId) ?? uploadOf(whole);
    const target = known ?? (whole && isUpload(whole) ? { url: whole.href, alt: '' } : undefined);
    if (!isShown && target && isPictureAddress(target.url)) add({ ...target, link: url });
  }
  return { pictures: [...found.values()], missing: [...missing] };
}

interface Documents {
  readonly documents: readonly FurtherFile[];
  /** The links to them, as in the text. */
  readonly importedLinks: ReadonlySet<string>;
  /** Not accepted. */
  readonly others: readonly string[];
  /** Other embedded addresses: videos, maps. */
  readonly shown: readonly string[];
}

/** Link texts that only mean "download". */
const BUTTON = /^(?:preuzm\w*|preuzimanje|download|ovde|link|otvori|преузм\S*|овде)\W*$/i;

/** Each linked document once; without any, the item's attachments. */
export function documentsOf(
  item: WxrItem,
  links: readonly LinkInText[],
  { attachments, attachedTo, site }: WordpressIndex,
): Documents {
  const documents = new Map<string, FurtherFile>();
  const importedLinks = new Set<string>();
  const others = new Map<string, string>();
  const shown = new Set<string>();
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
  for (const { url, words, attachmentId, isShown } of links) {
    const attached = attachmentId === undefined ? undefined : attachments.get(attachmentId);
    const whole = URL.parse(attached?.url ?? url, site.address);
    if (!whole) continue;
    if (add(whole, plainLine(words))) importedLinks.add(url);
    else if (isShown && !OTHER_DOCUMENTS.has(extensionOf(lastPart(url)))) shown.add(whole.href);
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
    importedLinks,
    others: [...others.values(), ...surplus.map(({ url }) => url)],
    shown: [...shown],
  };
}
