import { expect, it } from 'vitest';
import { causeOf } from './prepare.js';

it.each([
  ['npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write', 'the disk is full'],
  ['Error: database or disk is full', 'the disk is full'],
  ['npm error code ENOTFOUND\nnpm error network request failed', 'can not be reached'],
  ['npm error code ECONNREFUSED', 'can not be reached'],
  ["npm error EACCES: permission denied, mkdir 'node_modules'", 'can not be written to'],
])('%j is told in plain words', (output, words) => {
  expect(causeOf(output)).toContain(words);
});

it('of anything else the output itself is shown', () => {
  expect(causeOf('error TS2304: Cannot find name')).toBeUndefined();
});
