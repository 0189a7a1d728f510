import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { newsRow } from '../../test/contentRows.ts';
import { fakePwa } from '../../test/fakePwa.ts';
import { movableClock } from '../../test/movableClock.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { PUBLIC_URL } from '../../test/testApp.ts';
import { pngFile } from '../../test/testFiles.ts';
import { NEWS_FIELDS } from '../../test/contentTypes.ts';
import { readEnvironment } from '../platform/environment.ts';
import { createLogger } from '../platform/logger.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { lockFile } from '../platform/database/dataDirectoryLock.ts';
import type { PwaBuild } from '../web/pages/builtPwa.ts';
import { beginGeneration, readMirrorState } from './generations.ts';
import { mirrorFile } from './mirrorFile.ts';
import { keepMirror } from './keepMirror.ts';
import { renewMirror } from './mirrorCommand.ts';

const NOON = '2026-11-21T11:00:00.000Z';

let token: string;
let pwa: PwaBuild;
let mirrorDir: string;
const folder = tmpdir();

const app = sharedTestApp({ content: { news: [newsRow({ title: 'Šta novo' }), newsRow()] } });
beforeAll(async () => {
  pwa = fakePwa(app.dataDir);
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});
beforeEach(() => {
  mirrorDir = mkdtempSync(join(folder, 'centar-mirror-'));
  onTestFinished(() => {
    rmSync(mirrorDir, { recursive: true, force: true });
  });
});

const renew = (now = NOON, free?: () => Promise<number>) =>
  renewMirror({
    environment: readEnvironment({
      DATA_DIR: app.dataDir,
      DATABASE_URL: app.stored.url,
      PUBLIC_URL,
    }),
    mirrorDir,
    pwa,
    now: new Date(now),
    logger: createLogger('silent'),
    ...(free ? { free } : {}),
  });

const pathOf = (name: string): string => join(mirrorDir, 'current/files', name);
const read = (name: string): string => readFileSync(pathOf(name), 'utf8');
const inodeOf = (name: string): number => statSync(pathOf(name)).ino;

it('stores pages with their age and policy, feeds, lists and files for a proxy', async () => {
  const picture = await pngFile();
  const news = { token, form: NEWS_FIELDS, file: picture };
  expect((await app.rest('POST', '/api/News/CreateNews', news)).status).toBe(201);
  expect(await renew()).toMatchObject({ failed: ['/o-nama', '/cir/o-nama'] });

  for (const name of [
    'index.html',
    'cir.html',
    'news/1.html',
    'cir/news/1.html',
    'rss/vesti.xml',
    'cir/rss/vesti.json',
    'sitemap.xml',
    'robots.txt',
    'manifest.webmanifest',
    'offline-snapshot.json',
    'api/News/GetNews.json',
    'sw.js',
    'assets/public-1.js',
    'away.html',
    'cir/away.html',
    'away.json',
  ]) {
    expect(existsSync(pathOf(name)), name).toBe(true);
    expect(statSync(pathOf(name)).mode & 0o777, name).toBe(0o644);
  }
  expect(existsSync(pathOf('o-nama.html'))).toBe(false);
  expect(readdirSync(pathOf('media'))).toContainEqual(expect.stringMatching(/\.(?:jpg|png)$/));
  const page = read('news/1.html');
  expect(brotliDecompressSync(readFileSync(pathOf('news/1.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(pathOf('news/1.html.gz'))).toString()).toBe(page);
  expect(JSON.parse(read('api/News/GetNews.json'))).toHaveLength(3);
  expect(page).toContain(`data-saved-at="${NOON}"`);
  expect(page).toMatch(
    /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-[^"]*">/,
  );
  expect(page).not.toContain('frame-ancestors');
});

it('a new generation replaces the previous one and links what has not changed', async () => {
  await renew();
  const [first, second] = [inodeOf('news/1.html'), inodeOf('news/2.html')];
  const json = { ...NEWS_FIELDS, id: 2, version: 1, title: 'Promenjeno' };
  expect((await app.rest('PUT', '/api/News/UpdateNews', { token, json })).status).toBe(200);
  const built = inodeOf('sw.js');
  await renew('2026-11-21T12:00:00.000Z');
  expect(inodeOf('sw.js')).toBe(built);
  expect(inodeOf('news/1.html')).toBe(first);
  expect(inodeOf('news/2.html')).not.toBe(second);
  expect(read('news/2.html')).toContain('Promenjeno');
  expect(readMirrorState(mirrorDir)).toMatchObject({ revision: app.database.revision });

  await renew('2026-11-22T12:00:00.000Z');
  expect(inodeOf('news/1.html'), 'the next day each page says its new age').not.toBe(first);
  expect(readdirSync(join(mirrorDir, 'generations'))).toHaveLength(2);
});

it('a full disk leaves the previous generation, and nothing else', async () => {
  const first = await beginGeneration(mirrorDir, new Date(NOON));
  await first.publish({ revision: 1, madeAt: NOON, until: NOON });
  const full = renew('2026-11-21T12:00:00.000Z', async () => 1000);
  await expect(full).rejects.toThrow('the disk of the mirror is full');
  expect(readMirrorState(mirrorDir)?.madeAt).toBe(NOON);
  expect(readdirSync(join(mirrorDir, 'generations'))).toHaveLength(1);
  expect(existsSync(join(app.dataDir, 'mirror-copy'))).toBe(false);
});

it('an interrupted generation is never shown, and removed by the next one', async () => {
  const finish = async (body: string, publish: boolean) => {
    const generation = await beginGeneration(mirrorDir, new Date(NOON));
    await generation.put('index.html', Buffer.from(body), body);
    if (publish) await generation.publish({ revision: 1, madeAt: NOON, until: NOON });
  };
  await finish('first', true);
  await finish('interrupted', false);
  expect(read('index.html')).toBe('first');
  await finish('third', true);
  expect(read('index.html')).toBe('third');
  expect(readdirSync(join(mirrorDir, 'generations'))).toHaveLength(2);
});

it('only one process writes the mirror', async () => {
  const release = lockFile(join(mirrorDir, 'mirror.lock'));
  expect(await renew()).toBeUndefined();
  release?.();
  expect(readMirrorState(mirrorDir)).toBeUndefined();
});

it('is written at the start, after changes, with time, after failures, when deleted', async () => {
  const clock = movableClock();
  const database = { revision: 1 };
  const until = new Date(clock().getTime() + 1000).toISOString();
  const failures: string[] = [];
  let written = 0;
  let noted = 0;
  let fails = false;
  const write = async () => {
    if (fails) throw new Error('no space');
    written += 1;
    const generation = await beginGeneration(mirrorDir, clock());
    const madeAt = clock().toISOString();
    await generation.publish({ revision: database.revision, madeAt, until });
    return 'done';
  };
  const logger = {
    info: () => {
      noted += 1;
    },
    error: (_details: object, message: string) => void failures.push(message),
  };
  const options = { mirrorDir, database, clock, logger, write, pollMs: 1, minPauseMs: 0 };
  const kept = keepMirror(options);
  onTestFinished(() => kept.stop());
  const madeAt = clock().toISOString();
  await expect.poll(() => kept.health()).toEqual({ madeAt, isFailing: false });
  expect(written).toBe(1);

  database.revision = 2;
  await expect.poll(() => readMirrorState(mirrorDir)?.revision).toBe(2);

  await expect.poll(() => noted).toBe(2);
  rmSync(mirrorDir, { recursive: true });
  await expect.poll(() => readMirrorState(mirrorDir)?.revision).toBe(2);

  fails = true;
  clock.set(until);
  await expect.poll(() => kept.health().isFailing).toBe(true);
  expect(failures[0]).toBe('the mirror could not be written: its previous state stays');
  expect(readMirrorState(mirrorDir)?.revision).toBe(2);
  fails = false;
  await expect.poll(() => kept.health()).toEqual({ madeAt: until, isFailing: false });
});

it.each([
  ['/', 'text/html; charset=utf-8', 'index.html'],
  ['/cir', 'text/html', 'cir.html'],
  ['/news-list?posle=a.b-c', 'text/html', 'news-list@posle=a.b-c.html'],
  ['/api/News/GetNews', 'application/json', 'api/News/GetNews.json'],
  [
    '/api/Gallery/GetGalleryByPage?page=1',
    'application/json',
    'api/Gallery/GetGalleryByPage@page=1.json',
  ],
  ['/rss/vesti.xml', 'application/rss+xml', 'rss/vesti.xml'],
  ['/../centar.db', 'application/json', undefined],
  ['/news?x=/../../centar.db', 'text/html', undefined],
  ['//other.example/', 'text/html', undefined],
  [`/${'a'.repeat(300)}`, 'text/html', undefined],
])('the answer of %s, %s, is stored as %s', (address, type, file) => {
  expect(mirrorFile(address, type)).toBe(file);
});

it.each(['nginx-mirror.conf', 'Caddyfile.mirror'])('%s sends the headers of the server', (name) => {
  const example = readFileSync(
    new URL(`../../../deploy/examples/${name}`, import.meta.url),
    'utf8',
  );
  const { page, api } = securityHeaders('https://centar.example', '');
  // Each page names the hash of its inline script itself.
  const policy = page['content-security-policy']?.replace(/'sha256-[^']*'/, "'unsafe-inline'");
  for (const value of [
    ...Object.values({ ...page, 'content-security-policy': policy }),
    ...Object.values(api),
  ])
    expect(example).toContain(value);
});
