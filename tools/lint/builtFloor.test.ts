import { expect, test } from 'vitest';
import { lateInScript, lateInStyles } from './builtFloor.ts';

const inScript = (text: string) => [...lateInScript(text).keys()];
const inStyles = (text: string) => [...lateInStyles(text).keys()];

test('what a built script calls untested is found, what it asks for first is not', () => {
  expect(inScript('const a=e=>e.map(t=>Map.groupBy(t,n));')).toEqual(['groupBy']);
  expect(inScript('e.isPrototypeOf(t)&&URL.canParse(e)')).toEqual(['canParse']);
  expect(inScript('typeof URL.canParse==`function`?URL.canParse(e):new URL(e)')).toEqual([]);
  expect(inScript('`share`in navigator&&navigator.share(e)')).toEqual([]);
});

test('properties, values, functions, rules and selectors that are too new are found', () => {
  expect(inStyles('a{field-sizing:content}')).toEqual(['field-sizing', 'field-sizing: content']);
  expect(inStyles('a{text-align:match-parent}')).toEqual(['text-align: match-parent']);
  expect(inStyles('a{--c:light-dark(#fff,#000)}')).toEqual(['light-dark()']);
  expect(inStyles('a{width:calc-size(auto,size)}')).toContain('calc-size()');
  expect(inStyles('@font-face{font-family:A;size-adjust:95%}')).toEqual(['size-adjust']);
  expect(inStyles('@starting-style{a{opacity:0}}')).toEqual(['@starting-style']);
  expect(inStyles('@media (prefers-reduced-data:reduce){a{color:red}}')).toEqual([
    '@media (prefers-reduced-data)',
  ]);
  expect(inStyles('a:user-invalid::after{color:red}')).toEqual([':user-invalid']);
});

test('a property that is guarded, or has an older one beside it, is not found', () => {
  expect(inStyles('@supports (field-sizing:content){a{field-sizing:content}}')).toEqual([]);
  expect(inStyles('a{-webkit-user-select:none;user-select:none}')).toEqual([]);
  expect(inStyles('a{user-select:none}')).toContain('user-select');
  expect(inStyles('a{color:red;color:light-dark(red,blue)}')).toEqual([]);
});

test('what the oldest browsers have is not found', () => {
  expect(inStyles('a:has(img){inset:0;color:color-mix(in srgb,red,blue)}')).toEqual([]);
  expect(inStyles('@container (min-width:40em){a{aspect-ratio:1}}')).toEqual([]);
  expect(inStyles('@font-face{font-family:A;src:url(a.woff2);font-display:swap}')).toEqual([]);
});
