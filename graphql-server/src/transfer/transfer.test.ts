import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  programRow,
} from '../../test/contentRows.ts';
import {
  editExport,
  newInstallation,
  runExport,
  runImport,
  withDatabase,
  type ExportedItem,
} from '../../test/installations.ts';
import { NEWS_FIELDS } from '../../test/contentTypes.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { pdf, picture } from '../../test/testFiles.ts';
import type { Transaction } from '../platform/database/database.ts';
import { lockDataDirectory } from '../platform/database/dataDirectoryLock.ts';

const DRAFT = { publishedAt: null };
const PLANNED = { publishedAt: new Date('2036-01-01T10:00:00Z') };

/** One or more of each content type, in the states that an item can be in. */
const CONTENT = {
  news: [
    newsRow({
      title: 'Prva vest',
      description: 'Prvo i drugo',
      descriptionMarkup: '**Prvo** i [drugo](https://a.rs/)',
    }),
    newsRow({ title: 'Nacrt', ...DRAFT }),
    newsRow({ ...PLANNED, datePosted: PLANNED.publishedAt }),
  ],
  programs: [
    programRow('2020-05-05T18:00:00Z', { title: 'Davni koncert' }),
    programRow('2036-05-05T18:00:00Z', {
      title: 'Pomereno',
      status: 'moved',
      statusNote: 'Zbog kiše',
      formerDateTime: new Date('2036-05-04T18:00:00Z'),
    }),
    programRow('2036-06-01T18:00:00Z', {
      title: 'Serija',
      place: 'Sala',
      accessFacts: ['signLanguage'],
      dates: {
        create: [
          {
            eventHappeningDateTime: new Date('2036-06-01T18:00:00Z'),
            place: 'Sala',
            accessFacts: ['signLanguage'],
          },
          { eventHappeningDateTime: new Date('2036-06-08T18:00:00Z'), status: 'cancelled' },
        ],
      },
    }),
  ],
  movies: [
    movieRow(['2036-01-05T18:00:00Z'], {
      title: 'Film',
      screenings: {
        create: [
          {
            productionDate: new Date('2036-01-05T18:00:00Z'),
            hall: 'Velika sala',
            price: '300',
            accessFacts: ['subtitles'],
          },
          {
            productionDate: new Date('2036-01-07T18:00:00Z'),
            status: 'moved',
            formerDateTime: new Date('2036-01-06T18:00:00Z'),
            accessFacts: ['relaxed'],
          },
        ],
      },
    }),
  ],
  competitions: [noticeRow({ title: 'Konkurs', number: 'K-1/2026' })],
  procurements: [noticeRow({ deadline: new Date('2036-02-01T11:00:00Z') })],
  gallery: [galleryRow({ isRented: true, rentedTo: 'Opština' }), galleryRow({ title: 'Druga' })],
  colonies: [exhibitionRow()],
  salons: [exhibitionRow({ title: 'Salon', colonyType: 'Likovni salon mladih' })],
};

let home: string;
/** An export of it. */
let exported: string;
/** An empty installation of another centre. */
let empty: string;
/** That after an import of it. */
let full: string;
let firstLines: readonly string[];
let app: TestApp;
let token: string;
let folder: string;
let other: string;

const makeExport = (dataDir = home, to = join(folder, 'export')) => runExport(dataDir, to);
const bringIn = (...words: string[]) => runImport(other, ...words);

/** An export as it can be compared with that of another installation. */
function comparable(from: string): unknown {
  const names = readdirSync(from).filter((name) => name !== 'export.json' && name !== 'media');
  const own = new Set(['id', 'version', 'updatedAt', 'key', 'documentId', 'placeholder']);
  const isAddress = /^\/media\/[0-9a-f-]{36}/;
  return Object.fromEntries(
    names.map((name) => [
      name,
      JSON.parse(readFileSync(join(from, name), 'utf8'), (key, value: unknown) => {
        if (own.has(key)) return undefined;
        return typeof value === 'string' && isAddress.test(value) ? 'media' : value;
      }) as unknown,
    ]),
  );
}

const indexIn = (from: string) =>
  JSON.parse(readFileSync(join(from, 'export.json'), 'utf8')) as {
    counts: Record<string, number>;
    files: Record<string, { sha256: string }>;
  };

/** Hashes of the documents of an export: pictures are made anew, documents stay as they are. */
const documentsIn = (from: string): string[] =>
  Object.entries(indexIn(from).files)
    .filter(([path]) => path.endsWith('.pdf'))
    .map(([, { sha256 }]) => sha256)
    .sort();

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'centar-transfer-'));
  app = await startTestApp({ dataDir: home, content: CONTENT });
  ({ token } = await app.signInAs({ roleId: 1 }));
  const png = await picture('png', { width: 300, height: 200 });
  const posts = [
    {
      path: '/api/News/CreateNews',
      method: 'POST',
      form: { ...NEWS_FIELDS, imageAlt: 'Zgrada', imageCredit: 'Era', imageFocus: '10% 20%' },
    },
    {
      path: '/api/Premises/Create',
      method: 'PUT',
      form: { title: 'Foaje', category: 'Drugo', position: '3' },
    },
    { path: '/api/Settings/UpdatePicture', method: 'PUT', form: { slot: 'hero', alt: 'Ulaz' } },
    { path: '/api/Settings/UpdatePicture', method: 'PUT', form: { slot: 'about', alt: 'Dom' } },
  ] as const;
  for (const { path, method, form } of posts) {
    const file = { name: 'slika.png', bytes: png };
    const { status } = await app.rest(method, path, { token, form: { ...form }, file });
    expect([200, 201]).toContain(status);
  }
  const about = { lead: 'Kuća kulture', story: '', figures: [], garden: [] };
  const settings = await app.rest('PUT', '/api/Settings/Update', {
    token,
    json: { name: 'about', content: about },
  });
  expect(settings.status).toBe(200);
  const [newest] = (await app.rest<{ id: number }[]>('GET', '/api/News/GetAllNews')).body;
  const sent = { id: String(newest?.id), alt: 'Publika', credit: 'Ana', focus: '0% 100%' };
  const more = await app.rest('PUT', '/api/News/AddPicture', {
    token,
    form: sent,
    file: { name: 'druga.png', bytes: await picture('png', { width: 200, height: 300 }) },
  });
  expect(more.status).toBe(200);
  const document = { name: 'Poziv.pdf', bytes: Buffer.from(pdf('/Poziv 1')), field: 'document' };
  const form = { author: 'Komisija', title: 'Sa dokumentima', description: 'Tekst' };
  const made = await app.rest<{ id: number }>('PUT', '/api/Konkurs/CreateKonkurs', {
    token,
    form,
    file: document,
  });
  expect(made.status).toBe(201);
  const further = { id: String(made.body.id), title: 'Prilog', date: '2026-11-20' };
  const added = await app.rest('PUT', '/api/Konkurs/AddDocument', {
    token,
    form: further,
    file: { ...document, bytes: Buffer.from(pdf('/Prilog 2')) },
  });
  expect(added.status).toBe(200);
  const ready = mkdtempSync(join(tmpdir(), 'centar-transfer-ready-'));
  [exported, empty, full] = [join(ready, 'export'), join(ready, 'empty'), join(ready, 'full')];
  await makeExport(home, exported);
  await newInstallation(empty);
  cpSync(empty, full, { recursive: true });
  const first = await runImport(full, exported, '--write');
  expect(first.failure).toBeUndefined();
  firstLines = first.lines;
});
afterAll(async () => {
  await app.close();
  rmSync(dirname(exported), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'centar-transfers-'));
  other = join(folder, 'other');
  cpSync(empty, other, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('an export', () => {
  it("contains all items with drafts and planned ones, in their call's shape, and their files", async () => {
    const { counts, files } = indexIn(exported);
    expect(counts).toEqual({
      News: 4,
      Programs: 3,
      Cinema: 1,
      Konkurs: 2,
      PublicProcurment: 1,
      Gallery: 2,
      Colony: 1,
      ArtSaloon: 1,
      Premises: 1,
    });
    const answered = await app.rest('GET', '/api/Cinema/GetAllMovies');
    expect(JSON.parse(readFileSync(join(exported, 'Cinema.json'), 'utf8'))).toEqual(answered.body);
    expect(Object.keys(files).filter((path) => path.startsWith('media/'))).toHaveLength(7);
    expect(readdirSync(join(exported, 'media'))).toHaveLength(7);
  });

  it('brought into another installation and exported again is equal', async () => {
    const again = join(folder, 'again');
    await makeExport(full, again);
    expect(comparable(again)).toEqual(comparable(exported));
    expect(documentsIn(again)).toEqual(documentsIn(exported));
    expect(documentsIn(again)).toHaveLength(2);
  });

  it('into a folder that holds anything is refused, and changes nothing in it', async () => {
    writeFileSync(join(folder, 'moje.txt'), 'moje');
    await expect(makeExport(home, folder)).rejects.toThrow(
      / is not empty\. Export into a new folder\.$/,
    );
    expect(readFileSync(join(folder, 'moje.txt'), 'utf8')).toBe('moje');
  });

  it('that meets a missing file leaves nothing, and says which', async () => {
    const name = readdirSync(join(home, 'media')).find((one) => one.endsWith('.pdf')) ?? '';
    const bytes = readFileSync(join(home, 'media', name));
    rmSync(join(home, 'media', name));
    await expect(makeExport()).rejects.toThrow(name);
    writeFileSync(join(home, 'media', name), bytes);
    expect(readdirSync(join(folder, 'export'))).toEqual([]);
  });
});

const documentsOf = (item: ExportedItem) => item['documents'] as readonly object[];
/** The lines about each content type. */
const told = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^[A-Z]\w+: \d+ (?!of )/.test(line));
const titlesIn = async (dataDir: string): Promise<string[]> => {
  const rows = await withDatabase(dataDir, ({ reader }) =>
    reader.news.findMany({ where: { deletedAt: null } }),
  );
  return rows.map(({ title }) => title).sort();
};

/** Does something to the other installation's database, as its server would. */
const there = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withDatabase(other, (database) => database.writeContent(work));

/** Makes the other installation one that has imported the export. */
function useFull(): void {
  rmSync(other, { recursive: true });
  cpSync(full, other, { recursive: true });
}

describe('an import of an export', () => {
  let from: string;
  beforeEach(() => {
    from = join(folder, 'export');
    cpSync(exported, from, { recursive: true });
  });

  it('is tried first and keeps nothing, then comes once, however often it is run', async () => {
    const media = (): string[] => readdirSync(join(other, 'media'));
    const trial = await bringIn(from);
    expect(trial.failure).toBeUndefined();
    expect(trial.lines[1]).toMatch(/^A trial: nothing is kept\./);
    expect(media()).toEqual([]);
    expect(await titlesIn(other)).toEqual([]);
    expect(told(firstLines)).toEqual(told(trial.lines));
    expect(told(firstLines)).toContain('News: 4 new');
    const settings = SETTINGS_GROUPS.length + 2;
    expect(told(firstLines)).toContain(`Settings: ${String(settings)} new`);
    useFull();
    const stored = media();
    const second = await bringIn(from, '--write');
    expect(told(second.lines)).toEqual(
      told(firstLines).map((line) => line.replace(' new', ' here already')),
    );
    expect(media()).toEqual(stored);
  });

  it('takes over what has changed there, and leaves what was changed or deleted here', async () => {
    useFull();
    await there(({ news }) =>
      news.updateMany({
        where: { title: 'Nova vest' },
        data: { title: 'Ovde ispravljena', version: { increment: 1 } },
      }),
    );
    const deletedAt = new Date();
    await there(({ news }) => news.updateMany({ where: { title: 'Nacrt' }, data: { deletedAt } }));
    editExport(from, 'News.json', (item) => ({ ...item, title: `${String(item['title'])}!` }));
    editExport(from, 'Konkurs.json', (item) => ({
      ...item,
      documents: documentsOf(item).slice(0, 1),
    }));
    const trial = await bringIn(from);
    const { lines, failure } = await bringIn(from, '--write');
    expect(failure).toBeUndefined();
    expect(told(lines)).toEqual(told(trial.lines));
    expect(lines).toContain(
      'News: 2 changed, 1 left, since they were changed here, 1 left, since they were deleted here',
    );
    expect(lines).toContain('Konkurs: 1 changed, 1 here already');
    expect(await titlesIn(other)).toEqual(['Ovde ispravljena', 'Prva vest!', 'Vest!']);
    await makeExport(other, join(folder, 'again'));
    expect(documentsIn(join(folder, 'again'))).toHaveLength(1);
  });

  it('links of texts lead to the same items under their numbers here', async () => {
    editExport(from, 'Konkurs.json', (item) => ({ ...item, id: Number(item['id']) + 900 }));
    const text = '[konkurs](/konkurs/901?x=1), [bez broja](/news/77) i [strana](/o-nama)';
    editExport(from, 'News.json', (item) => ({ ...item, descriptionMarkup: text }));
    expect((await bringIn(from, '--write')).failure).toBeUndefined();
    const { id, number } = await there(({ competition }) =>
      competition.findFirstOrThrow({ where: { title: 'Konkurs' } }),
    );
    expect(number).toBe('K-1/2026');
    const texts = () =>
      there(({ news }) =>
        news.findMany({ distinct: 'descriptionMarkup', select: { descriptionMarkup: true } }),
      );
    const linked = `[konkurs](/konkurs/${String(id)}?x=1), bez broja i [strana](/o-nama)`;
    expect(await texts()).toEqual([{ descriptionMarkup: linked }]);
    const { lines } = await bringIn(from, '--write');
    expect(told(lines)).toContain('News: 4 here already');
  });

  it("'O nama' has its text and its picture, also where an import had lost the picture", async () => {
    useFull();
    await there(async ({ sitePicture, importedItem, itemVersion }) => {
      await sitePicture.deleteMany({ where: { slot: 'about' } });
      await importedItem.deleteMany({ where: { sourceId: 'picture about' } });
      await itemVersion.deleteMany({ where: { itemType: 'Settings', itemId: { gt: 100 } } });
    });
    const { lines } = await bringIn(from, '--write');
    const already = SETTINGS_GROUPS.length + 1;
    expect(told(lines)).toContain(`Settings: 1 new, ${String(already)} here already`);
    const pictures = await there(({ sitePicture }) =>
      sitePicture.findMany({ select: { slot: true, imageAlt: true }, orderBy: { slot: 'asc' } }),
    );
    expect(pictures).toEqual([
      { slot: 'about', imageAlt: 'Dom' },
      { slot: 'hero', imageAlt: 'Ulaz' },
    ]);
  });

  it('reports each refused item with its reason, imports the others and keeps nothing of it', async () => {
    editExport(from, 'News.json', (item) =>
      item['title'] === 'Prva vest' ? { ...item, author: ' ' } : item,
    );
    const trial = await bringIn(from);
    const { lines, failure } = await bringIn(from, '--write');
    expect(trial.lines.filter((line) => line.startsWith('  refused'))).toEqual(
      lines.filter((line) => line.startsWith('  refused')),
    );
    expect(lines).toContain('  refused: News, Prva vest (1): author: required');
    expect(failure).toBe('1 were refused, see above; the others came.');
    expect(await titlesIn(other)).toEqual(['Nacrt', 'Nova vest', 'Vest']);
  });

  it('an item without a title or picture is imported with a note; the picture can follow', async () => {
    let lost: unknown = '/media/nema.jpg';
    const editNews = () => {
      editExport(from, 'News.json', (item) => {
        if (item['title'] === 'Prva vest') return { ...item, title: ' ' };
        return item['title'] === 'Nova vest' ? { ...item, imageUrl: lost } : item;
      });
    };
    const news = JSON.parse(readFileSync(join(from, 'News.json'), 'utf8')) as ExportedItem[];
    const kept = news.find(({ title }) => title === 'Nova vest')?.['imageUrl'];
    editNews();
    const { lines, failure } = await bringIn(from, '--write');
    expect(failure).toBeUndefined();
    const notes = lines.filter((line) => line.startsWith('  note'));
    expect(notes).toEqual([
      expect.stringMatching(/^ {2}note: News, {3}\(1\): it has no title; it is called „.+“ here/),
      '  note: News, Nova vest (4): without /media/nema.jpg is not in the export',
    ]);
    expect(lines.at(-1)).toMatch(/^To look at: 2, /);
    const again = await bringIn(from, '--write');
    expect(again.lines).toContain('News: 4 here already');
    lost = kept;
    editNews();
    expect((await bringIn(from, '--write')).lines).toContain('News: 1 changed, 3 here already');
    const images = await there(({ news }) => news.findMany({ where: { title: 'Nova vest' } }));
    expect(images[0]?.image).toMatchObject({ width: 300, height: 200 });
  });

  it('a document of an unaccepted type is omitted from its notice, and named', async () => {
    const [broken = ''] = readdirSync(join(from, 'media')).filter((name) => name.endsWith('.jpg'));
    editExport(from, 'Konkurs.json', (item) => ({
      ...item,
      documents: documentsOf(item).map((one, at) =>
        at === 0 ? one : { ...one, url: `/media/${broken}`, fileName: 'slika.jpg' },
      ),
    }));
    const { lines, failure } = await bringIn(from, '--write');
    expect(lines).toContain(
      `  note: Konkurs, Sa dokumentima (2): without /media/${broken}: it is a picture in the place of a document: save it as PDF`,
    );
    expect(failure).toBeUndefined();
    await makeExport(other, join(folder, 'again'));
    expect(indexIn(join(folder, 'again')).counts['Konkurs']).toBe(2);
    expect(documentsIn(join(folder, 'again'))).toHaveLength(1);
    const trash = await there(({ competition }) =>
      competition.count({ where: { deletedAt: { not: null } } }),
    );
    expect(trash).toBe(0);
  });

  it('that was interrupted during an item imports it again, once', async () => {
    useFull();
    await there(({ importedItem }) =>
      importedItem.updateMany({ where: { kind: 'News', sourceId: '4' }, data: { content: '' } }),
    );
    expect((await bringIn(from, '--write')).lines).toContain('News: 1 new, 3 here already');
    expect((await titlesIn(other)).filter((title) => title === 'Nova vest')).toHaveLength(1);
  });

  it.each([
    ['a flipped byte', (bytes: Buffer) => Buffer.from(bytes).fill(1, 40, 41), / is not as it was /],
    ['a file that is missing', () => undefined, / is missing/],
  ])('with %s is refused before anything is written', async (_, damage, line) => {
    for (const path of ['News.json', `media/${String(readdirSync(join(from, 'media'))[0])}`]) {
      const bytes = readFileSync(join(from, path));
      const damaged = damage(bytes);
      if (damaged) writeFileSync(join(from, path), damaged);
      else rmSync(join(from, path));
      const { failure, lines } = await bringIn(from, '--write');
      expect(failure).toMatch(line);
      expect(failure).toContain(`The export is damaged: ${path}`);
      expect(lines).toEqual([]);
      writeFileSync(join(from, path), bytes);
    }
    expect(await titlesIn(other)).toEqual([]);
  });

  it('of another format, of no export, or of this very installation says so', async () => {
    const index = readFileSync(join(from, 'export.json'), 'utf8');
    const expectFailure = async (text: string, line: RegExp): Promise<void> => {
      writeFileSync(join(from, 'export.json'), text);
      expect((await bringIn(from)).failure).toMatch(line);
    };
    await expectFailure(index.replace('"format": 1', '"format": 7'), /has format 7; .* reads 1\.$/);
    await expectFailure('{', /export\.json is damaged\.$/);
    await expectFailure('{"format":1}', /export\.json is damaged\.$/);
    await expectFailure(index.replace('News.json', '../News.json'), /export\.json is damaged\.$/);
    expect((await bringIn(folder)).failure).toMatch(/ is no export: it has no export\.json\.$/);
    writeFileSync(join(from, 'export.json'), index);
    expect((await runImport(home, from)).failure).toMatch(/ from this very installation\.$/);
  });

  it('beside a running server is only tried', async () => {
    const release = lockDataDirectory(other);
    expect((await bringIn(from)).failure).toBeUndefined();
    expect((await bringIn(from, '--write')).failure).toMatch(/^Another server is using /);
    release();
    expect(await titlesIn(other)).toEqual([]);
  });

  it('into a folder that is not an installation, or with wrong arguments, is refused in one line', async () => {
    expect((await runImport(join(folder, 'none'), from)).failure).toMatch(
      /^There is no database at .*; start the server once/,
    );
    for (const words of [[], ['--all', from], [from, from]]) {
      expect((await bringIn(...words)).failure).toMatch(/^Say what: npm run import/);
    }
    expect(existsSync(join(folder, 'none', 'centar.db'))).toBe(false);
  });
});
