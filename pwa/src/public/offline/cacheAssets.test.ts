import { expect, test } from 'vitest';
import { importsOf, dynamicImportsOf } from './cacheAssets.ts';

test('only static imports of a script are found', () => {
  const script =
    'import{n as e}from"./runtime-1.js";import"./base-2.js";import * as x from `./more-3.js`;' +
    'const later=()=>import("./engine-4.js");const t="from elsewhere";';
  expect(importsOf(script)).toEqual([
    '/assets/runtime-1.js',
    '/assets/base-2.js',
    '/assets/more-3.js',
  ]);
});

test('dynamic imports of an entry are found separately', () => {
  const script =
    'import"./base-1.js";const a=()=>import(`./HomePage-2.js`),b=()=>import("./NewsListPage-3.js");';
  expect(dynamicImportsOf(script)).toEqual(['/assets/HomePage-2.js', '/assets/NewsListPage-3.js']);
  expect(importsOf(script)).toEqual(['/assets/base-1.js']);
});
