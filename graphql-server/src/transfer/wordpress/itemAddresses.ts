import { formerKey } from '../../items/formerAddress.ts';
import type { WxrItem, WxrSite } from './wxrReader.ts';

/** The year, month and day in an address: `/2019/05/04/koncert`. */
const DATED = /\/\d{4}\/\d\d(?:\/\d\d)?(?=\/)/;

/** The address with the day of another one, as far as it has a day. */
function withDay(url: string, day: string): string[] {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? [];
  if (!year || !month || !date || !DATED.test(url)) return [];
  return [
    url.replace(DATED, (dated) =>
      dated.split('/').length > 3 ? `/${year}/${month}/${date}` : `/${year}/${month}`,
    ),
  ];
}

/** The address with another name at its end; none for an address without a name. */
function withName(url: string, name: string): string[] {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? [] : [`${origin}${path.slice(0, path.lastIndexOf('/') + 1)}${name}`];
}

/**
 * The addresses that an item had, in the form of `formerKey`: its own, those of its number, and earlier ones, which WordPress
 * redirected.
 */
export function addressesOf(item: WxrItem, { address }: WxrSite): string[] {
  const { fields, previous } = item;
  const { pathname: root } = new URL(address);
  const own = [fields['link'] ?? '', fields['guid'] ?? ''].filter((url) => URL.canParse(url));
  const id = fields['wp:post_id'] ?? '';
  const byId = /^\d+$/.test(id) ? [new URL(`${root}?p=${id}`, address).href] : [];
  const [link] = own;
  const moved = link ? [link, ...previous.days.flatMap((day) => withDay(link, day))] : [];
  const renamed = moved.flatMap((url) => previous.slugs.flatMap((name) => withName(url, name)));
  const keys = [...own, ...byId, ...moved, ...renamed].flatMap((url) => {
    const { pathname, search } = new URL(url);
    return formerKey(pathname, new URLSearchParams(search)) ?? [];
  });
  return [...new Set(keys)];
}
