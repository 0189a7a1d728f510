import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import { showIn } from '../../../shared/script/script.ts';
import { MarkedText } from './MarkedText.tsx';
import { Prose } from './Prose.tsx';

afterEach(() => {
  showIn('latin', undefined);
});

const htmlOf = (source: string): string =>
  renderToStaticMarkup(<MarkedText blocks={parseMarkup(source)} />);

it.each([
  ['## Jedan\n\n### Dva', '<h2>Jedan</h2><h3>Dva</h3>'],
  ['### Dva\n\n## Jedan', '<h2>Dva</h2><h2>Jedan</h2>'],
  ['- a\n  1. b\n- c', '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul>'],
  ['3. a', '<ol start="3"><li><p>a</p></li></ol>'],
  ['> a\n> b\n>\n> c', '<blockquote><p>a<br/>b</p><p>c</p></blockquote>'],
  ['**a _b_** c', '<p><strong>a <em>b</em></strong> c</p>'],
  ['[a **b**](/news/3)', '<p><a href="/news/3">a <strong>b</strong></a></p>'],
  ['**centar.rs**', '<p><strong><a href="https://centar.rs/">centar.rs</a></strong></p>'],
  ['[centar.rs](/o-nama)', '<p><a href="/o-nama">centar.rs</a></p>'],
  ['<b onclick=x>&lt;i', '<p>&lt;b onclick=x&gt;&lt;i</p>'],
  ['[a](javascript:x) ![b](https://b.rs/c.png)', '<p>a b</p>'],
])('%s is drawn as its elements', (source, html) => {
  expect(htmlOf(source)).toBe(html);
});

/** Signs of formats, of HTML and of addresses that run scripts, in any order. */
const SIGNS =
  '** _ [ ] ](/news/3) ](javascript:x) ](data:text/html,x) ](https://a.rs) ![ > - 1. ## ### # <b> <script> ' +
  '<img/src=x/onerror=y> </p> &lt; &#60; " \' ` \\ a č centar.rs javascript:x';
const anyText = fc
  .array(fc.constantFrom(...SIGNS.split(' '), ' ', '\n', '\n\n', '\n  - ', '\n> '), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));
const DRAWN =
  /<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|a)|br\/|ol start="\d+"|p class="lead"|a href="(?:\/|https?:\/\/|mailto:|tel:)[^"<>]*")>/g;

it('any text is drawn with the elements of the list and no other', () => {
  fc.assert(
    fc.property(anyText, (source) => {
      expect(htmlOf(source).replace(DRAWN, '')).not.toMatch(/[<>]/);
    }),
    { numRuns: process.env['SOAK'] === 'true' ? 100_000 : 300 },
  );
});

it('in Cyrillic words change, and no target but the script of own pages', () => {
  showIn('cyrillic', cyrillicWriter());
  expect(
    htmlOf('Vidi [vest](/news/3), [pišite](mailto:a@centar.rs) \u2063Rock **i\u2064 džez**.'),
  ).toBe(
    '<p>Види <a href="/cir/news/3">вест</a>, <a href="mailto:a@centar.rs">пишите</a> ' +
      '\u2063Rock \u2064<strong>\u2063i\u2064 џез</strong>.</p>',
  );
});

it('only a first paragraph that more follows is the lead', () => {
  const lead = (source: string): string =>
    renderToStaticMarkup(<Prose text="" tree={parseMarkup(source)} lead />);
  expect(lead('a\n\n- b')).toBe(
    '<div class="prose"><p class="lead">a</p><ul><li><p>b</p></li></ul></div>',
  );
  expect(lead('**a**')).not.toContain('lead');
  expect(lead('## a\n\nb')).not.toContain('lead');
});
