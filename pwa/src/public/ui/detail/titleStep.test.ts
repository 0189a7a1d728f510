import { expect, it } from 'vitest';
import { titleStep } from './titleStep.ts';

it.each([
  ['Ožalošćena porodica', 'detail-title'],
  ['Veče poezije u bašti kod nas', 'detail-title'],
  ['Veče poezije u bašti kod nas!', 'detail-title title-long'],
  ['a a a '.repeat(10), 'detail-title title-long'],
  [`${'a a a '.repeat(10)}a`, 'detail-title title-longest'],
  ['Predstavljanje', 'detail-title title-word'],
  ['Dvadesetčetvorogodišnjak', 'detail-title title-words'],
  ['Dokumentarno-igrani', 'detail-title'],
  ['', 'detail-title'],
])('the title %j has the size %j', (title, className) => {
  expect(titleStep(title)).toBe(className);
});
