import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutControls } from '../text.ts';
import { linkTarget } from './linkTarget.ts';
import { parseMarkup, MOST_SIGNS } from './parseMarkup.ts';
import { printMarkup } from './printMarkup.ts';
import { isFormatted, linksOf, MAX_LIST_DEPTH, plainOf, type Block } from './tree.ts';

const EVERYTHING = `Uvod sa **važnim** i _kosim_ delom
u dva reda.

## Kako do nas

- [Program](/programs/5) i [**vest**](/news/3)
- drugo
  1. prvi
  2. drugi

### Napomena

> Citat
>
> - u citatu

3. treći
4. četvrti`;

it('a text with everything is printed as it was written', () => {
  const tree = parseMarkup(EVERYTHING);
  expect(tree.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'heading',
    'list',
    'heading',
    'quote',
    'list',
  ]);
  expect(printMarkup(tree)).toBe(EVERYTHING);
  expect(linksOf(tree)).toEqual(['/programs/5', '/news/3']);
});

it('the plain text has the words, the lines and the numbers', () => {
  expect(plainOf(parseMarkup(EVERYTHING))).toBe(
    'Uvod sa važnim i kosim delom\nu dva reda.\n\nKako do nas\n\n– Program i vest\n– drugo\n' +
      '1. prvi\n2. drugi\n\nNapomena\n\nCitat\n\n– u citatu\n\n3. treći\n4. četvrti',
  );
});

it.each([
  ['HTML', '<b>jako</b> <script>alert(1)</script> <!-- x -->'],
  ['code', '`kod` i\n\n    uvučeno'],
  ['rules', 'Naslov\n===\n\nRed\n---'],
  ['references', '[a]: /news/3 [a] [b][a]'],
])('%s is text', (_, source) => {
  const tree = parseMarkup(source);
  expect(isFormatted(tree)).toBe(false);
  expect(plainOf(tree).replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
});

describe('a link', () => {
  const ORIGIN = 'https://centar.rs';
  it.each([
    ['/news/3', '/news/3'],
    ['/cir/News/3/?x=1#kraj', '/news/3?x=1#kraj'],
    ['https://centar.rs/cir/kutak/4', '/kutak/4'],
    ['http://centar.rs', '/'],
    ['/media/a/plan.pdf', '/media/a/plan.pdf'],
    ['HTTPS://Primer.rs/a b', undefined],
    ['primer.rs/a_(b)', 'https://primer.rs/a_(b)'],
    ['mailto:pisite@centar.rs', 'mailto:pisite@centar.rs'],
    ['tel:+381 20 123 456', 'tel:+38120123456'],
    ['javascript:alert(1)', undefined],
    ['JaVaScript://primer.rs/%0aalert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://ja@primer.rs', undefined],
    ['//primer.rs', 'https://primer.rs/'],
    ['/.//primer.rs', undefined],
    ['/cir//primer.rs', undefined],
    ['/\\primer.rs', undefined],
    ['#dole', undefined],
    ['news/3', undefined],
    ['', undefined],
  ])('to %s leads to %s', (written, target) => {
    expect(linkTarget(written, ORIGIN)).toBe(target);
  });

  it('that leads nowhere is text', () => {
    expect(parseMarkup('[ovde](javascript:alert(1))')).toEqual(parseMarkup('ovde'));
  });
});

it('lists within lists, 50 levels in, are three levels', () => {
  const depthOf = (blocks: readonly Block[]): number =>
    Math.max(
      0,
      ...blocks.map((block) => (block.kind === 'list' ? 1 + depthOf(block.items.flat()) : 0)),
    );
  const lines = Array.from({ length: 50 }, (_, at) => `${'  '.repeat(at)}- ${String(at)}`);
  const tree = parseMarkup(lines.join('\n'));
  expect(depthOf(tree)).toBe(MAX_LIST_DEPTH);
  expect(plainOf(tree).split('\n')).toHaveLength(50);
  expect(depthOf(parseMarkup(`${'- '.repeat(50)}x`))).toBeLessThanOrEqual(MAX_LIST_DEPTH);
});

it('a verbatim part that a format divides stays verbatim', () => {
  const [block] = parseMarkup('\u2063Rock **and\u2064 roll**');
  expect(block).toMatchObject({
    runs: [{ text: '\u2063Rock \u2064' }, { text: '\u2063and\u2064 roll', bold: true }],
  });
});

it('signs beyond the most are text', () => {
  const [block] = parseMarkup('**a** b '.repeat(MOST_SIGNS));
  expect(block?.kind === 'paragraph' && block.runs.filter(({ bold }) => bold)).toHaveLength(
    MOST_SIGNS / 2,
  );
});

/** Signs of Markdown and of Serbian texts in any order. */
const SIGNS =
  `* ** _ __ *** [ ] ( ) ](/news/3) ](https://primer.rs/a_(b)) < > &amp; &#42; &#x20; &#10; ! ![ \` \`\`\`
~~~ \\ # ## ### - + 1. 2) 10. > >> | = --- a Čas „ “ " ' . , 3 \u2063 \u2064 њ 😀 \u0301 \u200B ＊ <b> </b> <!--
https://a.rs a@b.rs`.split(/\s+/);
const SPACES = [
  ' ',
  '\n',
  '\n\n',
  '\n   ',
  '    ',
  '\t',
  '\u00A0',
  '\u2028',
  '\n- ',
  '\n> ',
  '\n1. ',
  '\n# ',
];
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SIGNS),
      fc.constantFrom(...SPACES),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));

it('an accent that a picture divides from its letter joins it', () => {
  const tree = parseMarkup('a![\u0301](/news/3)');
  expect(plainOf(tree)).toBe('á');
  expect(parseMarkup(printMarkup(tree))).toEqual(tree);
});

it('a format can begin and end at a sign beyond the 16-bit characters', () => {
  for (const source of ['𒄀*一*', '*一*𒄀', '𒄀**一**𒄀', '😀*a*😀']) {
    const tree = parseMarkup(source);
    expect(parseMarkup(printMarkup(tree))).toEqual(tree);
  }
});

it('printing and parsing any text again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tree = parseMarkup(text);
      expect(parseMarkup(printMarkup(tree))).toEqual(tree);
      expect(linksOf(tree).map((link) => linkTarget(link))).toEqual(linksOf(tree));
      const plain = plainOf(tree);
      expect(plain).toBe(withoutControls(plain).trim());
    }),
    { numRuns: process.env['SOAK'] === 'true' ? 100_000 : 500 },
  );
});
