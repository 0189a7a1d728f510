import { expect, it } from 'vitest';
import { soughtFacts } from './searchView.ts';

it.each([
  ['znakovni jezik', ['tumac']],
  ['ЗНАКОВНИ', ['tumac']],
  ['invalidska kolica', ['kolica']],
  ['titl', ['titl']],
  ['srpski jezik', []],
  ['koncert', []],
  ['', []],
])('the search for %j leads to events with %j', (text, slugs) => {
  expect(soughtFacts(text).map(({ slug }) => slug)).toEqual(slugs);
});
