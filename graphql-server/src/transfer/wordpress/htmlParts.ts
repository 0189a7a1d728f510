import sax from 'sax';

export interface PictureInText {
  /** WordPress's id. */
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly alt: string;
  readonly isTiny: boolean;
}

/** Or an embedded file. */
export interface LinkInText {
  readonly url: string;
  /** Link text. */
  readonly words: string;
  /** If it links to an attachment's page. */
  readonly attachmentId: string | undefined;
  /** Embedded: a video, a map or a document in a frame. */
  readonly isShown: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes of lazy loading, while `src` is a placeholder. */
const LAZY = ['data-orig-file', 'data-src', 'data-lazy-src', 'data-lazy', 'data-original'];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];
/** Shorter `data:` addresses are placeholders. */
const SHORTEST_DATA = 4000;
/** Background pictures of page builders. */
const BACKGROUND = /\bbackground(?:-image)?\s*:[^;]*?url\(\s*(["']?)(.+?)\1\s*\)/i;
const ICON_SIZE = 48;

const isData = (url: string): boolean => /^data:/i.test(url);

/** The widest picture of a `srcset`. */
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

function shownFile(name: string, attributes: Attributes): string | undefined {
  if (name === 'object') return attributes['data'];
  if (/^(?:embed|video|audio|source)$/.test(name)) return attributes['src'];
  if (name !== 'iframe') return undefined;
  const src = attributes['src'] ?? '';
  // Another site's document viewer.
  const shown = URL.parse(src, 'https://none.invalid')?.searchParams;
  return shown?.get('url') ?? shown?.get('file') ?? src;
}

function linkedAttachment({ rel = '', href = '' }: Attributes): string | undefined {
  return (/\bwp-att-(\d+)/.exec(rel) ?? /[?&]attachment_id=(\d+)/.exec(href))?.[1];
}

/** By the name. */
export const isPictureAddress = (url: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i.test(url.split(/[?#]/)[0] ?? '');

export interface PartsOfHtml {
  readonly pictures: readonly PictureInText[];
  readonly links: readonly LinkInText[];
}

/** In document order. Tolerates broken markup. */
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
  // The parser ignores text after the end of the first element.
  parser.write(`<centar-text>${readable(html)}</centar-text>`).close();
  return { pictures, links };
}

/** Short codes that embed a document (`[pdf-embedder url="…"]`). */
const SHOWN_BY_CODE =
  /\[(?:pdf-embedder|embeddoc|pdfviewer|gview|wonderplugin_pdf|dflip|flipbook|doc)\b[^\]]*?\b(?:url|file|src)=["']?([^"'\s\]]+)["']?[^\]]*\]/gi;
/** An unclosed comment loses only its beginning, so that the text after it stays. */
const COMMENTS = /<!--(?:-?>|[^]*?--!?>)|<!--[^>\n]*>?/g;

export const withoutComments = (html: string): string => html.replace(COMMENTS, '');

/** Browsers treat this as text, the parser as a tag. */
const LESS_THAN = /<(?![a-z/!?])/gi;
const readable = (html: string): string =>
  withoutComments(html).replace(LESS_THAN, '&lt;').replace(SHOWN_BY_CODE, '<a href="$1"></a>');
