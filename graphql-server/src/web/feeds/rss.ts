import { inScript, LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import { xmlText } from './documents.ts';

export interface FeedEntry {
  readonly title: string;
  /** Plain text, one or two sentences. */
  readonly text: string;
  /** Without the origin. */
  readonly path: string;
  readonly published: Date;
  /** The last change. */
  readonly changed?: Date;
}

export interface Feed {
  readonly title: string;
  /** The matching list page. */
  readonly path: string;
  readonly self: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedWriter {
  readonly publicUrl: string;
  /** Of its texts and linked pages. */
  readonly script: Script;
  readonly write: WriteText;
}

/** An RSS 2.0 description is HTML, so plain text is escaped twice; a title is plain. */
function entryElement(
  { publicUrl, script, write }: FeedWriter,
  { title, text, path, published }: FeedEntry,
): string {
  const link = xmlText(publicUrl + inScript(script, path));
  return `<item><title>${xmlText(write(title))}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${published.toUTCString()}</pubDate><description>${xmlText(escapeHtml(write(text)))}</description></item>`;
}

export function rssFile(writer: FeedWriter, { title, path, self, entries }: Feed): string {
  const { publicUrl, script, write } = writer;
  const name = xmlText(write(title));
  const address = (of: string): string => xmlText(publicUrl + inScript(script, of));
  const [newest] = entries;
  const built = newest ? `<lastBuildDate>${newest.published.toUTCString()}</lastBuildDate>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${name}</title><link>${address(path)}</link><description>${name}</description><language>${LANGUAGE_TAGS[script]}</language>${built}
<atom:link href="${address(self)}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => entryElement(writer, entry)).join('\n')}
</channel></rss>
`;
}
