import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { newInstallation, runImport, withDatabase } from '../../../test/installations.ts';
import { pdf, picture } from '../../../test/testFiles.ts';
import { wxr, wxrItem, type WxrFields } from '../../../test/wxr.ts';

const UPLOADS = 'https://stari.example.rs/wp-content/uploads/2019/05';
const SIZE = { width: 90, height: 60 };

let folder: string;
let home: string;
let uploads: string;

/** Each picture of the previous site with the reason why it is refused; no reason where it is imported. */
const FILES: readonly (readonly [name: string, bytes: () => Promise<Buffer>, why?: string])[] = [
  ['a.png', () => picture('png', SIZE)],
  ['b.png', () => picture('png', SIZE)],
  ['jpeg.png', () => picture('jpeg', SIZE)],
  ['png.heic', () => picture('png', SIZE)],
  ['bez-nastavka', () => picture('jpeg', SIZE)],
  [
    'webp.webp',
    async () =>
      sharp(await picture('png', SIZE))
        .webp()
        .toBuffer(),
  ],
  [
    'avif.avif',
    async () =>
      sharp(await picture('png', SIZE))
        .avif()
        .toBuffer(),
  ],
  [
    'avif.jpg',
    async () =>
      sharp(await picture('png', SIZE))
        .avif()
        .toBuffer(),
  ],
  [
    'gif.gif',
    async () =>
      sharp(await picture('png', SIZE))
        .gif()
        .toBuffer(),
  ],
  [
    'stampa.jpg',
    async () =>
      sharp(await picture('jpeg', SIZE))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  ],
  ['tacka.png', () => picture('png', { width: 1, height: 1 })],
  ['prazna.png', async () => Buffer.alloc(0), 'it is damaged or incomplete'],
  ['prazna.webp', async () => Buffer.alloc(0), 'it is damaged or incomplete'],
  ['heic.heic', async () => HEIC, 'it is HEIC: save it as JPEG'],
  ['heic.jpg', async () => HEIC, 'it is HEIC: save it as JPEG'],
  ['tekst.jpg', async () => Buffer.from('slika'), 'its content is not what its name says'],
  ['pola.jpg', async () => half(await picture('jpeg', SIZE)), 'it is damaged or incomplete'],
  [
    'pola.png',
    async () => (await picture('png', SIZE)).subarray(0, 90),
    'it is damaged or incomplete',
  ],
  [
    'pola.webp',
    async () =>
      half(
        await sharp(await picture('png', SIZE))
          .webp()
          .toBuffer(),
      ),
    'it is damaged or incomplete',
  ],
  [
    'pola.gif',
    async () =>
      half(
        await sharp(await picture('png', SIZE))
          .gif()
          .toBuffer(),
      ),
    'it is damaged or incomplete',
  ],
  [
    'pola.avif',
    async () =>
      half(
        await sharp(await picture('png', SIZE))
          .avif()
          .toBuffer(),
      ),
    'it is damaged or incomplete',
  ],
  ['dokument.png', async () => Buffer.from(pdf()), 'it is a document in the place of a picture'],
  [
    'znak.svg',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'it is SVG, which can hold programs: save it as PNG',
  ],
  [
    'znak.bmp',
    async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
    'it is a picture of a kind that is not taken: save it as JPEG or PNG',
  ],
];
const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), Buffer.alloc(40)]);
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

beforeAll(async () => {
  uploads = mkdtempSync(join(tmpdir(), 'centar-uploads-'));
  const month = join(uploads, '2019', '05');
  mkdirSync(month, { recursive: true });
  for (const [name, bytes] of FILES) writeFileSync(join(month, name), await bytes());
  const frame = (background: string): Promise<Buffer> =>
    sharp({ create: { ...SIZE, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#900'), await frame('#090')];
  const animation = sharp(frames, { join: { animated: true } });
  writeFileSync(join(month, 'pokret.webp'), await animation.clone().webp().toBuffer());
  writeFileSync(join(month, 'pokret.gif'), await animation.clone().gif().toBuffer());
});
afterAll(() => rmSync(uploads, { recursive: true, force: true }));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-odd-'));
  home = join(folder, 'dom');
  await newInstallation(home);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function bringIn(...items: string[]) {
  const file = join(folder, 'a.xml');
  writeFileSync(file, wxr(...items));
  const words = [home, '--wordpress', file, '--media', uploads, '--write'] as const;
  const { lines, failure } = await runImport(...words);
  expect(failure).toBeUndefined();
  const news = await withDatabase(home, ({ reader }) =>
    reader.news.findMany({ orderBy: { id: 'asc' } }),
  );
  return { lines, news, notes: notesIn(lines) };
}
const notesIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^ {2}note: \w+, .*? \([\w:-]+\): (.*)$/.exec(line)?.[1] ?? []);
const attachment = (id: number, name: string, fields: WxrFields = {}): string =>
  wxrItem({
    title: name,
    'wp:post_id': String(id),
    'wp:post_type': 'attachment',
    'wp:attachment_url': `${UPLOADS}/${name}`,
    ...fields,
  });
const img = (name: string): string => `<img src="${UPLOADS}/${name}">`;
const left = (name: string): string =>
  `its picture ${UPLOADS}/${name} is left out: an item has one`;

it('each picture comes, or is named with its own reason', async () => {
  const { notes, news } = await bringIn(
    ...FILES.map(([name], at) =>
      wxrItem({ title: name, 'wp:post_id': String(at + 1), 'content:encoded': img(name) }),
    ),
  );
  expect(notes).toEqual(
    FILES.flatMap(([name, , why]) => (why ? [`without ${UPLOADS}/${name}: ${why}`] : [])),
  );
  expect(news.map(({ title, image }) => [title, image !== null])).toEqual(
    FILES.map(([name, , why]) => [name, why === undefined]),
  );
});

it.each(['pokret.webp', 'pokret.gif'])(
  'of the animation %s the first picture comes',
  async (name) => {
    const { notes, news } = await bringIn(wxrItem({ 'content:encoded': img(name) }));
    expect(notes).toEqual([`its picture ${name} is animated; the first one of it is kept`]);
    expect(news[0]).toMatchObject({ image: SIZE });
  },
);

describe('further pictures of a post are named, each once', () => {
  it.each([
    ['beside the one that was chosen', img('b.png'), { _thumbnail_id: '11' }, ['b.png']],
    ['of its text', `${img('a.png')}${img('a-60x40.png')}${img('b.png')}`, {}, ['b.png']],
    ['of a gallery', '[gallery ids="11,12,13"]', {}, ['b.png', 'gif.gif']],
    ['of a gallery of its own uploads', '[gallery]', {}, ['b.png']],
    [
      'of short codes in short codes',
      '[vc_row][vc_column][caption id="attachment_11"]' +
        `${img('a.png')} Sala[/caption][vc_single_image image="12"][/vc_column][/vc_row]`,
      {},
      ['b.png'],
    ],
    [
      'of an address in a short code',
      `${img('a.png')}[et_pb_image src="${UPLOADS}/b.png"]`,
      {},
      ['b.png'],
    ],
    [
      'behind an element',
      `${img('a.png')}<div style="background:url(/wp-content/uploads/2019/05/b.png)">`,
      {},
      ['b.png'],
    ],
    ['to which it links', `${img('a.png')}<a href="${UPLOADS}/b.png">Plan</a>`, {}, ['b.png']],
    [
      'from the network of WordPress',
      `${img('a.png')}<img src="https://i0.wp.com/stari.example.rs/wp-content/uploads/2019/05/a.png?resize=9">`,
      {},
      [],
    ],
  ])('%s', async (_, html, meta, others) => {
    const { notes, news } = await bringIn(
      attachment(11, 'a.png', { 'wp:post_parent': '1' }),
      attachment(13, 'gif.gif'),
      attachment(12, 'b.png', { 'wp:post_parent': '1' }),
      wxrItem({ 'content:encoded': html }, { meta }),
    );
    expect(notes).toEqual(others.map(left));
    expect(news[0]?.image).not.toBeNull();
  });

  it('those of a notice, which has none, and those that the file does not have', async () => {
    const { notes } = await bringIn(
      wxrItem({ 'content:encoded': img('a.png') }, { categories: ['Konkursi'] }),
      wxrItem(
        { 'wp:post_id': '2', 'content:encoded': '[gallery ids="98"]' },
        { meta: { _thumbnail_id: '99' } },
      ),
    );
    expect(notes.toSorted()).toEqual([
      `its picture ${UPLOADS}/a.png is left out: notices have none`,
      ...['98', '99'].map((id) => `its picture with the number ${id} is not in the file`),
    ]);
  });
});

it('a linked picture stands for a post without another; its address leaves the text', async () => {
  const html = `<p>Vidi <a href="${UPLOADS}/a.png">plan sale</a>.</p>`;
  const { notes, news } = await bringIn(wxrItem({ 'content:encoded': html }));
  expect(notes).toEqual([]);
  expect(news[0]).toMatchObject({ description: 'Vidi plan sale.', image: SIZE });
});

it('what a text shows besides pictures is named', async () => {
  const { notes } = await bringIn(
    wxrItem({
      'content:encoded': `<p>A</p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>
        <video><source src="/film.mp4"></video>[ngg_images gallery_ids="3"]`,
    }),
  );
  expect(notes).toEqual([
    'its text shows https://www.youtube.com/embed/abcdefghijk, which is left out: add a link to it',
    'its text shows https://stari.example.rs/film.mp4, which is left out: add a link to it',
    'the short code [ngg_images gallery_ids="3"] in its text shows nothing here: replace it',
  ]);
});

it('a picture within a text comes, or is named by its beginning', async () => {
  const noise = await sharp({
    create: {
      width: 60,
      height: 60,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg">' + '<a/>'.repeat(2000) + '</svg>')}`;
  const { notes, news } = await bringIn(
    wxrItem({ 'content:encoded': `<img src="data:image/png;base64,${noise.toString('base64')}">` }),
    wxrItem({ 'wp:post_id': '2', 'content:encoded': `<img src="${drawing}">` }),
  );
  expect(news.map(({ image }) => image !== null)).toEqual([true, false]);
  expect(notes).toEqual([
    `without ${drawing.slice(0, 40)}…: it is SVG, which can hold programs: save it as PNG`,
  ]);
});

it('of 50 posts, each second odd, none is lost and no picture goes unsaid', async () => {
  const names = FILES.map(([name]) => name);
  // The same posts in every run: each way of being odd meets each other one.
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
  const titles = ['', 'Veče', 'Poziv '.repeat(60), '<b>Otvaranje</b> &amp; film', '\u200e\u00ad'];
  const frames = [
    (html: string) => `<p>Tekst ${html}</p>`,
    (html: string) => `<!-- wp:image -- >${html}<p>Tekst`,
    (html: string) => `[vc_row][vc_column]${html}[/vc_column][/vc_row]`,
    (html: string) => `<table><tr><td>a < b${html}</tr></i>`,
    (html: string) => `[:sr]${html}Tekst[:en]Text[:]`,
  ];
  const shows = [
    (name: string) => img(name),
    (name: string) => `<a href="${UPLOADS}/${name}">${img(name)}</a>`,
    (name: string) => `<img src="data:image/gif;base64,R0" data-src="${UPLOADS}/${name}">`,
    (name: string) => `<figure class="wp-block-gallery">${img(name)}</figure>`,
  ];
  const others: readonly WxrFields[] = [
    {},
    { 'wp:post_id': '' },
    { 'wp:post_id': '77' },
    { 'dc:creator': 'nepoznat', 'wp:post_date': '', 'wp:post_date_gmt': '0000-00-00 00:00:00' },
  ];
  const posts = Array.from({ length: 50 }, (_, at) => {
    const isOdd = at % 2 === 1;
    const odd = Math.floor(at / 2);
    const pictures = isOdd ? [pick(names, odd), pick(names, odd * 7 + 3)] : [];
    const shown = pictures.map((name, order) => pick(shows, odd + order)(name)).join('');
    return {
      pictures: [...new Set(pictures)],
      xml: wxrItem({
        title: isOdd ? pick(titles, odd) : `Vest ${String(at)}`,
        'wp:post_id': String(1000 + at),
        link: `https://stari.example.rs/${String(at)}/`,
        'content:encoded': isOdd ? pick(frames, odd)(shown) : `<p>Tekst ${String(at)}</p>`,
        ...(isOdd ? pick(others, odd) : {}),
      }),
    };
  });
  const items = posts.map(({ xml }) => xml);
  const { lines, news, notes } = await bringIn(...items);
  expect(lines.filter((line) => line.startsWith('  refused'))).toEqual([]);
  expect(news).toHaveLength(50);
  const shownPictures = posts.flatMap(({ pictures }) => pictures).length;
  const kept = news.filter(({ image }) => image !== null).length;
  const named = notes.filter((note) => note.includes(UPLOADS)).length;
  expect(kept + named).toBe(shownPictures);
  const again = await bringIn(...items);
  expect(again.lines.filter((line) => /new|refused/.test(line))).toEqual([]);
  expect(again.news).toHaveLength(50);
});
