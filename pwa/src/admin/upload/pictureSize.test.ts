import { expect, it } from 'vitest';
import { isTooSmall, ITEM_PICTURE } from './pictureSize.ts';

it.each([
  [{ width: 40, height: 30 }, { width: 512, height: 512 }, true],
  [{ width: 512, height: 512 }, { width: 512, height: 512 }, false],
  [{ width: 2000, height: 400 }, { width: 512, height: 512 }, true],
  [{ width: 700, height: 1000 }, ITEM_PICTURE, false],
  [{ width: 600, height: 1000 }, ITEM_PICTURE, true],
])('%j for a place of %j is too small: %s', (size, place, small) => {
  expect(isTooSmall(size, place)).toBe(small);
});
