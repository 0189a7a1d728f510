import { compile } from 'html-to-text';

/** Block elements: line breaks beside their tags mean nothing. */
const BLOCK =
  'address|article|aside|blockquote|div|dd|dl|dt|figure|figcaption|h[1-6]|hr|li|ol|p|pre|section|table|tbody|thead|tr|td|th|ul';
const SPACE_AROUND_BLOCKS = new RegExp(
  `(</?(?:${BLOCK})\\b[^>]*>)\\s+|\\s+(?=</?(?:${BLOCK})\\b)`,
  'gi',
);
const COMMENTS = /<!--[^]*?-->/g;
/** Short codes of WordPress and of its page builders. */
const SHORT_CODES =
  /\[\/?(?:caption|gallery|embed|video|audio|playlist|vc_\w+|et_pb_\w+|fusion_\w+)\b[^\]]*\]/g;

const convert = compile({
  wordwrap: false,
  // WordPress itself shows line breaks of the source.
  preserveNewlines: true,
  limits: { maxInputLength: 2_000_000, maxDepth: 100, maxChildNodes: 20_000 },
  selectors: [
    {
      selector: 'a',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, noAnchorUrl: true },
    },
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

/** Plain text from the HTML of WordPress, with paragraphs, lists and the addresses of links. */
export function plainText(html: string): string {
  const tidy = html
    .replace(/\r\n?/g, '\n')
    .replace(COMMENTS, '')
    .replace(SHORT_CODES, '')
    .replace(SPACE_AROUND_BLOCKS, '$1');
  return convert(tidy)
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export const plainLine = (html: string): string => plainText(html).replace(/\s+/g, ' ');

/** The first picture in a text: its number in WordPress, or its address. */
export function firstPicture(html: string): { id?: string; url?: string } | undefined {
  const [tag] = /<img\b[^>]*>/i.exec(html) ?? [];
  if (tag === undefined) return undefined;
  const [, id] = /\bwp-image-(\d+)/.exec(tag) ?? [];
  const [, url] = /\bsrc=["']([^"']+)["']/i.exec(tag) ?? [];
  return { ...(id ? { id } : {}), ...(url ? { url } : {}) };
}

/** The documents to which a text links, with their words. */
export function linkedDocuments(html: string): { url: string; title: string }[] {
  const links = html.matchAll(
    /<a\b[^>]*\bhref=["']([^"']+\.(?:pdf|xlsx|docx))["'][^>]*>([^]*?)<\/a>/gi,
  );
  return [...links].map(([, url = '', words = '']) => ({ url, title: plainLine(words) }));
}
