import type { Block } from '@centar/domain/markup/tree.ts';
import { MOST_SIGNS, signsOf } from '@centar/domain/markup/parseMarkup.ts';
import { storedMarkup } from '@centar/domain/markup/storedMarkup.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { nameProblem } from '@centar/domain/fileRules.ts';
import { fold } from '@centar/domain/search.ts';
import { FILE_REASONS, shownAddress } from '../fileReasons.ts';
import { parseWallTime } from '../moments.ts';
import type { Candidate } from '../source.ts';
import { TRANSFER_TYPES, type TransferType } from '../transferTypes.ts';
import { eventParts } from './eventFields.ts';
import { partsOfHtml } from './htmlParts.ts';
import { addressesOf } from './itemAddresses.ts';
import { documentsOf, lastPart, picturesOf } from './itemFiles.ts';
import { markedText } from './markedText.ts';
import { plainLine, plainText } from './plainText.ts';
import { field, type WordpressIndex } from './wordpressIndex.ts';
import type { WxrItem } from './wxrReader.ts';

/** Defaults. */
const THEME = 'Vesti';
const AUTHOR = 'Redakcija';
/** Posts in categories that begin so become notices. */
const NOTICES = [
  { begins: 'konkurs', itemType: 'Competition' },
  { begins: 'javne nabavke', itemType: 'Procurement' },
  { begins: 'javna nabavka', itemType: 'Procurement' },
] as const;
/** WordPress's default category. */
const NO_CATEGORY = new Set(['uncategorized', 'nekategorizovano', 'nesvrstano', 'bez kategorije']);

function known(moment: Date): Date | undefined {
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1900 ? undefined : moment;
}

/** Undefined if unknown. */
const writtenAt = (item: WxrItem): Date | undefined =>
  known(new Date(`${field(item, 'wp:post_date_gmt').replace(' ', 'T')}Z`)) ??
  parseWallTime(field(item, 'wp:post_date')) ??
  known(new Date(field(item, 'pubDate')));

const ownCategories = ({ categories }: WxrItem) =>
  categories.filter(({ name }) => !NO_CATEGORY.has(fold(name)));

/** Null for a draft or a protected post. Undefined if unknown: published immediately. */
function publicationOf(item: WxrItem, written: Date | undefined): string | null | undefined {
  const isPublic = ['publish', 'future'].includes(field(item, 'wp:status'));
  return isPublic && field(item, 'wp:post_password') === '' ? written?.toISOString() : null;
}

/** Short codes that only the previous site could render. */
const SHORT_CODE = /\[[a-z][\w-]*\s+[\w-]+=[^\]]*\]/gi;

/** Files that the content type accepts, and remarks on the others. */
function filesOf(item: WxrItem, kind: TransferType, index: WordpressIndex) {
  const parts = partsOfHtml(field(item, 'content:encoded'));
  const { pictures, missing } = picturesOf(item, parts, index);
  const { documents, importedLinks, others, shown } = documentsOf(item, parts.links, index);
  const [picture, ...further] = pictures;
  const isNotice = kind.type.file === 'document';
  const leftPictures = isNotice ? pictures : further;
  const why = isNotice ? 'notices have none' : 'an item has one';
  const remarks = [
    ...leftPictures.map(({ url }) => `its picture ${shownAddress(url)} is left out: ${why}`),
    ...missing.map((id) => `its picture with the number ${id} is not in the file`),
    ...shown.map(
      (url) => `its text shows ${shownAddress(url)}, which is left out: add a link to it`,
    ),
  ];
  if (isNotice) {
    const left = others.map((url) => {
      const problem = nameProblem('document', lastPart(url));
      return `its document ${url} is left out: ${problem ? FILE_REASONS[problem] : 'there are too many'}`;
    });
    return { picture: undefined, documents, importedLinks, remarks: [...left, ...remarks] };
  }
  const linked = [...documents.map(({ url }) => url), ...others];
  return {
    picture,
    documents: [],
    importedLinks: new Set(picture?.link === undefined ? [] : [picture.link]),
    remarks: [
      ...linked.map((url) => `its document ${url} is not imported: only notices have documents`),
      ...remarks,
    ],
  };
}

/** Too many formats are omitted. */
function formatsOf(blocks: readonly Block[]): { markup: string; remarks: readonly string[] } {
  const { markup } = storedMarkup(blocks);
  if (markup.length <= TEXT_LIMITS.markup && signsOf(markup) <= MOST_SIGNS)
    return { markup, remarks: [] };
  return { markup: '', remarks: ['its text has too many formats and links, which are left out'] };
}

export function candidateOf(item: WxrItem, index: WordpressIndex, now: Date): Candidate {
  const html = field(item, 'content:encoded');
  const isEvent = field(item, 'wp:post_type') === 'tribe_events';
  const names = ownCategories(item).flatMap(({ name, nicename }) => [name, nicename]);
  const notice = NOTICES.find(({ begins }) => names.some((name) => fold(name).startsWith(begins)));
  const kind = TRANSFER_TYPES[isEvent ? 'Program' : (notice?.itemType ?? 'News')];
  const written = writtenAt(item);
  const event = isEvent ? eventParts(item, names, index) : undefined;
  const problem = item.isTooLong
    ? 'its text is too long'
    : isEvent && !event
      ? 'it does not say when it takes place'
      : undefined;
  const title = plainLine(field(item, 'title'));
  const { picture, documents, importedLinks, remarks } = filesOf(item, kind, index);
  const text = plainText(html, importedLinks) || plainText(field(item, 'excerpt:encoded'));
  const added =
    event?.line === undefined
      ? ''
      : `<p>${event.line.replace(/[&<]/g, (sign) => `&#${String(sign.codePointAt(0))};`)}</p>`;
  const formats = formatsOf(markedText(html + added, { site: index.site.address, importedLinks }));
  const codes = (text.match(SHORT_CODE) ?? []).map(
    (code) => `the short code ${code} in its text shows nothing here: replace it`,
  );
  const publishedAt = publicationOf(item, written);
  const [first] = documents;
  const id = field(item, 'wp:post_id');
  return {
    kind,
    sourceId: id,
    title: title || id || field(item, 'link') || '?',
    createdAt: written && written < now ? written : now,
    fields: {
      title,
      author: index.site.authors.get(field(item, 'dc:creator')) || AUTHOR,
      description: [text, event?.line ?? ''].filter((part) => part !== '').join('\n\n'),
      ...(formats.markup === '' ? {} : { descriptionMarkup: formats.markup }),
      ...(publishedAt === undefined ? {} : { publishedAt }),
      ...event?.fields,
      ...(kind.type.itemType === 'News'
        ? { theme: plainLine(ownCategories(item)[0]?.name ?? THEME) }
        : {}),
      ...(picture?.alt ? { imageAlt: plainLine(picture.alt) } : {}),
    },
    laterFields: event?.laterFields,
    file: picture
      ? { url: picture.url, fileName: lastPart(picture.url) }
      : first && { url: first.url, fileName: first.fileName },
    documents: documents.slice(1),
    formerAddresses: addressesOf(item, index.site),
    problem,
    remarks: [...remarks, ...formats.remarks, ...codes, ...(event?.remarks ?? [])],
  };
}
