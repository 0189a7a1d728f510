import { afterEach, expect, it, vi } from 'vitest';
import { CACHES } from './cacheNames.ts';
import { cachePictures } from './cachePictures.ts';

const PATHS = Array.from({ length: 12 }, (_, at) => `/art/picture-${String(at)}-320.webp`);
const cached = async (): Promise<number> =>
  (await (await caches.open(CACHES.pictures)).keys()).length;

afterEach(async () => {
  vi.unstubAllGlobals();
  await caches.delete(CACHES.pictures);
});

it('caching pictures ends for a waiting request, and the next call continues', async () => {
  const headers = { 'content-type': 'image/webp', date: new Date().toUTCString() };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('webp', { headers })));
  let left = 5;
  const mayGoOn = (): boolean => {
    left -= 1;
    return left >= 0;
  };
  expect(await cachePictures(PATHS, 1000, mayGoOn)).toBe(false);
  expect(await cached()).toBe(5);
  expect(await cachePictures(PATHS, 1000)).toBe(true);
  expect(await cached()).toBe(PATHS.length);
});
