import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  [
    'a line break with an end of line',
    'Prvi<br />\nDrugi<br>Treći<br/>\r\nČetvrti',
    'Prvi\nDrugi\nTreći\nČetvrti',
  ],
  ['two line breaks', 'Prvi<br /><br />\nDrugi', 'Prvi\n\nDrugi'],
  ['an end of line alone', 'Prvi\nDrugi', 'Prvi\nDrugi'],
  ['paragraphs', '<p>Prvi</p>\n\n<p>Drugi</p>', 'Prvi\n\nDrugi'],
  ['a linked picture', '<p>A</p><a href="https://a.rs/s.png"><img src="x"></a><p>B</p>', 'A\n\nB'],
  ['a linked small picture', '<a href="/s.JPG?w=1"><img src="x"> Sala</a>', 'Sala'],
  ['the page of a picture', '<a href="/?attachment_id=3"><img src="x"></a>', ''],
  [
    'the page of a picture, named by its relation',
    '<a rel="attachment wp-att-3" href="https://a.rs/x/s/"><img src="x"> Sala</a>',
    'Sala',
  ],
  [
    'the page of a picture of the same site',
    '<a href="https://a.rs/x/s/"><img src="https://a.rs/s.png"></a>',
    '',
  ],
  ['a linked banner', '<a href="https://karte.rs/1"><img src="x"></a>', 'https://karte.rs/1'],
  ['a link', '<a href="https://a.rs/x">veza</a>', 'veza (https://a.rs/x)'],
  [
    'a link to a picture',
    '<a href="https://a.rs/s.png">plan sale</a>',
    'plan sale (https://a.rs/s.png)',
  ],
  ['an address that is linked', '<a href="https://a.rs/">a.rs</a>', 'a.rs'],
  ['comments', '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->\n<!----><p>B</p>', 'A\n\nB'],
  ['comments that do not end', '<!-- wp:paragraph -- ><p>A</p>\n<!-- more\n<p>B</p>', 'A\n\nB'],
  [
    'the button of a file block',
    '<a href="#">Odluka</a><a href="#" class="wp-block-file__button wp-element-button">Preuzmi</a>',
    'Odluka',
  ],
  ['a mailbox', '<a href="mailto:a@b.rs">a@b.rs</a>', 'a@b.rs'],
  ['a telephone', '<a href="tel:+38120123456">020 123-456</a>', '020 123-456'],
  ['a place on the page', '<a href="#dole">dole</a>', 'dole'],
])('%s', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

it('the address of a file that is imported is not in the text', () => {
  const importedLinks = new Set(['https://a.rs/a.pdf?x=1&y=2']);
  const html = '<a href="https://a.rs/a.pdf?x=1&#038;y=2">Odluka</a>, <a href="/b.pdf">prilog</a>';
  expect(plainText(html, importedLinks)).toBe('Odluka, prilog (/b.pdf)');
});
