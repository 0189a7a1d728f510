import { createReadStream } from 'node:fs';
import sax from 'sax';
import { withoutLanguageMarks } from './languageMarkup.ts';

export interface WxrItem {
  /** By element name (`title`, `wp:post_id`); the first value counts. */
  readonly fields: Readonly<Record<string, string>>;
  /** Selected `wp:postmeta`; the first value counts. */
  readonly meta: Readonly<Record<string, string>>;
  /** Slugs and dates (`2019-05-04`) of previous addresses. */
  readonly previous: { readonly slugs: readonly string[]; readonly days: readonly string[] };
  /** Includes tags, categories first. */
  readonly categories: readonly { readonly name: string; readonly nicename: string }[];
  /** A text over the limit was omitted. */
  readonly isTooLong: boolean;
}

/** Channel data. */
export interface WxrSite {
  /** Of the site. */
  address: string;
  readonly authors: Map<string, string>;
}

const FIELDS = new Set([
  'title',
  'link',
  'guid',
  'dc:creator',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_date',
  'wp:post_date_gmt',
  'wp:post_parent',
  'wp:post_password',
  'wp:status',
  'wp:post_type',
  'wp:attachment_url',
  'pubDate',
]);
const META = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_EventStartDate',
  '_EventEndDate',
  '_EventVenueID',
  '_EventCost',
  '_EventCurrencySymbol',
  '_EventAllDay',
  '_EventURL',
  '_tribe_events_status',
  '_tribe_events_status_reason',
]);
/** Other domains, such as post formats, are not categories. */
const TERMS = new Set(['category', 'tribe_events_cat', 'post_tag']);
/** Characters, including markup. */
const MAX_TEXT_LENGTH = 1_000_000;
/** WordPress needs five. */
const MAX_DEPTH = 20;
const MAX_ATTRIBUTES = 50;
const MAX_CATEGORIES = 200;
const MAX_PREVIOUS = 50;

interface Draft {
  readonly fields: Record<string, string>;
  readonly meta: Record<string, string>;
  readonly previous: { slugs: string[]; days: string[] };
  readonly categories: { name: string; nicename: string }[];
  readonly tags: { name: string; nicename: string }[];
  isTooLong: boolean;
}

const newDraft = (): Draft => ({
  fields: {},
  meta: {},
  previous: { slugs: [], days: [] },
  categories: [],
  tags: [],
  isTooLong: false,
});

/** Puts finished items into `done`. */
function createParser(file: string, site: WxrSite, done: WxrItem[]): sax.SAXParser {
  const parser = sax.parser(true, { position: true });
  const path: string[] = [];
  let text: string | undefined;
  let item: Draft | undefined;
  let term = { nicename: '', domain: '' };
  let metaKey = '';
  let login = '';
  let isWordPress = false;

  const refuse = (why: string): never => {
    throw new Error(`${file} can not be read: line ${String(parser.line + 1)}: ${why}`);
  };

  function endOfMeta(value: string, { meta, previous }: Draft): void {
    const { slugs, days } = previous;
    if (metaKey === '_wp_old_slug' && slugs.length < MAX_PREVIOUS) slugs.push(value);
    else if (metaKey === '_wp_old_date' && days.length < MAX_PREVIOUS) days.push(value);
    else if (META.has(metaKey)) meta[metaKey] ??= value;
  }

  function endOfItemPart(part: string, value: string, current: Draft): void {
    const { nicename, domain } = term;
    if (part === 'category' && TERMS.has(domain)) {
      const list = domain === 'post_tag' ? current.tags : current.categories;
      if (list.length < MAX_CATEGORIES) list.push({ name: value, nicename });
    } else if (part === 'wp:postmeta/wp:meta_key') metaKey = value;
    else if (part === 'wp:postmeta/wp:meta_value') endOfMeta(value, current);
    else if (FIELDS.has(part)) current.fields[part] ??= value;
  }

  function endOfSitePart(part: string, value: string): void {
    if (part === 'wp:wxr_version') isWordPress = true;
    else if (part === 'link' && site.address === '') site.address = value;
    else if (part === 'wp:base_blog_url') site.address = value;
    else if (part === 'wp:author/wp:author_login') login = value;
    else if (part === 'wp:author/wp:author_display_name') site.authors.set(login, value);
  }

  parser.onopentag = ({ name, attributes }) => {
    path.push(name);
    if (path.length > MAX_DEPTH) refuse('it is nested too deeply');
    if (path.length === 3 && path.join('/') === 'rss/channel/item') {
      if (!isWordPress) refuse('it is no export of WordPress');
      item = newDraft();
    }
    const { nicename = '', domain = '' } = attributes as Record<string, string>;
    term = { nicename, domain };
    text = '';
  };
  let attributes = 0;
  parser.onopentagstart = () => {
    attributes = 0;
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) refuse('an element has too many attributes');
  };
  parser.ontext = parser.oncdata = (chunk: string) => {
    if (text === undefined) return;
    if (text.length + chunk.length <= MAX_TEXT_LENGTH) text += chunk;
    else if (item) item.isTooLong = true;
  };
  parser.onclosetag = () => {
    const part = path.slice(item ? 3 : 2).join('/');
    const value = withoutLanguageMarks(text ?? '').trim();
    if (item && path.length === 3) {
      const { tags, ...read } = item;
      done.push({ ...read, categories: [...item.categories, ...tags] });
      item = undefined;
    } else if (item) endOfItemPart(part, value, item);
    else endOfSitePart(part, value);
    path.pop();
    text = undefined;
  };
  // Entities could expand without limit; WordPress defines none.
  parser.ondoctype = () => refuse('it has a document type, which WordPress never writes');
  parser.onerror = (error) => refuse(error.message.split('\n')[0] ?? '');
  return parser;
}

/**
 * Reads one item at a time, after filling `site`. Throws a one-line Error with the line number if
 * the file is not a WordPress export.
 */
export async function* readWxr(file: string, site: WxrSite): AsyncGenerator<WxrItem, void> {
  const done: WxrItem[] = [];
  const parser = createParser(file, site, done);
  const chunks = createReadStream(file, { encoding: 'utf8', highWaterMark: 64 * 1024 });
  try {
    for await (const chunk of chunks as AsyncIterable<string>) {
      parser.write(chunk);
      yield* done.splice(0);
    }
    parser.close();
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) throw thrown;
    throw new Error(`${file} can not be read: ${code}`, { cause: thrown });
  }
}
