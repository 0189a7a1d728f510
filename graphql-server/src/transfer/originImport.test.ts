import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { galleryRow, movieRow, newsRow, noticeRow, programRow } from '../../test/contentRows.ts';
import { newInstallation, runImport, withDatabase } from '../../test/installations.ts';
import { NEWS_FIELDS } from '../../test/contentTypes.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { picture } from '../../test/testFiles.ts';
import { originSource } from './originSource.ts';

let folder: string;
let other: string;
const servers: Server[] = [];

const app = sharedTestApp({
  content: {
    news: [newsRow({ title: 'Prva vest' }), newsRow({ title: 'Nacrt', publishedAt: null })],
    programs: [
      programRow('2020-05-05T18:00:00Z', { title: 'Davni' }),
      programRow('2036-05-05T18:00:00Z', { title: 'Budući', programType: 'Americki kutak' }),
    ],
    movies: [movieRow(['2026-01-05T18:00:00Z', '2036-01-05T18:00:00Z'])],
    procurements: [noticeRow()],
    gallery: Array.from({ length: 15 }, (_, at) => galleryRow({ title: `Slika ${String(at)}` })),
  },
});
beforeAll(async () => {
  const { token } = await app.signInAs({ roleId: 1 });
  const file = { name: 'slika.png', bytes: await picture('png', { width: 90, height: 60 }) };
  const form = { ...NEWS_FIELDS, title: 'Sa slikom' };
  expect((await app.rest('POST', '/api/News/CreateNews', { token, form, file })).status).toBe(201);
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-origin-'));
  other = join(folder, 'other');
  await newInstallation(other);
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A server that answers as it is told; gives its origin. */
async function origin(answer: (path: string, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => answer(request.url ?? '', response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Imports from an address of this machine, which has to be named. */
const bringIn = (address: string, ...words: string[]) =>
  runImport(other, address, '--inner', '127.0.0.1', ...words);

/** The news of the other installation, as its rows are. */
const newsThere = () =>
  withDatabase(other, ({ reader }) => reader.news.findMany({ orderBy: { id: 'asc' } }));

/** A server of which only news is anything. */
const newsOnly = (news: unknown) =>
  origin((path, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(path === '/api/News/GetAllNews' ? news : []));
  });

describe('an import from an address', () => {
  it('brings what its visitors see, pictures too, and brings it once', async () => {
    const { lines, failure } = await bringIn(`${app.address}/`, '--write');
    expect(failure).toBeUndefined();
    expect(lines.slice(1)).toEqual([
      'News: 2 new',
      'Programs: 2 new',
      'Cinema: 1 new',
      'PublicProcurment: 1 new',
      'Gallery: 15 new',
    ]);
    const [first, second] = await newsThere();
    expect(first).toMatchObject({
      title: 'Prva vest',
      author: 'Redakcija',
      updatedByName: 'Uvoz',
      datePosted: new Date('2026-01-02T08:00:00Z'),
      publishedAt: new Date('2026-01-02T08:00:00Z'),
    });
    expect(second?.image).toMatchObject({ width: 90, height: 60 });
    const again = await bringIn(app.address, '--write');
    expect(again.lines.slice(1)).toEqual(
      lines.slice(1).map((line) => line.replace('new', 'here already')),
    );
  });

  it('takes items that have no more than the specification asks for', async () => {
    const address = await newsOnly([
      {
        id: 7,
        title: 'Stara',
        description: 'Tekst',
        author: 'Mila',
        theme: 'Najava',
        imageUrl: null,
        datePosted: '2019-03-01T12:00:00Z',
        views: 12,
      },
    ]);
    expect((await bringIn(address, '--write')).failure).toBeUndefined();
    expect((await newsThere())[0]?.publishedAt).toEqual(new Date('2019-03-01T12:00:00Z'));
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['500', (response) => response.writeHead(500).end('{}'), 'it answers 500'],
    ['HTML', (response) => response.end('<!doctype html><p>Zdravo'), 'it answers no JSON'],
    ['an object', (response) => response.end('{"news":[]}'), 'it answers no list of items'],
    ['items without an id', (response) => response.end('[{}]'), 'it answers no list of items'],
    [
      'half an answer',
      (response) =>
        response.writeHead(200, { 'content-length': 9 }).write('[', () => response.destroy()),
      'ECONNRESET',
    ],
    ['nothing', (response) => response.destroy(), 'ECONNRESET'],
  ])('that answers %s in its last list brings nothing, and says so', async (_, answer, why) => {
    const last = '/api/ArtSaloon/GetAll';
    const address = await origin((path, response) => {
      if (path.startsWith(last)) answer(response);
      else
        response.end(
          path === '/api/News/GetAllNews'
            ? JSON.stringify([newsRow()].map((row) => ({ id: 1, ...row })))
            : '[]',
        );
    });
    const { lines, failure } = await bringIn(address, '--write');
    expect(failure).toBe(`${address}${last} can not be read: ${why}`);
    expect(lines).toHaveLength(1);
    expect(await newsThere()).toEqual([]);
  });

  it('that is not there, goes silent or does not end is told in a line', async () => {
    const gone = await origin(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect((await bringIn(gone)).failure).toBe(
      `${gone}/api/News/GetAllNews can not be read: ECONNREFUSED`,
    );
    const first = async (address: string, timeoutMs: number): Promise<void> => {
      const limits = { timeoutMs, maxListBytes: 1000 };
      for await (const _ of originSource(
        address,
        { now: new Date(), inner: ['127.0.0.1'] },
        limits,
      ).candidates())
        return;
    };
    await expect(first(await origin(() => undefined), 50)).rejects.toThrow(
      /no answer within 0\.05 s$/,
    );
    const endless = await origin((_path, response) => {
      const more = (): void => void response.write(' '.repeat(500), (error) => error ?? more());
      more();
    });
    await expect(first(endless, 30_000)).rejects.toThrow(/it is larger than 1000 bytes$/);
  });

  it('imports an item without an invalid, missing or redirected picture, with a remark', async () => {
    const item = { ...NEWS_FIELDS, datePosted: '2019-03-01T12:00:00Z' };
    const address = await newsOnly([
      { ...item, id: 1, imageUrl: '/media/a.jpg' },
      { ...item, id: 2, imageUrl: 'file:///etc/passwd' },
      { ...item, id: 3, imageUrl: `${app.address}/media/nema.jpg` },
      { ...item, id: 4, imageUrl: null },
    ]);
    const { lines, failure } = await bringIn(address, '--write');
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([
      '  note: News, Nova vest (1): without /media/a.jpg: its content is not what its name says',
      '  note: News, Nova vest (2): without file:///etc/passwd is no address',
      `  note: News, Nova vest (3): without ${app.address}/media/nema.jpg can not be read: it answers 404`,
    ]);
    expect(failure).toBeUndefined();
    expect((await newsThere()).map(({ image }) => image)).toEqual([null, null, null, null]);
  });

  it('brings two items with one id both, and an item of two lists once', async () => {
    const one = { id: 7, ...NEWS_FIELDS, datePosted: '2019-03-01T12:00:00Z' };
    const address = await newsOnly([one, { ...one, title: 'Druga sa istim brojem' }, one]);
    const { lines, failure } = await bringIn(address, '--write');
    expect(failure).toBeUndefined();
    expect(lines).toContain('News: 2 new');
    expect(lines).toContainEqual(
      expect.stringMatching(/another item of the source has its id \(7\)$/),
    );
    expect((await bringIn(address, '--write')).lines).toContain('News: 2 here already');
  });

  it('reads moments without a zone as a clock in Belgrade, in every list', async () => {
    const moment = '2036-05-10T20:00:00.1234567';
    const author = 'Redakcija';
    const text = { author, title: 'Bez zone', description: 'Tekst' };
    const answers: Readonly<Record<string, unknown>> = {
      '/api/News/GetAllNews': [
        { id: 1, ...text, theme: 'Vesti', datePosted: '2019-03-01T12:00:00' },
      ],
      '/api/Programs/GetPrograms': [
        { id: 1, ...text, programType: 'Dramski program', eventHappeningDateTime: moment },
      ],
      '/api/Cinema/GetAllMovies': [
        {
          id: 1,
          ...text,
          genere: 'drama',
          movieProductionDateTimes: [{ productionDate: '2036-01-10T20:00:00' }],
        },
      ],
      '/api/Konkurs/GetAllKonkurs': [{ id: 1, ...text, deadline: '2036-05-10T12:00:00' }],
    };
    const address = await origin((path, response) => {
      response.end(JSON.stringify(answers[path] ?? []));
    });
    expect((await bringIn(address, '--write')).failure).toBeUndefined();
    expect((await newsThere())[0]?.datePosted).toEqual(new Date('2019-03-01T11:00:00Z'));
    const at = await withDatabase(other, async ({ reader }) => [
      (await reader.program.findMany())[0]?.eventHappeningDateTime,
      (await reader.screening.findMany())[0]?.productionDate,
      (await reader.competition.findMany())[0]?.deadline,
    ]);
    expect(at).toEqual(
      ['2036-05-10T18:00:00Z', '2036-01-10T19:00:00Z', '2036-05-10T10:00:00Z'].map(
        (text) => new Date(text),
      ),
    );
  });
});

describe('an address of the inner network', () => {
  it('is not asked unless the command names it', async () => {
    const asked: string[] = [];
    const address = await origin((path, response) => {
      asked.push(path);
      response.end('[]');
    });
    const port = new URL(address).port;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.0.0.1', '017700000001']) {
      const { failure } = await runImport(other, `http://${host}:${port}`);
      expect(failure, host).toMatch(/is in the inner network; if it is meant, name it: --inner /);
    }
    expect(asked).toEqual([]);
    const named = await runImport(other, address, '--inner', `127.0.0.1:${port}`);
    expect(named.failure).toBeUndefined();
    expect((await runImport(other, address, '--inner', 'a/b')).failure).toMatch(/^Say what: /);
  });

  it('is not reached by a redirect, and its file is not fetched', async () => {
    const asked: string[] = [];
    const secret = await origin((path, response) => {
      asked.push(path);
      response.end('[]');
    });
    const address = await origin((path, response) => {
      if (path === '/api/News/GetAllNews') response.end('[]');
      else response.writeHead(302, { location: `${secret}/tajna` }).end();
    });
    const { port } = new URL(address);
    const inner = ['--inner', `127.0.0.1:${port}`];
    const { failure } = await runImport(other, address, ...inner);
    expect(failure).toMatch(
      /GetPastPrograms can not be read: 127\.0\.0\.1 is in the inner network/,
    );
    const news = await newsOnly([{ id: 1, ...NEWS_FIELDS, imageUrl: `${secret}/s.png` }]);
    const only = ['--inner', `127.0.0.1:${new URL(news).port}`];
    const { lines } = await runImport(other, news, ...only, '--write');
    expect(lines).toContainEqual(expect.stringMatching(/note: .*s\.png can not be read: 127/));
    expect(asked).toEqual([]);
  });

  it('is followed through a few redirects where it is named, and not for ever', async () => {
    const address = await origin((path, response) => {
      const [, list, hops = '0'] = /^(.*?)(?:\?hop=(\d+))?$/.exec(path) ?? [];
      const next = Number(hops) + 1;
      const isEndless = list === '/api/ArtSaloon/GetAll';
      if (next < 3 || isEndless) {
        response.writeHead(301, { location: `${list ?? ''}?hop=${String(next)}` }).end();
      } else response.end('[]');
    });
    expect((await bringIn(address)).failure).toBe(
      `${address}/api/ArtSaloon/GetAll can not be read: it redirects too often`,
    );
  });
});
