import sax from 'sax';

/** A picture in a text. */
export interface PictureInText {
  /** Its number in WordPress. */
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly alt: string;
  /** Its size on the page is that of an icon. */
  readonly isTiny: boolean;
}

/** A link in a text, or a file that is shown in it. */
export interface LinkInText {
  readonly url: string;
  /** The linked words, as they are written. */
  readonly words: string;
  /** The number of the attachment whose page it leads to. */
  readonly attachmentId: string | undefined;
  /** The text shows the file or the page itself: a video, a map, a document in a frame. */
  readonly isShown: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes with which scripts load a picture later, while `src` is a placeholder. */
const LAZY = ['data-orig-file', 'data-src', 'data-lazy-src', 'data-lazy', 'data-original'];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];
/** A shorter `data:` address is a placeholder. */
const SHORTEST_DATA = 4000;
/** The picture behind an element, as page builders write it. */
const BACKGROUND = /\bbackground(?:-image)?\s*:[^;]*?url\(\s*(["']?)(.+?)\1\s*\)/i;
/** Pixels. */
const ICON_SIZE = 48;

const isData = (url: string): boolean => /^data:/i.test(url);

/** The picture of the largest width in a `srcset`. */
function largestOf(set: string): string | undefined {
  const entries = [
    ...set.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+(\d+(?:\.\d+)?)[wx])?(?=\s*(?:,|$))/g),
  ];
  const sized = entries.map(([, url = '', size = '1']) => ({ url, size: Number(size) }));
  return sized.filter(({ url }) => !isData(url)).sort((a, b) => b.size - a.size)[0]?.url;
}

function addressOf(attributes: Attributes): string | undefined {
  const lazy = LAZY.map((name) => attributes[name]).find((url) => url && !isData(url));
  if (lazy) return lazy;
  const { src = '' } = attributes;
  if (src !== '' && !isData(src)) return src;
  const sets = LAZY_SETS.map((name) => largestOf(attributes[name] ?? ''));
  const large = sets.find((url) => url !== undefined);
  if (large) return large;
  return src.length > SHORTEST_DATA ? src : undefined;
}

function isEmoji({ class: classes = '' }: Attributes, url = ''): boolean {
  return (
    /\b(?:emoji|wp-smiley)\b/.test(classes) || /\/(?:emoji(?:\.php)?|smilies|smileys)\//i.test(url)
  );
}

function pictureOf(attributes: Attributes): PictureInText | undefined {
  const url = addressOf(attributes);
  const [, id] = /\bwp-image-(\d+)/.exec(attributes['class'] ?? '') ?? [];
  const isNamed = url !== undefined || id !== undefined;
  if (!isNamed || isEmoji(attributes, url)) return undefined;
  const sizes = [attributes['width'], attributes['height']].map((size) => parseInt(size ?? '', 10));
  const isTiny = sizes.every((size) => size <= ICON_SIZE);
  return { id: id ?? attributes['data-attachment-id'], url, alt: attributes['alt'] ?? '', isTiny };
}

/** The address of a file that an element shows. */
function shownFile(name: string, attributes: Attributes): string | undefined {
  if (name === 'object') return attributes['data'];
  if (/^(?:embed|video|audio|source)$/.test(name)) return attributes['src'];
  if (name !== 'iframe') return undefined;
  const src = attributes['src'] ?? '';
  // A viewer of documents of another site.
  const shown = URL.parse(src, 'https://none.invalid')?.searchParams;
  return shown?.get('url') ?? shown?.get('file') ?? src;
}

function linkedAttachment({ rel = '', href = '' }: Attributes): string | undefined {
  return (/\bwp-att-(\d+)/.exec(rel) ?? /[?&]attachment_id=(\d+)/.exec(href))?.[1];
}

/** True for the address of a picture, by its name. */
export const isPictureAddress = (url: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i.test(url.split(/[?#]/)[0] ?? '');

export interface PartsOfHtml {
  readonly pictures: readonly PictureInText[];
  readonly links: readonly LinkInText[];
}

/** The pictures and links of an HTML text, in their order. Broken markup is read as far as it can be. */
export function partsOfHtml(html: string): PartsOfHtml {
  const parser = sax.parser(false, { lowercase: true });
  const pictures: PictureInText[] = [];
  const links: LinkInText[] = [];
  let link: { attributes: Attributes; words: string } | undefined;
  parser.onopentag = ({ name, attributes: given }) => {
    const attributes = given as Attributes;
    const picture = name === 'img' ? pictureOf(attributes) : undefined;
    if (picture) pictures.push(picture);
    const [, , behind] = BACKGROUND.exec(attributes['style'] ?? '') ?? [];
    if (behind) pictures.push({ id: undefined, url: behind, alt: '', isTiny: false });
    const url = shownFile(name, attributes);
    const words = attributes['title'] ?? '';
    if (url) links.push({ url, words, attachmentId: undefined, isShown: true });
    if (name === 'a') link = { attributes, words: '' };
  };
  parser.ontext = parser.oncdata = (text) => {
    if (link) link.words += text;
  };
  parser.onclosetag = (name) => {
    if (name !== 'a' || !link) return;
    const { attributes, words } = link;
    const url = attributes['href'] ?? '';
    const attachmentId = linkedAttachment(attributes);
    if (url !== '') links.push({ url, words, attachmentId, isShown: false });
    link = undefined;
  };
  parser.onerror = () => {
    parser.resume();
  };
  // Text after the end of a first element would not be read.
  parser.write(`<centar-text>${readable(html)}</centar-text>`).close();
  return { pictures, links };
}

/** Short codes that show a document (`[pdf-embedder url="…"]`) as links. */
const SHOWN_BY_CODE =
  /\[(?:pdf-embedder|embeddoc|pdfviewer|gview|wonderplugin_pdf|dflip|flipbook|doc)\b[^\]]*?\b(?:url|file|src)=["']?([^"'\s\]]+)["']?[^\]]*\]/gi;
/** Comments; of one that does not end only its beginning, so that the text behind it stays. */
const COMMENTS = /<!--(?:-?>|[^]*?--!?>)|<!--[^>\n]*>?/g;

/** The markup without its comments. */
export const withoutComments = (html: string): string => html.replace(COMMENTS, '');

/** Browsers read these as text, the parser as the beginning of an element. */
const LESS_THAN = /<(?![a-z/!?])/gi;
const readable = (html: string): string =>
  withoutComments(html).replace(LESS_THAN, '&lt;').replace(SHOWN_BY_CODE, '<a href="$1"></a>');
