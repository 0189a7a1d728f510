import { expect, it } from 'vitest';
import { assertRoomForPackages, causeOf } from './prepare.js';

it.each([
  ['npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write', 'the disk is full'],
  ['Error: database or disk is full', 'the disk is full'],
  ['npm error code ENOTFOUND\nnpm error network request failed', 'can not be reached'],
  ['npm error code ECONNREFUSED', 'can not be reached'],
  ["npm error EACCES: permission denied, mkdir 'node_modules'", 'can not be written to'],
])('%j is told in plain words', (output, words) => {
  expect(causeOf(output)).toContain(words);
});

it('a disk without room for the packages is told before anything is installed', () => {
  expect(() => assertRoomForPackages(60, { development: false })).toThrow(
    /^Installing packages needs about 700 MB, and the disk of \S+ has 60 MB free\. Make room and start again\.$/,
  );
  expect(() => assertRoomForPackages(800, { development: true })).toThrow('needs about 900 MB');
  expect(() => assertRoomForPackages(800, { development: false })).not.toThrow();
});

it('of anything else the output itself is shown', () => {
  expect(causeOf('error TS2304: Cannot find name')).toBeUndefined();
});
