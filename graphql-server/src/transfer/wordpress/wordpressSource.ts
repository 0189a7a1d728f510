import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fromBelgrade } from '@centar/domain/dates.ts';
import { fold } from '@centar/domain/search.ts';
import { findProgramType, PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { ProgramTypeName } from '@centar/domain/sections.ts';
import { formerSpellings } from '../../items/formerAddress.ts';
import { TRANSFER_TYPES } from '../transferTypes.ts';
import type { TransferType, FurtherDocument, NamedFile } from '../transferTypes.ts';
import { fetchBytes, LARGEST_FILE } from '../originSource.ts';
import type { Candidate, TransferSource } from '../source.ts';
import { firstPicture, linkedDocuments, plainLine, plainText } from './plainText.ts';
import { readWxr } from './wxrReader.ts';
import type { WxrItem, WxrSite } from './wxrReader.ts';

/** The theme of news without a category, and the author of items without one. */
const THEME = 'Vesti';
const AUTHOR = 'Redakcija';
/** The programme type of an event whose categories name none. */
const PROGRAM_TYPE: ProgramTypeName = 'Tribinski program';
/** Posts with a category that begins like this become notices. */
const NOTICES = [
  { begins: 'konkurs', name: 'Konkurs' },
  { begins: 'javne nabavke', name: 'PublicProcurment' },
  { begins: 'javna nabavka', name: 'PublicProcurment' },
];
/** Names of WordPress's default category, in English and Serbian. */
const NO_CATEGORY = new Set(['uncategorized', 'nekategorizovano', 'nesvrstano', 'bez kategorije']);
const STATES = new Set(['publish', 'future', 'draft', 'pending', 'private']);
const TYPES = new Set(['post', 'tribe_events']);
const UPLOADS = '/wp-content/uploads/';
const BATCH_SIZE = 100;

/** The parts of the file that items refer to, read before the items. */
interface Index {
  readonly site: WxrSite;
  readonly attachments: Map<string, { readonly url: string; readonly alt: string }>;
  readonly venues: Map<string, string>;
  /** Numbers of skipped items by their type or state. */
  readonly skipped: Map<string, number>;
}

const field = ({ fields }: WxrItem, name: string): string => fields[name] ?? '';
const typeNamed = (name: string): TransferType =>
  TRANSFER_TYPES.find((kind) => kind.name === name) ?? (TRANSFER_TYPES[0] as TransferType);

/** Why an item is skipped; undefined for one that is imported. */
function skipReason(item: WxrItem): string | undefined {
  const type = field(item, 'wp:post_type');
  if (!TYPES.has(type)) return type || 'without a type';
  const status = field(item, 'wp:status');
  return STATES.has(status) ? undefined : `${type} (${status || 'no state'})`;
}

async function readIndex(file: string): Promise<Index> {
  const site: WxrSite = { address: '', authors: new Map() };
  const index: Index = { site, attachments: new Map(), venues: new Map(), skipped: new Map() };
  for await (const item of readWxr(file, site)) {
    const id = field(item, 'wp:post_id');
    const url = field(item, 'wp:attachment_url');
    const type = field(item, 'wp:post_type');
    if (url !== '') {
      index.attachments.set(id, { url, alt: item.meta['_wp_attachment_image_alt'] ?? '' });
    } else if (type === 'tribe_venue') index.venues.set(id, plainLine(field(item, 'title')));
    else {
      const why = skipReason(item);
      if (why !== undefined) index.skipped.set(why, (index.skipped.get(why) ?? 0) + 1);
    }
  }
  if (!/^https?:\/\//.test(site.address) || !URL.canParse(site.address)) {
    throw new Error(`${file} does not say which site it is of.`);
  }
  return index;
}

/** Parses a time in Belgrade (`2019-05-04 19:30:00`). */
function parseBelgradeTime(text = ''): Date | undefined {
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return fromBelgrade({ year, month, day, hour, minute });
}

function parseUtcTime(text: string): Date | undefined {
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1900 ? undefined : moment;
}

/** The categories of an item, without the default one. */
const ownCategories = ({ categories }: WxrItem) =>
  categories.filter(({ name }) => !NO_CATEGORY.has(fold(name)));
const namesOf = (item: WxrItem): string[] =>
  ownCategories(item).flatMap(({ name, nicename }) => [name, nicename]);

function programTypeOf(item: WxrItem): ProgramTypeName {
  for (const name of namesOf(item)) {
    const exact = findProgramType(name) ?? findProgramType(plainLine(name));
    const alike = PROGRAM_TYPES.find(({ slug }) => fold(name).includes(slug));
    if (exact ?? alike) return (exact ?? alike)?.name ?? PROGRAM_TYPE;
  }
  return PROGRAM_TYPE;
}

/** The addresses that an item had. */
function addressesOf(item: WxrItem, { address }: WxrSite): string[] {
  const root = new URL(address).pathname;
  const own = [field(item, 'link'), field(item, 'guid')].filter((url) => URL.canParse(url));
  const byId = new URL(`${root}?p=${field(item, 'wp:post_id')}`, address).href;
  const known = [...own, byId].flatMap((url) => {
    const { pathname, search } = new URL(url);
    return formerSpellings(pathname, new URLSearchParams(search)).slice(0, 1);
  });
  return [...new Set(known)];
}

/** The picture of an item: the one that stands for it, or the first in its text. */
function pictureOf(item: WxrItem, { attachments, site }: Index) {
  const chosen = attachments.get(item.meta['_thumbnail_id'] ?? '');
  if (chosen) return chosen;
  const { id = '', url } = firstPicture(field(item, 'content:encoded')) ?? {};
  const known = attachments.get(id);
  if (known) return known;
  return url !== undefined && URL.canParse(url, site.address)
    ? { url: new URL(url, site.address).href, alt: '' }
    : undefined;
}

const lastPart = (url: string): string => {
  const part = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The fields of an event; undefined if its start can't be parsed. */
function eventFields(item: WxrItem, { venues }: Index): object | undefined {
  const { meta } = item;
  const starts = parseBelgradeTime(meta['_EventStartDate']);
  if (!starts) return undefined;
  const ends = parseBelgradeTime(meta['_EventEndDate']);
  const cost = meta['_EventCost'] ?? '';
  return {
    programType: programTypeOf(item),
    eventHappeningDateTime: starts.toISOString(),
    ...(ends && ends > starts ? { endsAt: ends.toISOString() } : {}),
    place: venues.get(meta['_EventVenueID'] ?? '') ?? '',
    price: cost === '' ? '' : `${cost} ${meta['_EventCurrencySymbol'] ?? ''}`.trim(),
  };
}

/** The publication time, also a planned one; null for an item that was not public. */
function publicationOf(item: WxrItem, written: Date): Date | null {
  const status = field(item, 'wp:status');
  const isOpen = field(item, 'wp:post_password') === '';
  return isOpen && (status === 'publish' || status === 'future') ? written : null;
}

function candidateOf(item: WxrItem, index: Index, now: Date): Candidate {
  const html = field(item, 'content:encoded');
  const isEvent = field(item, 'wp:post_type') === 'tribe_events';
  const notice = NOTICES.find(({ begins }) =>
    namesOf(item).some((name) => fold(name).startsWith(begins)),
  );
  const kind = typeNamed(isEvent ? 'Programs' : (notice?.name ?? 'News'));
  const written =
    parseUtcTime(field(item, 'wp:post_date_gmt')) ??
    parseBelgradeTime(field(item, 'wp:post_date')) ??
    now;
  const title = plainLine(field(item, 'title'));
  const event = isEvent ? eventFields(item, index) : {};
  const problem = item.isTooLong
    ? 'its text is too long'
    : event
      ? undefined
      : 'it does not say when it takes place';
  const theme = ownCategories(item)[0]?.name ?? THEME;
  const picture = kind.file === 'image' ? pictureOf(item, index) : undefined;
  const documents: FurtherDocument[] =
    kind.file === 'document'
      ? linkedDocuments(html)
          .filter(({ url }) => URL.canParse(url, index.site.address))
          .map(({ url, title: words }) => ({
            url: new URL(url, index.site.address).href,
            fileName: lastPart(url),
            title: words,
            date: '',
          }))
      : [];
  const [first] = documents;
  return {
    kind,
    sourceId: field(item, 'wp:post_id'),
    title: title || field(item, 'wp:post_id'),
    createdAt: written < now ? written : now,
    fields: {
      title,
      author: index.site.authors.get(field(item, 'dc:creator')) || AUTHOR,
      description: plainText(html) || plainText(field(item, 'excerpt:encoded')) || title,
      publishedAt: publicationOf(item, written)?.toISOString() ?? null,
      ...event,
      ...(kind.name === 'News' ? { theme: plainLine(theme) } : {}),
      ...(picture?.alt ? { imageAlt: plainLine(picture.alt) } : {}),
    },
    laterFields: undefined,
    file: picture
      ? { url: picture.url, fileName: lastPart(picture.url) }
      : first && { url: first.url, fileName: first.fileName },
    documents: documents.slice(1),
    formerAddresses: addressesOf(item, index.site),
    problem,
  };
}

/** Opens a file from a local copy of the uploads, whose paths are the ends of their addresses. */
async function openLocalFile(folder: string, { url, fileName }: NamedFile) {
  const { pathname } = new URL(url);
  const at = pathname.indexOf(UPLOADS);
  const parts = (at < 0 ? '' : pathname.slice(at + UPLOADS.length)).split('/').map(lastPart);
  const isInside = parts.every((part) => part !== '' && part !== '..' && !/[/\\\0]/.test(part));
  const path = join(folder, ...parts);
  const found = isInside ? await stat(path).catch(() => undefined) : undefined;
  if (!found?.isFile()) throw new Error(`${url} is not in ${folder}`);
  if (found.size > LARGEST_FILE) throw new Error(`${path} is too large`);
  return { fileName, open: () => createReadStream(path) };
}

/**
 * A WordPress export (WXR): posts become news, competitions or procurements, events of The Events Calendar become programmes. The
 * file is read twice, a few items at a time, so that errors in it are found before anything is written. Files come from their
 * addresses, or from `media`, a local copy of the uploads. Throws an Error of one clear line.
 */
export async function wordpressSource(
  file: string,
  { now, media }: { readonly now: Date; readonly media: string | undefined },
): Promise<TransferSource> {
  const index = await readIndex(file);

  async function* candidates(): AsyncGenerator<readonly Candidate[], void> {
    const waiting = new Map<string, Candidate[]>();
    for await (const item of readWxr(file, { address: '', authors: new Map() })) {
      if (skipReason(item) !== undefined || field(item, 'wp:attachment_url') !== '') continue;
      const candidate = candidateOf(item, index, now);
      const { name } = candidate.kind;
      const others = [...(waiting.get(name) ?? []), candidate];
      waiting.set(name, others.length < BATCH_SIZE ? others : []);
      if (others.length >= BATCH_SIZE) yield others;
    }
    for (const others of waiting.values()) if (others.length > 0) yield others;
  }

  const skipped = [...index.skipped].map(([why, count]) => `${why} ${String(count)}`);
  return {
    name: `wordpress:${index.site.address.replace(/\/+$/, '')}`,
    candidates,
    notes: skipped.length > 0 ? [`Left out: ${skipped.join(', ')}`] : [],
    identityOf: ({ url }) => url,
    async open(named) {
      if (media !== undefined) return openLocalFile(media, named);
      if (!/^https?:\/\//i.test(named.url)) throw new Error(`${named.url} is no address`);
      const bytes = await fetchBytes(named.url, LARGEST_FILE);
      return { fileName: named.fileName, open: () => Readable.from([bytes]) };
    },
  };
}
