import { expect, it } from 'vitest';
import { storedMarkup } from '@centar/domain/markup/storedMarkup.ts';
import { markedText } from './markedText.ts';

const SITE = 'https://stari.rs';
const sourceOf = (html: string): string => storedMarkup(markedText(html, { site: SITE })).markup;

it.each([
  ['paragraphs alone', '<p>Prvi</p>\n\n<p>Drugi</p>', ''],
  ['text of the old editor', '<b>Prvi</b>\nred\n\nDrugi', '**Prvi**\nred\n\nDrugi'],
  ['line breaks', '<em>A</em><br />\nB<br><br>C', '_A_\nB\n\nC'],
  ['headings', '<h2>A <b>b</b></h2><h4>C</h4>x', '## A **b**\n\n### C\n\nx'],
  [
    'lists within lists',
    '<ul>\n<li>A\n<ol start="3"><li>B</ol>\n<li><p>C</p><p>D</p></li></ul>',
    '- A\n\n  3. B\n- C\n\n  D',
  ],
  ['quotes', '<blockquote><p>A</p><cite>B</cite></blockquote>', '> A\n>\n> _B_'],
  ['white space at edges', 'a<strong> b </strong>c', 'a **b** c'],
  ['a link', '<a href="https://a.rs/x" target="_blank">veza</a>', '[veza](https://a.rs/x)'],
  ['a relative link', '<a href="/2019/vest/">vest</a>', '[vest](https://stari.rs/2019/vest/)'],
  ['a mailbox', '<a href="mailto:a@b.rs">pišite</a>', '[pišite](mailto:a@b.rs)'],
  ['links that do harm', '<b>x</b> <a href="javascript:alert(1)">y</a>', '**x** y'],
  ['places on the page', '<b>x</b> <a href="#dole">dole</a>', '**x** dole'],
  [
    'linked pictures',
    '<b>A</b><a href="https://a.rs/s.png"><img src="x" onerror="y"></a>',
    '**A**',
  ],
  ['scripts and frames', '<b>A</b><script>x</script><iframe src="y">z</iframe>', '**A**'],
  ['signs of Markdown', '<b>*a*</b> [b](c) 1. &lt;i&gt;', '**\\*a\\*** \\[b\\](c) 1. \\<i>'],
  [
    'a table',
    '<table><tr><td><b>A</b></td><td>1</td></tr><tr><td>B</td></tr></table>',
    '**A** 1\nB',
  ],
])('%s', (_, html, source) => {
  expect(sourceOf(html)).toBe(source);
});

it('elements a thousand levels in are read', () => {
  const html = '<b>'.repeat(1000) + '<ul><li>'.repeat(1000) + 'x';
  expect(sourceOf(html)).toContain('x');
});

it('a file that is imported is no link', () => {
  const importedLinks = new Set(['https://stari.rs/a.pdf']);
  const html = '<b>A</b> <a href="https://stari.rs/a.pdf">odluka</a>';
  expect(storedMarkup(markedText(html, { site: SITE, importedLinks })).markup).toBe('**A** odluka');
});
