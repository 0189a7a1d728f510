import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { newInstallation, runImport, withDatabase } from '../../../test/installations.ts';
import { pdf, picture } from '../../../test/testFiles.ts';
import { wxr, wxrItem, type WxrFields } from '../../../test/wxr.ts';
import type { Database } from '../../platform/database/database.ts';

let folder: string;
let home: string;
let uploads: string;

const UPLOADS = 'https://stari.example.rs/wp-content/uploads/2019/05';

beforeAll(async () => {
  uploads = mkdtempSync(join(tmpdir(), 'centar-uploads-'));
  const month = join(uploads, '2019', '05');
  mkdirSync(month, { recursive: true });
  const png = await picture('png', { width: 90, height: 60 });
  writeFileSync(join(month, 'slika.png'), png);
  writeFileSync(join(month, 'slika.webp'), await sharp(png).webp().toBuffer());
  writeFileSync(join(month, 'slika.gif'), await sharp(png).gif().toBuffer());
  writeFileSync(join(month, 'jpeg.png'), await picture('jpeg', { width: 90, height: 60 }));
  for (const name of ['odluka.pdf', 'obrazac.pdf', 'spisak.pdf'])
    writeFileSync(join(month, name), pdf());
});
afterAll(() => rmSync(uploads, { recursive: true, force: true }));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-odd-'));
  home = join(folder, 'dom');
  await newInstallation(home);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = <T>(work: (reader: Database['reader']) => Promise<T>): Promise<T> =>
  withDatabase(home, ({ reader }) => work(reader));
async function bringIn(...items: string[]) {
  const file = join(folder, 'a.xml');
  writeFileSync(file, wxr(...items));
  const { lines, failure } = await runImport(
    ...([home, '--wordpress', file, '--media', uploads, '--write'] as const),
  );
  expect(failure).toBeUndefined();
  return lines;
}
const notesIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^ {2}note: (.*)$/.exec(line)?.[1] ?? []);
const news = () => read((reader) => reader.news.findMany({ orderBy: { id: 'asc' } }));
const programs = () => read((reader) => reader.program.findMany({ orderBy: { id: 'asc' } }));
const notices = () => read((reader) => reader.competition.findMany({ orderBy: { id: 'asc' } }));

const notice = (text: string, fields: WxrFields = {}): string =>
  wxrItem({ title: 'Konkurs', 'content:encoded': text, ...fields }, { categories: ['Konkursi'] });
const event = (meta: WxrFields, fields: WxrFields = {}): string =>
  wxrItem(
    { title: 'Koncert', 'wp:post_type': 'tribe_events', ...fields },
    { meta: { _EventStartDate: '2027-05-10 20:00:00', ...meta }, categories: ['Muzički program'] },
  );

describe('the documents of a notice', () => {
  it('all come, in their order, with the day of the notice', async () => {
    await bringIn(
      notice(
        `<p><a href="${UPLOADS}/odluka.pdf?ver=2">Odluka</a> i <a href="/wp-content/uploads/2019/05/obrazac.pdf">Obrazac</a></p>`,
      ),
    );
    const [one] = await notices();
    expect(one).toMatchObject({
      description: 'Odluka i Obrazac',
      document: { fileName: 'odluka.pdf' },
      moreDocuments: [{ title: 'Obrazac', date: '2019-05-04', fileName: 'obrazac.pdf' }],
    });
  });

  it('come once: the button of the file block is no second one', async () => {
    const url = `${UPLOADS}/odluka.pdf`;
    const lines = await bringIn(
      notice(`<!-- wp:file {"id":12,"href":"${url}"} -->
<div class="wp-block-file"><a href="${url}">Tekst odluke</a><a href="${url}" class="wp-block-file__button" download>Preuzmi</a></div>
<!-- /wp:file --><object data="${url}"></object>`),
    );
    expect((await notices())[0]).toMatchObject({
      document: {},
      moreDocuments: null,
      description: 'Tekst odluke',
    });
    expect(notesIn(lines)).toEqual([]);
  });

  it('are never named by the word of a button', async () => {
    const link = (name: string, words: string): string =>
      `<a href="${UPLOADS}/${name}">${words}</a>`;
    await bringIn(
      notice(
        link('odluka.pdf', 'Odluka') +
          link('obrazac.pdf', 'Preuzmi') +
          link('obrazac.pdf', 'Obrazac prijave') +
          link('spisak.pdf', 'Download'),
      ),
    );
    expect((await notices())[0]).toMatchObject({
      moreDocuments: [{ title: 'Obrazac prijave' }, { title: 'spisak.pdf' }],
    });
  });

  it('of unaccepted types, or missing ones, are named, and the others are imported', async () => {
    const links = ['a.doc', 'b.xls', 'c.zip', 'nema.pdf', 'obrazac.pdf'].map(
      (name) => `<a href="${UPLOADS}/${name}">${name}</a>`,
    );
    const lines = await bringIn(notice(links.join(' ')));
    expect((await notices())[0]).toMatchObject({ document: { fileName: 'obrazac.pdf' } });
    expect(notesIn(lines)).toEqual([
      ...[
        ['a.doc', 'it is of an old Word or Excel: save it as DOCX, XLSX or PDF'],
        ['b.xls', 'it is of an old Word or Excel: save it as DOCX, XLSX or PDF'],
        [
          'c.zip',
          'its name does not end like that of a picture or document: save it as JPEG or PDF',
        ],
      ].map(
        ([name = '', why = '']) =>
          `Konkurs, Konkurs (1): its document ${UPLOADS}/${name} is left out: ${why}`,
      ),
      `Konkurs, Konkurs (1): without ${UPLOADS}/nema.pdf is not in ${uploads}`,
    ]);
  });

  it('are those that were uploaded to it where its text links to none', async () => {
    const attachment = wxrItem({
      title: 'Odluka',
      'wp:post_id': '7',
      'wp:post_parent': '1',
      'wp:post_type': 'attachment',
      'wp:attachment_url': `${UPLOADS}/odluka.pdf`,
    });
    await bringIn(notice('<p>Tekst</p>'), attachment);
    expect((await notices())[0]).toMatchObject({ document: { fileName: 'odluka.pdf' } });
  });

  it('of news are named, since news has none', async () => {
    const lines = await bringIn(
      wxrItem({ 'content:encoded': `<a href="${UPLOADS}/odluka.pdf">Odluka</a>` }),
    );
    expect(notesIn(lines)).toEqual([
      `News, Naslov (1): its document ${UPLOADS}/odluka.pdf is not imported: only notices have documents`,
    ]);
  });
});

describe('an event', () => {
  it('that is cancelled or postponed comes as one that does not take place', async () => {
    const lines = await bringIn(
      event({ _tribe_events_status: 'canceled', _tribe_events_status_reason: 'Bolest soliste.' }),
      event({ _tribe_events_status: 'postponed' }, { 'wp:post_id': '2' }),
      event({ _tribe_events_status: 'scheduled' }, { 'wp:post_id': '3' }),
    );
    expect((await programs()).map(({ status, statusNote }) => [status, statusNote])).toEqual([
      ['cancelled', 'Bolest soliste.'],
      ['cancelled', 'Odloženo'],
      ['scheduled', ''],
    ]);
    expect(notesIn(lines)).toHaveLength(1);
  });

  it('of whole days lasts from midnight to midnight', async () => {
    const allDay = { _EventStartDate: '2027-05-12 00:00:00', _EventAllDay: 'yes' };
    const lines = await bringIn(
      event({ ...allDay, _EventEndDate: '2027-05-12 23:59:59' }),
      event({ ...allDay, _EventEndDate: '2027-05-20 23:59:59' }, { 'wp:post_id': '2' }),
    );
    expect(
      (await programs()).map(({ eventHappeningDateTime, endsAt }) => [
        eventHappeningDateTime,
        endsAt,
      ]),
    ).toEqual([
      [new Date('2027-05-11T22:00:00Z'), new Date('2027-05-12T22:00:00Z')],
      [new Date('2027-05-11T22:00:00Z'), new Date('2027-05-20T22:00:00Z')],
    ]);
    expect(notesIn(lines)).toEqual([]);
  });

  it('has a price that says what its cost does', async () => {
    const costs = [
      ['0', 'RSD', 'Besplatno'],
      ['0.00', '', 'Besplatno'],
      ['300', 'RSD', '300 RSD'],
      ['Ulaz slobodan', 'RSD', 'Ulaz slobodan'],
      ['', 'RSD', ''],
    ] as const;
    await bringIn(
      ...costs.map(([cost, currency], at) =>
        event(
          { _EventCost: cost, _EventCurrencySymbol: currency },
          { 'wp:post_id': String(at + 1) },
        ),
      ),
    );
    expect((await programs()).map(({ price }) => price)).toEqual(costs.map(([, , price]) => price));
  });

  it('keeps its address: of tickets as its booking, another one in its text', async () => {
    await bringIn(
      event({ _EventURL: 'https://ulaznice.example/koncert' }),
      event({ _EventURL: 'www.orkestar.example' }, { 'wp:post_id': '2' }),
    );
    const [first, second] = await programs();
    expect(first).toMatchObject({
      booking: 'https://ulaznice.example/koncert',
      description: 'Tekst',
    });
    expect(second?.description).toBe('Tekst\n\nViše: https://www.orkestar.example');
  });
});

describe('the picture of a post', () => {
  it('comes in each form in which a text shows it', async () => {
    const shown = {
      'a WebP': `<img src="${UPLOADS}/slika.webp">`,
      'a GIF': `<img src="${UPLOADS}/slika.gif">`,
      'a JPEG named .png': `<img src="${UPLOADS}/jpeg.png">`,
      'a smaller copy': `<img src="${UPLOADS}/slika-60x40.png">`,
      'one after an emoji': `<img class="emoji" src="/e.png"><img src="${UPLOADS}/slika.png">`,
      'one that is loaded late': `<img src="data:image/gif;base64,R0" data-src="${UPLOADS}/slika.png">`,
      'a linked one': `<a href="${UPLOADS}/slika.png"><img src="${UPLOADS}/slika.png" width="8" height="8"></a>`,
    };
    const lines = await bringIn(
      ...Object.entries(shown).map(([title, html], at) =>
        wxrItem({ title, 'wp:post_id': String(at + 1), 'content:encoded': `<p>Tekst</p>${html}` }),
      ),
    );
    expect(notesIn(lines)).toEqual([]);
    const image = { width: 90, height: 60 };
    expect(await news()).toMatchObject(
      Object.keys(shown).map((title) => ({ title, description: 'Tekst', image })),
    );
  });

  it('is none where its text has an emoji or a placeholder alone', async () => {
    const emoji = '<img src="https://fb.example/emoji.php/v9/1f3b6.png" width="16" height="16">';
    await bringIn(
      wxrItem({ 'content:encoded': `<p>Vidimo se! ${emoji}</p>` }),
      wxrItem({
        'wp:post_id': '2',
        'content:encoded': '<p>A<img src="data:image/gif;base64,R0"></p>',
      }),
    );
    expect((await news()).map(({ image }) => image)).toEqual([null, null]);
  });
});

describe('posts without a number', () => {
  const numberless = (name: string): WxrFields => ({
    title: name,
    'wp:post_id': '',
    guid: 'https://stari.example.rs/?p=101',
    link: `https://stari.example.rs/${name}/`,
  });

  it('all come, are told of, and are recognised again', async () => {
    const items = ['prva', 'druga', 'treca'].map((name) => wxrItem(numberless(name)));
    const lines = await bringIn(...items);
    expect((await news()).map(({ title }) => title)).toEqual(['prva', 'druga', 'treca']);
    expect(notesIn(lines)).toHaveLength(3);
    expect(await bringIn(...items)).toContain('News: 3 here already');
  });

  it('with one number all come too; the same post twice comes once', async () => {
    const items = [{ title: 'Prva' }, { title: 'Druga' }, { title: 'Prva' }].map((one) =>
      wxrItem(one),
    );
    const lines = await bringIn(...items);
    expect((await news()).map(({ title }) => title)).toEqual(['Prva', 'Druga']);
    expect(notesIn(lines)).toEqual([
      expect.stringMatching(/another item of the file has its number \(1\)$/),
    ]);
    expect(await bringIn(...items)).toContain('News: 2 here already');
  });
});

it('a post without a date is published now, and is unchanged the next day', async () => {
  const item = wxrItem({ 'wp:post_date': '', 'wp:post_date_gmt': '' });
  await bringIn(item);
  const [one] = await news();
  expect(one?.publishedAt).toBeInstanceOf(Date);
  expect(await bringIn(item)).toContain('News: 1 here already');
});

it('of a text in several languages the Serbian one comes, in title, text and category', async () => {
  await bringIn(
    wxrItem(
      {
        title: '[:sr]Otvaranje[:en]Opening[:]',
        'content:encoded': '[:sr]<p>U petak.</p>[:en]<p>On Friday.</p>[:]',
      },
      { categories: ['[:sr]Izložbe[:en]Exhibitions[:]'] },
    ),
  );
  expect((await news())[0]).toMatchObject({
    title: 'Otvaranje',
    description: 'U petak.',
    theme: 'Izložbe',
  });
});
