import { expect, it } from 'vitest';
import { partsOfHtml } from './htmlParts.ts';

const DATA = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  ['<img src="https://a.rs/1.png">', 'https://a.rs/1.png'],
  ["<IMG SRC='/1.png'>", '/1.png'],
  ['<img src=/1.png width=300>', '/1.png'],
  ['<img src="/1.png?a=1&amp;b=2">', '/1.png?a=1&b=2'],
  [`<img src="${DATA}" data-src="/1.png">`, '/1.png'],
  [`<img src="/placeholder.gif" data-lazy-src="/1.png">`, '/1.png'],
  [`<img src="${DATA}" srcset="/1-300x200.png 300w, /1.png 1200w, /1-768.png 768w">`, '/1.png'],
  [`<img src="${DATA}" data-srcset="/a,b.png 2x">`, '/a,b.png'],
  [`<img class="lazy" src="${DATA}"><noscript><img src="/1.png"></noscript>`, '/1.png'],
  ['<img class="emoji" src="/e.png"><img src="/1.png">', '/1.png'],
  ['<img src="https://s.w.org/images/core/emoji/14/svg/1f3b6.svg"><img src="/1.png">', '/1.png'],
  ['<img src="https://fbcdn.example/emoji.php/v9/1f3b6.png"><img src="/1.png">', '/1.png'],
  ['</div><p>a < b & c <b></p></i><img src="/1.png">', '/1.png'],
  [`<div style="color:red;background-image: url('/1.png')"></div>`, '/1.png'],
  ['<!-- wp:image {"id":7} -- >\n<img src="/1.png">', '/1.png'],
])('the first picture of %s is found', (html, url) => {
  expect(partsOfHtml(html).pictures[0]).toMatchObject({ url });
});

it.each([
  '<p>Bez slike</p>',
  '<img>',
  `<img src="${DATA}">`,
  '<img class="wp-smiley" src="/a.png">',
  '<img src="data:image/svg+xml;base64,',
  '<!-- <img src="/1.png"> -->',
])('%s has no picture', (html) => {
  expect(partsOfHtml(html).pictures).toEqual([]);
});

it('a picture that is kept in the text itself counts', () => {
  const url = `data:image/png;base64,${'A'.repeat(100_000)}`;
  expect(partsOfHtml(`<img src="${url}" alt="Sala">`).pictures).toEqual([
    { id: undefined, url, alt: 'Sala', isTiny: false },
  ]);
});

it('links are found with their words, files that are shown too', () => {
  const html = `<a href="/a.pdf?ver=2&amp;x=1"><b>Prvi</b> dokument</a> <a name="x">ništa</a>
    <a rel="attachment wp-att-12" href="/?attachment_id=12">Drugi</a>
    <object data="/b.pdf"></object><embed src="/c.pdf">
    <iframe src="https://docs.google.com/viewer?url=https%3A%2F%2Fa.rs%2Fd.pdf&embedded=true"></iframe>
    [pdf-embedder url="https://a.rs/e.pdf" title="E"]`;
  expect(partsOfHtml(html).links).toEqual([
    { url: '/a.pdf?ver=2&x=1', words: 'Prvi dokument', attachmentId: undefined, isShown: false },
    { url: '/?attachment_id=12', words: 'Drugi', attachmentId: '12', isShown: false },
    ...['/b.pdf', '/c.pdf', 'https://a.rs/d.pdf', 'https://a.rs/e.pdf'].map((url) => ({
      url,
      words: '',
      attachmentId: undefined,
      isShown: !url.endsWith('e.pdf'),
    })),
  ]);
});
