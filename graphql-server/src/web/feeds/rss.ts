import { xmlText } from './documents.ts';

/** One entry of a feed. */
export interface FeedEntry {
  readonly title: string;
  /** Plain text, a sentence or two. */
  readonly text: string;
  /** The item's page, without the site's address. */
  readonly path: string;
  readonly published: Date;
}

/** A feed to be written. */
export interface Feed {
  readonly title: string;
  /** The list page that the feed follows. */
  readonly path: string;
  /** The feed's own address. */
  readonly self: string;
  readonly entries: readonly FeedEntry[];
}

function entryElement(publicUrl: string, { title, text, path, published }: FeedEntry): string {
  const link = xmlText(publicUrl + path);
  return `<item><title>${xmlText(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${published.toUTCString()}</pubDate><description>${xmlText(text)}</description></item>`;
}

/** The feed as RSS 2.0. */
export function rssFile(publicUrl: string, { title, path, self, entries }: Feed): string {
  const [newest] = entries;
  const built = newest ? `<lastBuildDate>${newest.published.toUTCString()}</lastBuildDate>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(title)}</title><link>${xmlText(publicUrl + path)}</link><description>${xmlText(title)}</description><language>sr-Latn</language>${built}
<atom:link href="${xmlText(publicUrl + self)}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => entryElement(publicUrl, entry)).join('\n')}
</channel></rss>
`;
}
