import { expect, test } from 'vitest';
import { importsOf } from './keepAssets.ts';

test('what a script imports at once is found, what it may load later is not', () => {
  const script =
    'import{n as e}from"./runtime-1.js";import"./base-2.js";import * as x from `./more-3.js`;' +
    'const later=()=>import("./engine-4.js");const t="from elsewhere";';
  expect(importsOf(script)).toEqual([
    '/assets/runtime-1.js',
    '/assets/base-2.js',
    '/assets/more-3.js',
  ]);
});
