import { describe, expect, it } from 'vitest';
import { toEmbedLink, youtubeFilm } from './youtube.ts';

const ID = 'dQw4w9WgXcQ';
const EMBED = `https://www.youtube.com/embed/${ID}`;

const GOOD = [
  EMBED,
  `http://www.youtube.com/embed/${ID}`,
  `https://youtube.com/embed/${ID}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&t=10s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `youtu.be/${ID}/`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/v/${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  `  https://youtu.be/${ID}  `,
  `https://www.youtube.com/watch?v=${ID}#t=5`,
  `https://www.youtube.com//embed//${ID}`,
  `https://music.youtube.com/watch?v=${ID}&list=RDAMVM`,
  `<iframe width="560" height="315" src="${EMBED}?si=a&amp;start=5" title="Film" allowfullscreen></iframe>`,
  `<IFRAME src='${EMBED}'></IFRAME>`,
];

const BAD = [
  `<iframe src="https://evil.example/embed/${ID}"></iframe>`,
  `<iframe src="javascript:alert(1)//www.youtube.com/embed/${ID}"></iframe>`,
  `<iframe srcdoc="${EMBED}"></iframe>`,
  `<script src="${EMBED}"></script>`,
  '',
  ' ',
  ID,
  'javascript:parent.pwned=1//embed',
  `javascript:alert(1)//youtube.com/embed/${ID}`,
  `JaVa\tscript:alert(1)//www.youtube.com/embed/${ID}`,
  `data:text/html,<script>1</script>//embed/${ID}`,
  `vbscript:x/embed/${ID}`,
  `file:///embed/${ID}`,
  `ftp://www.youtube.com/embed/${ID}`,
  `blob:https://www.youtube.com/${ID}`,
  `https://evil.example/embed/${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://youtube.com.evil.example/embed/${ID}`,
  `https://evilyoutube.com/embed/${ID}`,
  `https://www.youtube.com@evil.example/embed/${ID}`,
  `//www.youtube.com@evil.example/embed/${ID}`,
  `https://www.youtube.com:pass@evil.example/embed/${ID}`,
  `https://user@www.youtube.com/embed/${ID}`,
  `https://evil.example/https://www.youtube.com/embed/${ID}`,
  `https://evil.example#https://www.youtube.com/embed/${ID}`,
  `https://evil.example?u=https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com.:443/embed/${ID}`,
  `https://www.youtube.com:8443/embed/${ID}`,
  `https://www.youtubе.com/embed/${ID}`,
  `https://www.youtube.com\\@evil.example/embed/x`,
  `https://youtu.be/${ID}x`,
  'https://youtu.be/dQw4w9WgXc',
  'https://youtu.be/',
  `https://youtu.be/${ID}"onload=`,
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/watch?v=',
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/watch?v=dQw4w9WgXc%22',
  'https://www.youtube.com/watch?v=<script>123',
  `https://www.youtube.com/watch?w=${ID}`,
  'https://www.youtube.com/@kanal',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://vimeo.com/12345678901',
  'http://',
];

describe('links from which no trailer can be made', () => {
  it.each(BAD)('%j', (link) => {
    expect(toEmbedLink(link)).toBe('');
  });
});

describe('links that staff paste', () => {
  it.each(GOOD)('%s', (link) => {
    expect(toEmbedLink(link)).toBe(EMBED);
  });

  it('the canonical one stays as it is', () => {
    expect(toEmbedLink(toEmbedLink(GOOD[5] ?? ''))).toBe(EMBED);
  });
});

describe('lists, channels and names', () => {
  const list = 'PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG';
  const series = `https://www.youtube.com/embed/videoseries?list=${list}`;
  const channel = `UC${'a1_-'.repeat(5)}Xy`;
  it.each([
    [series, series],
    [`https://www.youtube-nocookie.com/embed/videoseries?si=x&list=${list}`, series],
    [`youtube.com/embed?listType=playlist&list=${list}`, series],
    [
      `https://www.youtube.com/embed/live_stream?channel=${channel}`,
      `https://www.youtube.com/embed/live_stream?channel=${channel}`,
    ],
    [`https://www.youtube.com/embed/${ID}?list=${list}`, EMBED],
  ])('%s is kept', (link, kept) => {
    expect(toEmbedLink(link)).toBe(kept);
    expect(toEmbedLink(kept)).toBe(kept);
  });

  it.each([
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/videoseries?list=',
    `https://www.youtube.com/embed/videoseries?list=${list}"onload=x`,
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/embed/live_stream?channel=UCx',
    'https://www.youtube.com/user/jasengradtv',
    'https://www.youtube.com/c/JasengradTV',
    'https://www.youtube.com/hashtag/pozoristedv',
    'https://www.youtube.com/jasengradtv',
    'https://www.youtube.com/Jasengradsk',
    `https://www.youtube.com/playlist?list=${list}`,
  ])('%s is no film', (link) => {
    expect(toEmbedLink(link)).toBe('');
  });

  it('lead to their page on YouTube', () => {
    expect(youtubeFilm(series)?.page).toBe(`playlist?list=${list}`);
    expect(youtubeFilm(EMBED)?.page).toBe(`watch?v=${ID}`);
  });
});

it('signs that nobody sees around a pasted link change nothing', () => {
  expect(toEmbedLink(`\u200Bhttps://youtu.be/${ID}\uFEFF`)).toBe(EMBED);
});
