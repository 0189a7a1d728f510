import { afterEach, describe, expect, test, vi } from 'vitest';
import { PAGE_HEADER } from '@centar/domain/pageContract.ts';
import { fetchPublic, isCacheable } from './cachePolicy.ts';

const FOREIGN = { 'content-type': 'text/html; charset=utf-8' };
const HTML = { ...FOREIGN, [PAGE_HEADER]: '/assets/renderer-a.js' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function redirected(): Response {
  return Object.defineProperty(new Response('', { headers: HTML }), 'redirected', { value: true });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is kept is asked for without cookies, past the cache, with no redirect', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', fetched);
  await fetchPublic('/news/3');
  const options = { credentials: 'omit', cache: 'no-store', redirect: 'error' };
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/news/3', options);
});

describe('an answer may be kept', () => {
  test('a complete public response of the expected type is cacheable', () => {
    const headers = { ...HTML, 'cache-control': 'public, max-age=0, must-revalidate' };
    expect(isCacheable(new Response('', { headers }), 'page')).toBe(true);
    expect(isCacheable(new Response('', { headers: JSON_TYPE }), 'json')).toBe(true);
    const webp = new Response('', { headers: { 'content-type': 'image/webp' } });
    expect(isCacheable(webp, 'picture')).toBe(true);
  });

  test.each([
    ['a failure', new Response('', { status: 500, headers: HTML })],
    ['a missing page', new Response('', { status: 404, headers: HTML })],
    ['a part', new Response('', { status: 206, headers: HTML })],
    ['a redirect', redirected()],
    ['private', new Response('', { headers: { ...HTML, 'cache-control': 'private, no-store' } })],
    [
      'a file of a draft',
      new Response('', { headers: { ...HTML, 'cache-control': 'private, no-cache' } }),
    ],
    ['not to be stored', new Response('', { headers: { ...HTML, 'cache-control': 'no-store' } })],
    ['of another type', new Response('', { headers: JSON_TYPE })],
    ['a page of another server', new Response('', { headers: FOREIGN })],
    ['of no type', new Response(new Uint8Array())],
  ])('but not %s', (_what, response) => {
    expect(isCacheable(response, 'page')).toBe(false);
  });

  test('a page instead of a picture, JSON or a script is not cacheable', () => {
    for (const kind of ['picture', 'json', 'asset'] as const) {
      expect(isCacheable(new Response('', { headers: HTML }), kind)).toBe(false);
    }
    const problem = new Response('', { headers: { 'content-type': 'application/problem+json' } });
    expect(isCacheable(problem, 'json')).toBe(false);
  });
});
