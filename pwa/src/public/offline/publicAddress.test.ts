import { describe, expect, test } from 'vitest';
import { handlingOf, pageKey, type Handling } from './publicAddress.ts';

const ORIGIN = 'https://centar.example';

function asked(path: string, over: { method?: string; mode?: string; headers?: HeadersInit } = {}) {
  return {
    url: new URL(path, ORIGIN).href,
    method: over.method ?? 'GET',
    mode: over.mode ?? 'cors',
    headers: new Headers(over.headers),
  };
}

describe('who answers', () => {
  const navigations: [string, Handling][] = [
    ['/', 'page'],
    ['/news/3?fbclid=x', 'page'],
    ['/program/likovni', 'page'],
    ['/apartmani', 'page'],
    ['/ap', undefined],
    ['/AP/vesti', undefined],
    ['/ap/ulaz/7', 'door'],
    ['/ap/ulaz', undefined],
    ['/ap/ulaz/7/x', undefined],
    ['/ap-login', undefined],
    ['/admin-panel', undefined],
    ['/api/docs', undefined],
    ['/media/x.pdf', undefined],
    ['/graphql?documentId=1', undefined],
    ['/feed.xml', undefined],
  ];
  test.each(navigations)('navigation to %s: %s', (path, handling) => {
    expect(handlingOf(asked(path, { mode: 'navigate' }), ORIGIN)).toBe(handling);
  });

  const fetches: [string, Handling][] = [
    ['/graphql?documentId=1&variables=%7B%7D', 'query'],
    ['/graphql', undefined],
    ['/media/11111111-1111-4111-8111-111111111111-320.webp', 'picture'],
    ['/art/hero-phone-480.webp', 'picture'],
    ['/media/11111111-1111-4111-8111-111111111111.pdf', undefined],
    ['/assets/public-12345678.js', 'asset'],
    ['/api/Programs/GetPrograms', undefined],
    ['/offline-snapshot', undefined],
    ['https://i.ytimg.com/vi/x/hq.jpg', undefined],
  ];
  test.each(fetches)('%s: %s', (path, handling) => {
    expect(handlingOf(asked(path), ORIGIN)).toBe(handling);
  });

  test('requests with credentials or ranges and writes are not handled', () => {
    const path = '/graphql?documentId=1';
    const headers = { authorization: 'Bearer x' };
    expect(handlingOf(asked(path, { headers }), ORIGIN)).toBeUndefined();
    expect(handlingOf(asked(path, { method: 'POST' }), ORIGIN)).toBeUndefined();
    expect(handlingOf(asked('/', { method: 'POST', mode: 'navigate' }), ORIGIN)).toBeUndefined();
    const range = asked('/art/hero-phone-480.webp', { headers: { range: 'bytes=0-1' } });
    expect(handlingOf(range, ORIGIN)).toBeUndefined();
  });
});

test.each([
  ['/', '/'],
  ['/news-list/', '/news-list'],
  [
    '/news-list?fbclid=1&posle=MTcwMDAwMDAwMDAwMC40Mg&utm_source=x',
    '/news-list?posle=MTcwMDAwMDAwMDAwMC40Mg',
  ],
  ['/news-list?posle=a%2Fb', '/news-list'],
  ['/program/likovni?strana=2&slika=7#galerija', '/program/likovni?strana=2&slika=7'],
])('the page of %s is %s', (address, key) => {
  expect(pageKey(new URL(address, ORIGIN))).toBe(key);
});
