import { expect, it } from 'vitest';
import { addressesOf } from './itemAddresses.ts';
import type { WxrItem } from './wxrReader.ts';

const site = { address: 'https://stari.rs', authors: new Map<string, string>() };

function addresses(
  fields: Readonly<Record<string, string>>,
  { slugs = [], days = [] }: { slugs?: string[]; days?: string[] } = {},
): string[] {
  const item = { fields, meta: {}, categories: [], isTooLong: false, previous: { slugs, days } };
  return addressesOf(item satisfies WxrItem, site);
}

it('an item is known by its link, its guid and its number', () => {
  const guid = 'https://stari.rs/?p=12';
  expect(
    addresses({ link: 'https://stari.rs/2019/05/koncert/', guid, 'wp:post_id': '12' }),
  ).toEqual(['/2019/05/koncert', '/?p=12']);
});

it('an item without a number has no address of one', () => {
  expect(addresses({ link: 'https://stari.rs/koncert/' })).toEqual(['/koncert']);
  expect(addresses({})).toEqual([]);
});

it('its earlier names and days are addresses too', () => {
  const link = 'https://stari.rs/2019/05/novo/';
  const previous = { slugs: ['staro', 'изложба', '%d0%b0'], days: ['2019-04-30', 'x'] };
  expect(addresses({ link }, previous)).toEqual([
    '/2019/05/novo',
    '/2019/04/novo',
    '/2019/05/staro',
    '/2019/05/изложба',
    '/2019/05/а',
    '/2019/04/staro',
    '/2019/04/изложба',
    '/2019/04/а',
  ]);
  expect(addresses({ link: 'https://stari.rs/2019/05/04/novo' }, { days: ['2018-01-02'] })).toEqual(
    ['/2019/05/04/novo', '/2018/01/02/novo'],
  );
  expect(addresses({ link: 'https://stari.rs/?p=3' }, { slugs: ['staro'] })).toEqual(['/?p=3']);
});
