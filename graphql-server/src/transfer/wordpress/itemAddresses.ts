import { formerKey } from '../../items/formerAddress.ts';
import type { WxrItem, WxrSite } from './wxrReader.ts';

const DATED = /\/\d{4}\/\d\d(?:\/\d\d)?(?=\/)/;

/** Replaces the date, if the address has one. */
function withDay(url: string, day: string): string[] {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? [];
  if (!year || !month || !date || !DATED.test(url)) return [];
  return [
    url.replace(DATED, (dated) =>
      dated.split('/').length > 3 ? `/${year}/${month}/${date}` : `/${year}/${month}`,
    ),
  ];
}

/** Replaces the last part; none for an address without one. */
function withName(url: string, name: string): string[] {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? [] : [`${origin}${path.slice(0, path.lastIndexOf('/') + 1)}${name}`];
}

/** Current and previous addresses in the form of `formerKey`, which WordPress redirects. */
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
