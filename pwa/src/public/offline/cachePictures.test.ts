import { describe, expect, test } from 'vitest';
import { pictureName, smallPictures } from './cachePictures.ts';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const set = (id: string, widths: number[]): string =>
  widths.map((width) => `/media/${id}-${String(width)}.webp ${String(width)}w`).join(', ');

describe('the small size of each picture', () => {
  test('the smallest sufficient size is chosen in any order of sizes', () => {
    expect(smallPictures(set(A, [960, 320, 640]))).toEqual([`/media/${A}-320.webp`]);
    expect(smallPictures(set(A, [960, 640]))).toEqual([`/media/${A}-640.webp`]);
  });

  test('the largest size is chosen where all are too small', () => {
    expect(smallPictures(set(A, [120, 200, 160]))).toEqual([`/media/${A}-200.webp`]);
    expect(smallPictures(set(A, [200, 640, 960]))).toEqual([`/media/${A}-640.webp`]);
  });

  test('each picture is listed once in the order of the texts', () => {
    const hero = '/art/hero-phone-480.webp 480w, /art/hero-phone-780.webp 780w';
    expect(smallPictures(hero + set(B, [320]) + set(A, [320]) + set(B, [320]))).toEqual([
      '/art/hero-phone-480.webp',
      `/media/${B}-320.webp`,
      `/media/${A}-320.webp`,
    ]);
  });

  test('pictures after the first one of an item are omitted', () => {
    const item = `{"image":{"srcSet":"${set(A, [320])}"},"morePictures":[{"srcSet":"${set(B, [320])}"}]}`;
    expect(smallPictures(item)).toEqual([`/media/${A}-320.webp`]);
  });
});

test('all sizes of one picture have one name', () => {
  expect(pictureName(`/media/${A}-320.webp`)).toBe(A);
  expect(pictureName(`/media/${A}.jpg`)).toBe(A);
  expect(pictureName('/art/hero-phone-480.avif')).toBe('hero-phone');
  expect(pictureName('/art/hero-desktop-960.webp')).toBe('hero-desktop');
});
