import { inScript, LANGUAGE_TAGS } from '@centar/domain/scriptAddress.ts';
import { withoutControls } from '@centar/domain/text.ts';
import type { Feed, FeedWriter } from './rss.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedFile(
  { publicUrl, script, write }: FeedWriter,
  { title, path, self, entries }: Feed,
): string {
  const address = (of: string): string => publicUrl + inScript(script, of);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: write(title),
    home_page_url: address(path),
    feed_url: address(self),
    language: LANGUAGE_TAGS[script],
    items: entries.map(({ title: headline, text, path: page, published, changed }) => ({
      id: address(page),
      url: address(page),
      title: withoutControls(write(headline)),
      content_text: withoutControls(write(text)),
      date_published: published.toISOString(),
      ...(changed && { date_modified: changed.toISOString() }),
    })),
  });
}
