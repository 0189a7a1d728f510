import { LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';

/** A part of a mail, in Latin; addresses are never transliterated. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'paragraph' | 'small'; readonly text: string }
  | { readonly kind: 'button' | 'smallLink'; readonly text: string; readonly href: string }
  | {
      readonly kind: 'event';
      readonly title: string;
      /** Empty: the item has no page. */
      readonly href: string;
      /** Shown first and bold: `Otkazano`. */
      readonly mark: string;
      readonly lines: readonly string[];
    };

interface MailContent {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return block.text.toUpperCase();
    case 'button':
    case 'smallLink':
      return `${block.text}:\n${block.href}`;
    case 'event':
      return [[block.mark, block.title].filter(Boolean).join(': '), ...block.lines, block.href]
        .filter(Boolean)
        .join('\n');
    case 'paragraph':
    case 'small':
      return block.text;
  }
}

/** Outlook for Windows shows Times New Roman unless it has the first font. */
const FONT = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,Arial,sans-serif";
/** No colours but of the frame, so that the reader's own light or dark ones stay. */
const STYLES = {
  body: `margin:0;padding:24px 16px;${FONT};font-size:17px;line-height:1.5`,
  frame: 'max-width:600px;margin:0 auto',
  title: 'margin:0 0 20px;font-size:28px;line-height:1.15',
  heading: 'margin:34px 0 0;padding-top:12px;border-top:2px solid;font-size:20px;line-height:1.25',
  paragraph: 'margin:16px 0 0',
  event: 'margin:18px 0 0',
  eventTitle: 'margin:0;font-size:18px;line-height:1.3',
  lines: 'margin:2px 0 0',
  button:
    'display:inline-block;margin:22px 0 6px;padding:13px 22px;border:2px solid;border-radius:3px;color:inherit;font-weight:700;text-decoration:none',
  link: 'color:inherit',
  small: 'margin:14px 0 0;font-size:14px',
  foot: 'margin-top:40px;padding-top:6px;border-top:1px solid',
} as const;

const link = (text: string, href: string): string =>
  href === ''
    ? escapeHtml(text)
    : `<a href="${escapeHtml(href)}" style="${STYLES.link}">${escapeHtml(text)}</a>`;

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="${STYLES.title}">${escapeHtml(block.text)}</h1>`;
    case 'heading':
      return `<h2 style="${STYLES.heading}">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
    case 'small':
      return `<p style="${STYLES[block.kind]}">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'button':
      return `<p style="margin:0"><a href="${escapeHtml(block.href)}" style="${STYLES.button}">${escapeHtml(block.text)}</a></p>`;
    case 'smallLink':
      return `<p style="${STYLES.small}">${link(block.text, block.href)}</p>`;
    case 'event': {
      const mark = block.mark && `<strong>${escapeHtml(block.mark)}:</strong> `;
      const lines = block.lines.map(escapeHtml).join('<br>');
      return `<div style="${STYLES.event}"><h3 style="${STYLES.eventTitle}">${mark}${link(block.title, block.href)}</h3><p style="${STYLES.lines}">${lines}</p></div>`;
    }
  }
}

const isSmall = ({ kind }: Block): boolean => kind === 'small' || kind === 'smallLink';

function inScriptOf(write: WriteText) {
  return (block: Block): Block =>
    block.kind === 'event'
      ? {
          ...block,
          title: write(block.title),
          mark: write(block.mark),
          lines: block.lines.map(write),
        }
      : { ...block, text: write(block.text) };
}

/** The same mail as plain text and as HTML, in the reader's script. */
export function writtenMail(
  { subject, blocks }: MailContent,
  script: Script,
  write: WriteText,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const written = blocks.map(inScriptOf(write));
  const title = write(subject);
  const main = written.filter((block) => !isSmall(block)).map(htmlBlock);
  const foot = written.filter(isSmall).map(htmlBlock);
  return {
    subject: title,
    text: `${written.map(plainBlock).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${LANGUAGE_TAGS[script]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}</style></head>
<body style="${STYLES.body}"><div style="${STYLES.frame}"><main>
${main.join('\n')}
</main><footer style="${STYLES.foot}">
${foot.join('\n')}
</footer></div></body></html>
`,
  };
}
