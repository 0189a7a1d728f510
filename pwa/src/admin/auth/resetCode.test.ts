import { expect, it } from 'vitest';
import { codeIn } from './resetCode.ts';

it.each([
  ['#kod=abc-_9', 'abc-_9'],
  ['#kod=abc&nesto=1', 'abc'],
  ['#kod=', undefined],
  ['#drugo=abc', undefined],
  ['#sadrzaj', undefined],
  ['', undefined],
])('finds the code in %j: %s', (fragment, code) => {
  expect(codeIn(fragment)).toBe(code);
});
