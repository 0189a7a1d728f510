import { expect, test } from 'vitest';
import { shownStyles } from './shownStyles.ts';

const CARD = '<p class="card wide" style="order:var(--s)"><a href="/">a</a></p>';

test.each([
  ['rules of shown classes stay', '.card{a:b}.other{c:d}', '.card{a:b}'],
  [
    'each class of a selector has to be shown',
    '.card .other{a:b}.card.wide{c:d}',
    '.card.wide{c:d}',
  ],
  ['selectors without classes stay', 'body{a:b}[hidden]{c:d}', 'body{a:b}[hidden]{c:d}'],
  ['of a list only the shown selectors stay', '.other,.card>a,p{a:b}', '.card>a,p{a:b}'],
  ['a comma inside brackets does not split', '.x,p:is(.y,.card){a:b}', 'p:is(.y,.card){a:b}'],
  ['classes that must be absent do not count', '.card:not(.x){a:b}', '.card:not(.x){a:b}'],
  ['elements have to be shown too', 'table{a:b}.card>p:hover{c:d}', '.card>p:hover{c:d}'],
  [
    'of a list inside brackets one has to be shown',
    '.card:has(+.x,>a){a:b}:is(.x,.card:not(.y)) a{c:d}.card:has(.x){e:f}:where(ul,.x p) a{g:h}',
    '.card:has(+.x,>a){a:b}:is(.x,.card:not(.y)) a{c:d}',
  ],
  ['a group keeps its shown rules', '@media print{.card{a:b}.x{c:d}}', '@media print{.card{a:b}}'],
  ['an empty group goes', '@media print{.x{c:d}}p{a:b}', 'p{a:b}'],
  [
    'groups may lie in groups',
    '@media a{@supports (b:c){.card{a:b}}}',
    '@media a{@supports (b:c){.card{a:b}}}',
  ],
  [
    'fonts and used animations stay whole',
    '@font-face{a:b}@keyframes c{0%{d:e}}@keyframes f{0%{d:e}}.card{animation:.2s c}.x{animation:f}',
    '@font-face{a:b}@keyframes c{0%{d:e}}.card{animation:.2s c}',
  ],
  [
    'custom properties stay where something shown uses them',
    ':root{--a:b;--c:var(--a);color:d;--e:";--f"}@media print{:root{--a:g;--e:h}}.card{i:var(--c)}.x{i:var(--e)}',
    ':root{--a:b;--c:var(--a);color:d}@media print{:root{--a:g}}.card{i:var(--c)}',
  ],
  ['nothing stays of unused ones', '@media print{:root{--e:h}}p{--m:var(--s)}', ''],
  ['the markup uses them too', '.card{--s:1;--t:2}', '.card{--s:1}'],
  ['strings may contain brackets', '.card:after{content:"}"}.x{a:b}', '.card:after{content:"}"}'],
  ['what scripts set counts as shown', '.slider-on .card{a:b}', '.slider-on .card{a:b}'],
])('%s', (_, sheet, kept) => {
  expect(shownStyles([sheet], CARD)).toBe(kept);
});

test('sheets stay in their order', () => {
  expect(shownStyles(['p{a:b}', '.card{c:d}', '.x{e:f}'], CARD)).toBe('p{a:b}.card{c:d}');
});
