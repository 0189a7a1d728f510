import { execFile } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childProgram } from '../../../test/childProgram.ts';
import { newInstallation, runImport, withDatabase } from '../../../test/installations.ts';
import { rounds } from '../../../test/soak.ts';
import { pdf, picture } from '../../../test/testFiles.ts';
import { WXR_END, WXR_HEAD, wxr, wxrItem } from '../../../test/wxr.ts';
import type { Database } from '../../platform/database/database.ts';

const CHILD = new URL('../../../test/wxrChild.ts', import.meta.url);

let folder: string;
let home: string;
let file: string;
let uploads: string;
let server: Server | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-wordpress-'));
  [home, file, uploads] = [join(folder, 'dom'), join(folder, 'a.xml'), join(folder, 'uploads')];
  await newInstallation(home);
  mkdirSync(join(uploads, '2019', '05'), { recursive: true });
  writeFileSync(
    join(uploads, '2019', '05', 'slika.png'),
    await picture('png', { width: 90, height: 60 }),
  );
  writeFileSync(join(uploads, '2019', '05', 'odluka.pdf'), pdf());
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const read = <T>(work: (reader: Database['reader']) => Promise<T>): Promise<T> =>
  withDatabase(home, ({ reader }) => work(reader));
const newsHere = () => read(({ news }) => news.findMany({ orderBy: { id: 'asc' } }));
const addresses = () =>
  read(({ formerAddress }) =>
    formerAddress.findMany({ include: { item: true }, orderBy: { address: 'asc' } }),
  );
async function bringIn(text: string, ...words: string[]) {
  writeFileSync(file, text);
  return runImport(home, '--wordpress', file, ...words);
}

const uploaded = (name: string): string =>
  `https://stari.example.rs/wp-content/uploads/2019/05/${name}`;
const attachment = (id: string, name: string): string =>
  wxrItem(
    {
      'wp:post_id': id,
      'wp:post_type': 'attachment',
      'wp:status': 'inherit',
      'wp:attachment_url': uploaded(name),
    },
    { meta: { _wp_attachment_image_alt: 'Sala' } },
  );

const SITE = wxr(
  wxrItem(
    {
      title: 'Koncert &amp; <em>izložba</em>',
      link: 'https://stari.example.rs/2019/05/koncert/',
      guid: 'https://stari.example.rs/?p=12',
      'wp:post_id': '12',
      'content:encoded':
        '<!-- wp:paragraph -->\n<p>Prvi pasus.</p>\n<ul>\n<li><a href="https://a.rs/x">veza</a></li>\n</ul>',
    },
    { meta: { _thumbnail_id: '40' }, categories: ['Uncategorized', 'Najave'] },
  ),
  wxrItem({
    title: 'Nacrt',
    'wp:post_id': '13',
    'wp:status': 'draft',
    'wp:post_date_gmt': '0000-00-00 00:00:00',
    link: 'https://stari.example.rs/?p=13',
    'content:encoded': 'Klasičan tekst.\n\nDrugi pasus.',
  }),
  wxrItem(
    {
      title: 'Veče poezije',
      'wp:post_id': '14',
      'wp:post_type': 'tribe_events',
      link: 'https://stari.example.rs/event/vece/',
    },
    {
      meta: {
        _EventStartDate: '2019-07-04 19:30:00',
        _EventEndDate: '2019-07-04 21:00:00',
        _EventVenueID: '50',
        _EventCost: '300',
        _EventCurrencySymbol: 'din.',
      },
      categories: ['Književni program'],
    },
  ),
  wxrItem(
    {
      title: 'Konkurs za mlade',
      'wp:post_id': '15',
      'content:encoded': `<p>Vidi <a href="${uploaded('odluka.pdf')}">odluku</a></p>`,
    },
    { categories: ['Konkursi'] },
  ),
  attachment('40', 'slika.png'),
  wxrItem({ title: 'Velika sala', 'wp:post_id': '50', 'wp:post_type': 'tribe_venue' }),
  wxrItem({ title: 'O nama', 'wp:post_id': '60', 'wp:post_type': 'page' }),
  wxrItem({ title: 'Staro', 'wp:post_id': '61', 'wp:status': 'trash' }),
);

describe('an import from WordPress', () => {
  it('is tried first, then brings posts, events and files, and brings them once', async () => {
    const trial = await bringIn(SITE, '--media', uploads);
    expect(trial.failure).toBeUndefined();
    expect(trial.lines).toEqual([
      'Left out: page 1, post (trash) 1',
      'A trial: nothing is kept. Run it with --write to import.',
      'News: 2 new',
      'Programs: 1 new',
      'Konkurs: 1 new',
    ]);
    expect(await newsHere()).toEqual([]);
    const { failure } = await bringIn(SITE, '--media', uploads, '--write');
    expect(failure).toBeUndefined();
    const [first, second] = await newsHere();
    expect(first).toMatchObject({
      title: 'Koncert & izložba',
      author: 'Mila Rakić',
      theme: 'Najave',
      imageAlt: 'Sala',
      description: 'Prvi pasus.\n\n– veza',
      descriptionMarkup: 'Prvi pasus.\n\n- [veza](https://a.rs/x)',
      publishedAt: new Date('2019-05-04T10:00:00Z'),
      image: { width: 90, height: 60 },
    });
    expect(second).toMatchObject({
      title: 'Nacrt',
      publishedAt: null,
      theme: 'Vesti',
      description: 'Klasičan tekst.\n\nDrugi pasus.',
    });
    expect(await read(({ program }) => program.findMany())).toMatchObject([
      {
        title: 'Veče poezije',
        programType: 'Knjizevni program',
        place: 'Velika sala',
        price: '300 din.',
        eventHappeningDateTime: new Date('2019-07-04T17:30:00Z'),
        endsAt: new Date('2019-07-04T19:00:00Z'),
      },
    ]);
    expect(await read(({ competition }) => competition.findMany())).toMatchObject([
      { title: 'Konkurs za mlade', document: { fileName: 'odluka.pdf' } },
    ]);
    const again = await bringIn(SITE, '--media', uploads, '--write');
    expect(again.lines.slice(2)).toEqual(
      trial.lines.slice(2).map((line) => line.replace('new', 'here already')),
    );
  });

  it('links to items of the previous site lead to them here', async () => {
    const to = (href: string) => `<a href="${href}">veza</a>`;
    const linking = wxrItem({
      'wp:post_id': '70',
      link: 'https://stari.example.rs/2019/01/najava/',
      'content:encoded': [
        to('http://www.stari.example.rs/2019/05/koncert/#sala'),
        to('/?p=15'),
        to('https://stari.example.rs/event/vece/'),
        to('https://stari.example.rs/nema-ga/'),
        to('https://drugi.example.rs/2019/05/koncert/'),
      ].join(' '),
    });
    const text = SITE.replace('<item>', `${linking}\n<item>`);
    expect((await bringIn(text, '--media', uploads, '--write')).failure).toBeUndefined();
    const idOf = async (title: string): Promise<string> => {
      const where = { title };
      const found = await read(
        async ({ news, program, competition }) =>
          (await news.findFirst({ where })) ??
          (await program.findFirst({ where })) ??
          (await competition.findFirst({ where })),
      );
      return String(found?.id);
    };
    const markup = [
      `[veza](/news/${await idOf('Koncert & izložba')}#sala)`,
      `[veza](/konkurs/${await idOf('Konkurs za mlade')})`,
      `[veza](/programs/${await idOf('Veče poezije')})`,
      '[veza](https://stari.example.rs/nema-ga/)',
      '[veza](https://drugi.example.rs/2019/05/koncert/)',
    ].join(' ');
    const linked = () => read(({ news }) => news.findFirst({ where: { title: 'Naslov' } }));
    expect(await linked()).toMatchObject({ descriptionMarkup: markup });
    const { lines } = await bringIn(text, '--media', uploads, '--write');
    expect(lines).toContain('News: 3 here already');
  });

  it('notes the addresses that items had; of two with one address the first keeps it', async () => {
    const twin = wxrItem({
      title: 'Dvojnik',
      'wp:post_id': '99',
      link: 'https://stari.example.rs/2019/05/KONCERT',
    });
    await bringIn(SITE.replace(WXR_END, twin + WXR_END), '--media', uploads, '--write');
    const known = (await addresses()).map(({ address, sourceId }) => [address, sourceId]);
    expect(known).toEqual([
      ['/2019/05/koncert', '12'],
      ...['12', '13', '14', '15', '99'].map((id) => [`/?p=${id}`, id]),
      ['/event/vece', '14'],
    ]);
  });

  it('notes the addresses of before an item was renamed or dated anew', async () => {
    const renamed = wxrItem(
      { title: 'Novo', link: 'https://stari.example.rs/2019/05/novo/', 'wp:post_id': '70' },
      { meta: { _wp_old_slug: 'staro', _wp_old_date: '2019-04-30' } },
    );
    await bringIn(wxr(renamed), '--write');
    expect((await addresses()).map(({ address }) => address)).toEqual([
      '/2019/04/novo',
      '/2019/04/staro',
      '/2019/05/novo',
      '/2019/05/staro',
      '/?p=70',
    ]);
  });

  it('fetches files from their addresses, and omits and names missing, huge and invalid ones', async () => {
    const png = await picture('png', { width: 90, height: 60 });
    server = createServer((request, response) => {
      const name = request.url?.split('/').at(-1) ?? '';
      if (name === 'nema.png') response.writeHead(404).end();
      else if (name === 'velika.png') response.end(Buffer.alloc(30 * 1024 * 1024));
      else response.end(name === 'tekst.png' ? '<html>Prijava' : png);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const from = `http://127.0.0.1:${String(port)}`;
    const names = ['slika.png', 'nema.png', 'velika.png', 'tekst.png'];
    const posts = names.map((name, at) =>
      wxrItem({
        title: name,
        'wp:post_id': String(at + 1),
        'content:encoded': `<p>Tekst</p><img src="${from}/${name}">`,
      }),
    );
    const inner = ['--inner', '127.0.0.1'];
    const { lines, failure } = await bringIn(wxr(...posts), ...inner, '--write');
    expect(failure).toBeUndefined();
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([
      `  note: News, nema.png (2): without ${from}/nema.png can not be read: it answers 404`,
      `  note: News, velika.png (3): without ${from}/velika.png can not be read: it is larger than 20971520 bytes`,
      `  note: News, tekst.png (4): without ${from}/tekst.png: its content is not what its name says`,
    ]);
    const news = await newsHere();
    expect(news.map(({ title }) => title)).toEqual(names);
    expect(news.map(({ image }) => image !== null)).toEqual([true, false, false, false]);
    const other = await bringIn(wxr(...posts).replaceAll(String(port), '1'), '--write');
    expect(other.lines).toContainEqual(
      expect.stringMatching(/127\.0\.0\.1 is in the inner network/),
    );
  });

  it('reads no file outside of the copy of the uploads', async () => {
    writeFileSync(join(folder, 'tajna.png'), await picture('png', { width: 90, height: 60 }));
    const posts = ['..%2f..%2f..%2ftajna.png', '../../../tajna.png', 'nema.png'].map((name, at) =>
      wxrItem({
        'wp:post_id': String(at + 1),
        'content:encoded': `<img src="${uploaded(name)}">`,
      }),
    );
    const { lines } = await bringIn(wxr(...posts), '--media', uploads, '--write');
    expect(lines.filter((line) => / is not in /.test(line))).toHaveLength(3);
    expect((await newsHere()).map(({ image }) => image)).toEqual([null, null, null]);
  });

  it('brings as drafts what only some saw, and what is planned as planned', async () => {
    const later = '2999-05-04 10:00:00';
    const posts = wxr(
      wxrItem({ 'wp:post_id': '1', title: 'Zaštićeno', 'wp:post_password': 'tajna' }),
      wxrItem({ 'wp:post_id': '2', title: 'Privatno', 'wp:status': 'private' }),
      wxrItem({ 'wp:post_id': '3', 'wp:status': 'future', 'wp:post_date_gmt': later }),
    );
    expect((await bringIn(posts, '--write')).failure).toBeUndefined();
    expect((await newsHere()).map(({ publishedAt }) => publishedAt)).toEqual([
      null,
      null,
      new Date('2999-05-04T10:00:00Z'),
    ]);
  });

  it('refuses an event without a start and a too long text, and names them', async () => {
    const { lines } = await bringIn(
      wxr(
        wxrItem({ title: 'Kad?', 'wp:post_type': 'tribe_events' }),
        wxrItem({
          'wp:post_id': '2',
          title: 'Dug',
          'content:encoded': `${'a '.repeat(600_000)}<b>`,
        }),
        wxrItem({ 'wp:post_id': '3', title: 'Duži', 'content:encoded': 'a '.repeat(11_000) }),
        wxrItem({ 'wp:post_id': '4', title: 'Dobar' }),
      ),
      '--write',
    );
    expect(lines.filter((line) => line.startsWith('  ')).sort()).toEqual([
      '  refused: News, Dug (2): its text is too long',
      '  refused: News, Duži (3): description: tooLong',
      '  refused: Programs, Kad? (1): it does not say when it takes place',
    ]);
    expect((await newsHere()).map(({ title }) => title)).toEqual(['Dobar']);
  });
});

describe('a file that is no WordPress export', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${SITE.replace(/^.*\n/, '').replace('Stari centar', '&b;')}`;
  it.each([
    ['rubbish', 'nije XML', /line 1: Non-whitespace before first tag\.$/],
    ['empty', '', /does not say which site it is of\.$/],
    ['JSON', '{"a":1}', /line 1: /],
    ['a feed', SITE.replaceAll('wxr_version', 'x'), /line \d+: it is no export of WordPress$/],
    ['cut', SITE.slice(0, -60), /line \d+: Unclosed root tag$/],
    ['torn inside', SITE.replace('</item>', '</itm>'), /line \d+: Unexpected close tag$/],
    ['an entity bomb', bomb, /it has a document type, which WordPress never writes$/],
    ['an unknown entity', SITE.replace('Stari centar', '&b;'), /: Invalid character entity$/],
    ['nested', SITE.replace(WXR_END, '<a>'.repeat(50)), /it is nested too deeply$/],
    ['of no site', SITE.replaceAll('https://stari.example.rs', ''), /does not say which site/],
  ])('(%s) is refused in one line before anything is written', async (_, text, line) => {
    const { failure, lines } = await bringIn(text, '--write');
    expect(failure).toMatch(line);
    expect(failure).toContain(file);
    expect(lines).toEqual([]);
    expect(await newsHere()).toEqual([]);
  });

  it('or is not there, or is asked for in other words, says so', async () => {
    const none = await runImport(home, '--wordpress', join(folder, 'nema.xml'));
    expect(none.failure).toMatch(/nema\.xml can not be read: ENOENT$/);
    const words = [['--wordpress'], ['--media', uploads], ['--wordpress', file, folder]];
    for (const asked of words) {
      expect((await runImport(home, ...asked)).failure).toMatch(/^Say what: npm run import/);
    }
  });
});

it('a large export is read in little memory', async () => {
  const megabytes = rounds({ test: 10, soak: 200 });
  const out = createWriteStream(file);
  out.write(WXR_HEAD);
  for (let at = 1; at <= megabytes * 10; at += 1) {
    const fields = {
      'wp:post_id': String(at),
      'content:encoded': `<p>${'reč '.repeat(20_000)}</p>`,
    };
    if (!out.write(wxrItem(fields))) await once(out, 'drain');
  }
  out.end(WXR_END);
  await once(out, 'close');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-old-space-size=64',
    await childProgram(CHILD),
    file,
  ]);
  expect(Number(stdout)).toBe(megabytes * 10);
});
