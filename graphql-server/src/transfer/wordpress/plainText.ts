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

/** Text nodes have no children. */
type Node = Partial<DomNode>;

const wordsOf = ({ data = '', children = [] }: Node): string =>
  data + children.map(wordsOf).join('');
const pictureIn = ({ name, attribs, children = [] }: Node): string | undefined => {
  if (name === 'img') return (attribs as { readonly src?: string } | undefined)?.src ?? '';
  return children.map(pictureIn).find((src) => src !== undefined);
};
const hostOf = (url: string): string => URL.parse(url, 'https://same.invalid')?.host ?? '';

/** Replaces the address of a file that is imported separately. */
const TAKEN = '#';

/** Empty if it adds nothing to the link text. */
function shownAddress(link: DomNode, words: string): string {
  const { href = '', rel = '' } = link.attribs as { readonly href?: string; readonly rel?: string };
  const picture = pictureIn(link);
  // A larger copy of the picture, or its attachment page.
  const isItsOwn = isPictureAddress(href) || /[?&]attachment_id=/.test(href) || /wp-att/.test(rel);
  const isOnItsSite = words === '' && picture !== undefined && hostOf(href) === hostOf(picture);
  const isOfPicture = picture !== undefined && (isItsOwn || isOnItsSite);
  if (href.startsWith('#') || isOfPicture) return '';
  const address = href.replace(/^mailto:/i, '');
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

/** Hides the addresses of `taken` links. */
function withoutTaken(html: string, taken: ReadonlySet<string>): string {
  if (taken.size === 0) return html;
  return html.replace(/\bhref=(["'])(.*?)\1/gi, (whole, _quote, href: string) =>
    taken.has(href.replace(/&(?:amp|#0?38);/gi, '&')) ? `href="${TAKEN}"` : whole,
  );
}

/** With paragraphs, lists and link addresses, except for `taken` files. */
export function plainText(html: string, taken: ReadonlySet<string> = NONE): string {
  const tidy = withoutComments(withoutTaken(html, taken))
    .replace(/\r\n?/g, '\n')
    .replace(SHORT_CODES, '')
    .replace(SPACE_AROUND_BLOCKS, '$1')
    .replace(LINE_BREAK, '$1');
  return convert(tidy)
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export const plainLine = (html: string): string => plainText(html).replace(/\s+/g, ' ');
