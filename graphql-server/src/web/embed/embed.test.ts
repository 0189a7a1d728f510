import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { movieRow, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL, startTestApp } from '../../../test/testApp.ts';

const clock = movableClock('2026-12-01T09:00:00Z');
const app = sharedTestApp({
  clock,
  content: {
    programs: [
      programRow('2026-12-01T18:00:00Z', { title: 'Koncert <b>&</b>', place: 'Velika sala' }),
      programRow('2026-12-02T18:00:00Z', { title: 'Otkazan', status: 'cancelled' }),
      programRow('2026-11-20T09:00:00Z', {
        title: 'Izložba',
        programType: 'Likovni program',
        endsAt: new Date('2026-12-20T17:00:00Z'),
        pastAt: new Date('2026-12-20T17:00:00Z'),
      }),
      programRow('2026-11-25T18:00:00Z', { title: 'Prošao' }),
      programRow('2026-12-03T18:00:00Z', { title: 'Nacrt', publishedAt: null }),
    ],
    movies: [movieRow(['2026-12-01T20:00:00Z'], { title: 'Tiha voda' })],
  },
});

const read = async (path: string): Promise<string> => String((await app.raw(path)).bytes);
const titles = (html: string): string[] =>
  [...html.matchAll(/<li>.*?<a [^>]*>(.*?)<\/a>/g)].map(([, title = '']) => title);

it('what is on comes first, then what is to come, without drafts and the past', async () => {
  const html = await read('/ugradi/program');
  expect(titles(html)).toEqual([
    'Izložba',
    'Koncert &lt;b&gt;&amp;&lt;/b&gt;',
    'Tiha voda',
    'Otkazan',
  ]);
  expect(html).toContain('<h2>U toku</h2>');
  expect(html).toContain('<small>do 20.12.2026');
  expect(html).toMatch(/<s><a [^>]*>Otkazan<\/a><\/s><small>Otkazano/);
  expect(html).toContain(`href="${PUBLIC_URL}/programs/1" target="_blank" rel="noopener"`);
});

it('what has ended is not on, and a night is on until it ends', async () => {
  const night = movableClock();
  night.set('2027-03-27T20:00:00Z');
  const own = await startTestApp({
    clock: night,
    content: {
      programs: [
        programRow('2027-03-27T16:00:00Z', {
          title: 'Popodne',
          endsAt: new Date('2027-03-27T18:00:00Z'),
        }),
        programRow('2027-03-27T18:00:00Z', { title: 'Bez kraja' }),
        programRow('2027-03-27T21:00:00Z', {
          title: 'Noć',
          endsAt: new Date('2027-03-28T01:00:00Z'),
        }),
        programRow('2027-03-28T17:00:00Z', { title: 'Pomeren', status: 'moved' }),
      ],
      movies: [movieRow(['2027-03-27T17:00:00Z', '2027-03-27T22:30:00Z'], { title: 'Film' })],
    },
  });
  const at = async (moment: string): Promise<string> => {
    night.set(moment);
    return String((await own.raw('/ugradi/program')).bytes);
  };
  expect(titles(await at('2027-03-27T20:00:00Z'))).toEqual(['Bez kraja', 'Noć', 'Film', 'Pomeren']);
  const inTheNight = await at('2027-03-28T00:20:00Z');
  expect(titles(inTheNight)).toEqual(['Noć', 'Film', 'Pomeren']);
  expect(inTheNight).toMatch(/<h2>U toku<\/h2>.*>22:00<.*>23:30</s);
  expect(inTheNight).not.toContain('<small>do ');
  const atNoon = await at('2027-03-28T10:00:00Z');
  expect(titles(atNoon)).toEqual(['Pomeren']);
  expect(atNoon).toContain('<small>Pomereno');
  await own.close();
});

it('any site may frame it, and it loads nothing and sets no cookie', async () => {
  const { headers } = await app.raw('/ugradi/program');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("default-src 'none'");
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  const page = await app.raw('/o-nama');
  expect(page.headers['x-frame-options']).toBe('DENY');
});

it.each([
  ['muzicki', ['Koncert &lt;b&gt;&amp;&lt;/b&gt;', 'Otkazan']],
  ['likovni', ['Izložba']],
  ['projekcije', ['Tiha voda']],
  ['dramski', []],
])('of the kind %s it has only those', async (kind, expected) => {
  expect(titles(await read(`/ugradi/program?vrsta=${kind}`))).toEqual(expected);
});

it.each(['nema', 'Muzicki', 'muzicki%20program', '%00'])(
  'an unknown kind %s is not found',
  async (kind) => {
    expect((await app.raw(`/ugradi/program?vrsta=${kind}`)).status).toBe(404);
  },
);

it('in Cyrillic links lead to Cyrillic pages', async () => {
  const html = await read('/cir/ugradi/program');
  expect(html).toContain('lang="sr-Cyrl"');
  expect(titles(html)).toContain('Изложба');
  expect(html).toContain(`href="${PUBLIC_URL}/cir/programs/3"`);
});

it('with long titles it stays below 15 KB, uncompressed too', async () => {
  const own = await startTestApp({
    clock,
    content: {
      programs: Array.from({ length: 60 }, (_, at) =>
        programRow(`2026-12-${String((at % 28) + 1).padStart(2, '0')}T18:00:00Z`, {
          title: `${'Veoma dugačak naslov '.repeat(6)}${String(at)}`,
          place: 'Velika sala',
        }),
      ),
    },
  });
  const { bytes } = await own.raw('/cir/ugradi/program');
  await own.close();
  expect(titles(String(bytes))).toHaveLength(20);
  expect(bytes.length).toBeLessThan(15_000);
  expect(brotliCompressSync(bytes).length).toBeLessThan(3000);
});
