/** A field of an item, or several; a value with tags stands in CDATA. */
export type WxrFields = Readonly<Record<string, string>>;

const element = (name: string, value: string): string =>
  `<${name}>${/[<&]/.test(value) ? `<![CDATA[${value}]]>` : value}</${name}>`;

/** An item of a WordPress export; `meta` and `categories` beside its fields. A field without a value is left out. */
export function wxrItem(
  fields: WxrFields,
  {
    meta = {},
    categories = [],
  }: { readonly meta?: WxrFields; readonly categories?: readonly string[] } = {},
): string {
  const own = {
    title: 'Naslov',
    'dc:creator': 'mila',
    'wp:post_id': '1',
    'wp:post_type': 'post',
    'wp:status': 'publish',
    'wp:post_date': '2019-05-04 12:00:00',
    'wp:post_date_gmt': '2019-05-04 10:00:00',
    'content:encoded': '<p>Tekst</p>',
    ...fields,
  };
  return [
    '<item>',
    ...Object.entries(own).flatMap(([name, value]) => (value === '' ? [] : [element(name, value)])),
    ...categories.map((name) => `<category domain="category" nicename="x">${name}</category>`),
    ...Object.entries(meta).map(
      ([key, value]) =>
        `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`,
    ),
    '</item>',
  ].join('\n');
}

/** The beginning and the end of a WordPress export of a site. */
export const WXR_HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/">
<channel><title>Stari centar</title><link>https://stari.example.rs</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://stari.example.rs</wp:base_blog_url>
<wp:author><wp:author_login>mila</wp:author_login><wp:author_display_name><![CDATA[Mila Rakić]]></wp:author_display_name></wp:author>
`;
export const WXR_END = '</channel></rss>\n';

/** A WordPress export of some items. */
export const wxr = (...items: readonly string[]): string =>
  [WXR_HEAD, ...items, WXR_END].join('\n');
