import { describe, expect, it } from 'vitest';
import { newsRow, programRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL } from '../../../test/testApp.ts';
import { securityTxt, xmlText } from './documents.ts';
import { rssFile } from './rss.ts';

const app = sharedTestApp({
  content: {
    news: [
      newsRow(),
      newsRow({ publishedAt: null }),
      newsRow({ publishedAt: new Date('2030-01-01T00:00:00Z') }),
      newsRow({ deletedAt: new Date() }),
    ],
    programs: [
      programRow('2026-12-01T18:00:00Z'),
      programRow('2026-12-02T18:00:00Z', { programType: 'Turski kutak' }),
      programRow('2020-12-02T18:00:00Z'),
      programRow('2019-12-02T18:00:00Z', { deletedAt: new Date() }),
      programRow('2018-12-31T23:30:00Z'),
      programRow('2017-12-02T18:00:00Z'),
    ],
  },
});

const places = (text: string): string[] =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place.replace(PUBLIC_URL, ''));

describe('sitemap.xml', () => {
  it('lists what visitors can open, with the day of its last change, and nothing else', async () => {
    const { status, headers, bytes } = await app.raw('/sitemap.xml');
    const text = String(bytes);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = places(text);
    for (const path of ['/', '/programs-list', '/bioskop-list', '/o-nama', '/program/likovni']) {
      expect(listed).toContain(path);
    }
    expect(listed.filter((path) => path.startsWith('/news/'))).toEqual(['/news/1']);
    expect(listed.filter((path) => path.startsWith('/programs/'))).toEqual([
      '/programs/6',
      '/programs/5',
      '/programs/3',
      '/programs/1',
    ]);
    expect(listed.filter((path) => path.startsWith('/kutak/'))).toEqual(['/kutak/2']);
    // The latest year, 2020, is what /arhiva shows; the last half hour of 2018 was 2019 in Belgrade.
    expect(listed.filter((path) => path.startsWith('/arhiva'))).toEqual([
      '/arhiva',
      '/arhiva/2019',
      '/arhiva/2017',
    ]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(text).toMatch(
      /<loc>https:\/\/centar\.example\/news\/1<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
    );
  });

  it('of Cyrillic pages lists the same ones, and each names its address in both scripts', async () => {
    const latin = String((await app.raw('/sitemap.xml')).bytes);
    const cyrillic = String((await app.raw('/cir/sitemap.xml')).bytes);
    expect(places(cyrillic)).toEqual(
      places(latin).map((path) => (path === '/' ? '/cir' : `/cir${path}`)),
    );
    const links =
      '<xhtml:link rel="alternate" hreflang="sr-Latn" href="https://centar.example/news/1"/>' +
      '<xhtml:link rel="alternate" hreflang="sr-Cyrl" href="https://centar.example/cir/news/1"/>';
    expect(latin).toContain(links);
    expect(cyrillic).toContain(links);
  });

  it('is answered from memory until the content changes', async () => {
    await app.raw('/sitemap.xml');
    const fills = app.cache.misses;
    await app.raw('/sitemap.xml');
    expect(app.cache.misses).toBe(fills);
    await app.database.writeContent((transaction) =>
      transaction.news.create({ data: newsRow({ title: 'Nova' }) }),
    );
    expect(places(String((await app.raw('/sitemap.xml')).bytes))).toContain('/news/5');
  });

  it('is not stored for who is signed in', async () => {
    const { token } = await app.signInAs({});
    const { status, headers } = await app.raw('/sitemap.xml', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('has one address for each page of the gallery', async () => {
    await app.database.writeContent((transaction) =>
      transaction.galleryItem.createMany({
        data: Array.from({ length: 25 }, (_, index) => ({
          title: `Slika ${String(index)}`,
          author: 'Ana',
          yearMade: '1987',
          publishedAt: new Date('2026-01-02T08:00:00Z'),
        })),
      }),
    );
    const listed = places(String((await app.raw('/sitemap.xml')).bytes));
    expect(listed.filter((path) => path.includes('strana'))).toEqual([
      '/program/likovni?strana=2',
      '/program/likovni?strana=3',
    ]);
  });
});

it('robots.txt names the sitemap, and closes the panel and combined filters', async () => {
  const { status, headers, bytes } = await app.raw('/robots.txt');
  const text = String(bytes);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin-panel\n');
  // Of the filters of what happens each alone is a page, and their combinations are without end.
  for (const page of ['/sta-ima', '/cir/sta-ima', '/raspored', '/cir/raspored'])
    expect(text).toContain(`Disallow: ${page}?*&\n`);
  expect(text).not.toMatch(/Disallow: \/$/m);
});

it('security.txt says where to report a hole, and ends in a year', async () => {
  const read = async () => String((await app.raw('/.well-known/security.txt')).bytes);
  expect(await read()).toMatch(/^Contact: mailto:kontakt@/);
  expect(securityTxt(PUBLIC_URL, '', new Date())).toContain(`Contact: ${PUBLIC_URL}/o-nama\n`);
  const now = new Date('2026-11-28T10:00:00.500Z');
  expect(securityTxt(PUBLIC_URL, 'it@centar.example', now).split('\n')).toEqual([
    'Contact: mailto:it@centar.example',
    'Expires: 2027-11-28T10:00:00Z',
    'Preferred-Languages: sr, en',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    '',
  ]);
});

it('an RSS description is HTML and escaped twice, and a title is escaped once', () => {
  const published = new Date('2026-11-24T10:00:00Z');
  const entry = { title: 'A & <B>', text: '1 < 2 & <b>3</b>', path: '/news/1', published };
  const feed = { title: 'Vesti', path: '/news-list', self: '/rss/vesti.xml', entries: [entry] };
  const file = rssFile({ publicUrl: PUBLIC_URL, script: 'latin', write: (text) => text }, feed);
  expect(file).toContain('<item><title>A &amp; &lt;B&gt;</title>');
  expect(file).toContain(
    '<description>1 &amp;lt; 2 &amp;amp; &amp;lt;b&amp;gt;3&amp;lt;/b&amp;gt;</description>',
  );
});

it('texts can not break out of the XML', () => {
  expect(xmlText(`a<b>&"'`)).toBe('a&lt;b&gt;&amp;&quot;&apos;');
  expect(xmlText('a\u0001\uFFFE')).toBe('a');
});
