import { compile, type DomNode, type FormatCallback } from 'html-to-text';
import { isPictureAddress, withoutComments } from './htmlParts.ts';

/** Line breaks beside their tags are ignored. */
const BLOCK =
  'address|article|aside|blockquote|div|dd|dl|dt|figure|figcaption|h[1-6]|hr|li|ol|p|pre|section|table|tbody|thead|tr|td|th|ul';
const SPACE_AROUND_BLOCKS = new RegExp(
  `(</?(?:${BLOCK})\\b[^>]*>)\\s+|\\s+(?=</?(?:${BLOCK})\\b)`,
  'gi',
);
/** Of WordPress and page builders. */
const SHORT_CODES =
  /\[\/?(?:caption|gallery|embed|video|audio|playlist|pdf-embedder|embeddoc|pdfviewer|gview|vc_\w+|et_pb_\w+|fusion_\w+)\b[^\]]*\]/g;

const LINE_BREAK = /(<br\b[^>]*>)[ \t]*\n/gi;

/** An element or a text of a parsed page; texts have no children. */
export interface Node {
  readonly type?: string | undefined;
  readonly name?: string | undefined;
  readonly data?: string | undefined;
  readonly attribs?: Readonly<Record<string, string>> | undefined;
  readonly children?: readonly Node[] | undefined;
}

/** Without recursion, since broken pages are thousands of elements deep. */
export function wordsOf(node: Node): string {
  let words = '';
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    words += next.data ?? '';
    waiting.push(...(next.children ?? []).toReversed());
  }
  return words;
}
const pictureIn = ({ name, attribs, children = [] }: Node): string | undefined => {
  if (name === 'img') return attribs?.['src'] ?? '';
  return children.map(pictureIn).find((src) => src !== undefined);
};
const hostOf = (url: string): string => URL.parse(url, 'https://same.invalid')?.host ?? '';

/** Replaces the address of a file that is imported separately. */
const IMPORTED = '#';

/** Empty for a link to its own picture or to a place on the page. */
export function addressOf(link: Node, words: string): string {
  const { href = '', rel = '' } = link.attribs ?? {};
  const picture = pictureIn(link);
  // A larger copy of the picture, or its attachment page.
  const isItsOwn = isPictureAddress(href) || /[?&]attachment_id=/.test(href) || /wp-att/.test(rel);
  const isOnItsSite = words === '' && picture !== undefined && hostOf(href) === hostOf(picture);
  const isOfPicture = picture !== undefined && (isItsOwn || isOnItsSite);
  return href.startsWith('#') || isOfPicture ? '' : href;
}

/** Empty if it adds nothing to the link text. */
function shownAddress(link: DomNode, words: string): string {
  const address = addressOf(link, words).replace(/^mailto:/i, '');
  const bare = (text: string): string => text.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  const isSaid = bare(address) === bare(words) || (words !== '' && /^tel:/i.test(address));
  return isSaid ? '' : address;
}

const link: FormatCallback = (elem, walk, builder) => {
  const words = wordsOf(elem).trim();
  const address = shownAddress(elem, words);
  walk(elem.children, builder);
  if (address !== '') builder.addInline(words === '' ? address : ` (${address})`);
};

const convert = compile({
  wordwrap: false,
  formatters: { link },
  // WordPress renders line breaks of the source.
  preserveNewlines: true,
  limits: { maxInputLength: 2_000_000, maxDepth: 100, maxChildNodes: 20_000 },
  selectors: [
    { selector: 'a', format: 'link' },
    // Repeats the previous link.
    { selector: 'a.wp-block-file__button', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
    {
      selector: 'tr',
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'inlineSurround',
      options: { suffix: ' ' },
    })),
    { selector: 'ol', options: { leadingLineBreaks: 2 } },
    { selector: 'ul', options: { itemPrefix: '– ' } },
    { selector: 'blockquote', options: { trimEmptyLines: true }, format: 'block' },
    ...['img', 'script', 'style', 'iframe', 'figcaption', 'hr'].map((selector) => ({
      selector,
      format: 'skip',
    })),
  ],
});

const NONE: ReadonlySet<string> = new Set();

/** Hides the addresses of links whose file is imported. */
function withoutImportedLinks(html: string, importedLinks: ReadonlySet<string>): string {
  if (importedLinks.size === 0) return html;
  return html.replace(/\bhref=(["'])(.*?)\1/gi, (whole, _quote, href: string) =>
    importedLinks.has(href.replace(/&(?:amp|#0?38);/gi, '&')) ? `href="${IMPORTED}"` : whole,
  );
}

/** Without comments, short codes and line ends that mean nothing. */
export const tidyHtml = (html: string, importedLinks: ReadonlySet<string> = NONE): string =>
  withoutComments(withoutImportedLinks(html, importedLinks))
    .replace(/\r\n?/g, '\n')
    .replace(SHORT_CODES, '')
    .replace(SPACE_AROUND_BLOCKS, '$1')
    .replace(LINE_BREAK, '$1');

/** With paragraphs, lists and the addresses of links, except `importedLinks`. */
export function plainText(html: string, importedLinks?: ReadonlySet<string>): string {
  return convert(tidyHtml(html, importedLinks))
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export const plainLine = (html: string): string => plainText(html).replace(/\s+/g, ' ');
