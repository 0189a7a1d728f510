import { withoutInvisible } from '../invisible.ts';
import { isOwnPath, writtenLinks } from '../links.ts';
import { findPage, pathOf } from '../pages.ts';
import { splitScript } from '../scriptAddress.ts';

const MAX_LENGTH = 2000;
const ANY_ORIGIN = 'https://own.invalid';

/** The canonical path of a page, without a script: `/cir/News/3/` is `/news/3`. */
function ownTarget(written: string): string | undefined {
  if (!isOwnPath(written)) return undefined;
  const url = new URL(written, ANY_ORIGIN);
  const { path } = splitScript(url.pathname);
  const page = findPage(path);
  const target = (page ? pathOf(page) : path) + url.search + url.hash;
  // Resolved dots may leave two slashes at the beginning.
  return isOwnPath(target) ? target : undefined;
}

/**
 * `https:`, `http:`, `mailto:`, `tel:` or a path of the site; undefined for anything else.
 * Addresses of `ownOrigin` become paths. Completes `centar.rs`, `pisite@centar.rs` and `020
 * 123-456`.
 */
export function linkTarget(written: string, ownOrigin?: string): string | undefined {
  const text = withoutInvisible(written).trim();
  if (text.length > MAX_LENGTH) return undefined;
  if (isOwnPath(text)) return ownTarget(text);
  const [link, ...more] = writtenLinks(text);
  if (!link || more.length > 0) return undefined;
  const { host, pathname, search, hash } = new URL(link.href);
  const isOwn = ownOrigin !== undefined && host !== '' && host === new URL(ownOrigin).host;
  return (isOwn ? ownTarget(pathname + search + hash) : undefined) ?? link.href;
}
