import { expect, test } from 'vitest';
import { shownStyles } from './shownStyles.ts';

const CARD = '<p class="card wide">a</p>';

test.each([
  ['rules of shown classes stay', '.card{a:b}.other{c:d}', '.card{a:b}'],
  [
    'each class of a selector has to be shown',
    '.card .other{a:b}.card.wide{c:d}',
    '.card.wide{c:d}',
  ],
  ['selectors without classes stay', 'body{a:b}[hidden]{c:d}', 'body{a:b}[hidden]{c:d}'],
  ['of a list only the shown selectors stay', '.other,.card>a,p{a:b}', '.card>a,p{a:b}'],
  ['a comma inside brackets does not split', '.card:is(.x,.y){a:b}', '.card:is(.x,.y){a:b}'],
  ['classes that must be absent do not count', '.card:not(.x){a:b}', '.card:not(.x){a:b}'],
  ['classes of other elements do not count', '.card:has(.x){a:b}', '.card:has(.x){a:b}'],
  ['a group keeps its shown rules', '@media print{.card{a:b}.x{c:d}}', '@media print{.card{a:b}}'],
  ['an empty group goes', '@media print{.x{c:d}}p{a:b}', 'p{a:b}'],
  [
    'groups may lie in groups',
    '@media a{@supports (b:c){.card{a:b}}}',
    '@media a{@supports (b:c){.card{a:b}}}',
  ],
  [
    'fonts and animations stay whole',
    '@font-face{a:b}@keyframes c{0%{d:e}}',
    '@font-face{a:b}@keyframes c{0%{d:e}}',
  ],
  ['strings may contain brackets', '.card:after{content:"}"}.x{a:b}', '.card:after{content:"}"}'],
  ['what scripts set counts as shown', '.slider-on .card{a:b}', '.slider-on .card{a:b}'],
])('%s', (_, sheet, kept) => {
  expect(shownStyles([sheet], CARD)).toBe(kept);
});

test('sheets stay in their order', () => {
  expect(shownStyles(['p{a:b}', '.card{c:d}', '.x{e:f}'], CARD)).toBe('p{a:b}.card{c:d}');
});
