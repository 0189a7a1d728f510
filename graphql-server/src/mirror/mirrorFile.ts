/** Without a slash in the query, so that no file name leads out of its folder. */
const STORED = /^\/(?:[\w.~+-]+(?:\/[\w.~+-]+)*)?(?:\?[\w.~+%&=,:-]+)?$/;
const HAS_EXTENSION = /\.[a-z0-9]{2,12}$/i;
/** Of a name on common file systems, with `.html.br`. */
const MAX_NAME_BYTES = 240;

/**
 * The file of an answer: `/news/3` is `news/3.html`, `/news-list?posle=x` `news-list@posle=x.html`.
 * The proxies' examples find it by the same rule. Undefined for an address that is not stored.
 */
export function mirrorFile(address: string, contentType: string): string | undefined {
  if (!STORED.test(address) || address.includes('..')) return undefined;
  const [path = '', query] = address.slice(1).split('?');
  const name = path === '' ? 'index' : path;
  const parameters = query === undefined ? '' : `@${query}`;
  const isBare = query !== undefined || !HAS_EXTENSION.test(path);
  const extension = contentType.startsWith('text/html') ? '.html' : isBare ? '.json' : '';
  const file = `${name}${parameters}${extension}`;
  return file.split('/').every((part) => part.length <= MAX_NAME_BYTES) ? file : undefined;
}
