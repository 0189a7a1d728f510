import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { NOTICE_FIELDS, NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { startS3, type Mood } from '../../../test/s3Service.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { pdf, picture } from '../../../test/testFiles.ts';
import { openS3Storage } from './s3Storage.ts';

const CREATE =
  'mutation($input: NewsInput!, $file: Upload) { createNews(input: $input, file: $file) { id } }';
const PATIENT_MS = 60_000;
const patience = { ms: PATIENT_MS };
const BROKEN: readonly Mood[] = ['refuses', 'fails', 'cuts', 'stalls'];

let s3: Awaited<ReturnType<typeof startS3>>;
let app: TestApp;
let token: string;
const told: string[] = [];
const log = { error: (details: object) => told.push(JSON.stringify(details)) };

beforeAll(async () => {
  s3 = await startS3();
  const storage = await openS3Storage(s3.bucket('/vrelo'), log, patience);
  app = await startTestApp({ storage, content: { news: [newsRow()] } });
  ({ token } = await app.signInAs({ roleId: 1 }));
});
/** Only a service that never answers is waited for shortly: a busy machine makes any other slow. */
function become(mood: Mood): void {
  s3.mood = mood;
  patience.ms = mood === 'stalls' ? 100 : PATIENT_MS;
}

afterEach(() => {
  become('well');
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const image = async () => ({
  name: 'slika.png',
  bytes: await picture('png', { width: 400, height: 300 }),
});
const create = async () =>
  app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file: await image() });
const inBucket = async (): Promise<string[]> =>
  (await app.store.storage.list()).map(({ name }) => name).sort();

it('an upload is stored only in the bucket, and is served from there with its preview', async () => {
  const made = await create();
  expect(made.status).toBe(201);
  const src = String(made.body['imageUrl']);
  expect(await inBucket()).toContain(src.replace('/media/', ''));
  expect(await readdir(app.dataDir)).not.toContain('media');
  expect(await readdir(app.store.tmpDir)).toEqual([]);
  const part = await app.raw(src, { headers: { range: 'bytes=0-2' } });
  expect([part.status, part.bytes.toString('hex')]).toEqual([206, 'ffd8ff']);
  const preview = await app.raw(src.replace('.jpg', '-og.jpg'));
  expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('a save that the database refuses leaves nothing in the bucket', async () => {
  const before = await inBucket();
  await app.sql(
    `CREATE TRIGGER fail BEFORE INSERT ON "News" BEGIN SELECT RAISE(ABORT, 'forced'); END`,
  );
  expect((await create()).status).toBe(500);
  await app.sql('DROP TRIGGER fail');
  expect(await inBucket()).toEqual(before);
});

// One that answers, and one that does not.
describe.each(['fails', 'stalls'] as const)('a service that %s', (mood) => {
  it('answers uploads and reads with Retry-After, and leaves nothing incomplete', async () => {
    const document = { name: 'a.pdf', bytes: pdf() };
    const notice = await app.rest('PUT', '/api/Konkurs/CreateKonkurs', {
      token,
      form: NOTICE_FIELDS,
      file: document,
    });
    const documentUrl = String(notice.body['documentUrl']);
    expect((await app.raw(documentUrl)).headers['content-disposition']).toContain('attachment');
    const src = String((await create()).body['imageUrl']);
    const [rows, files] = [await app.contentHash(), await inBucket()];
    become(mood);
    const upload = await create();
    expect(upload).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(upload.headers.get('retry-after')).toBe('5');
    const file = await image();
    expect((await app.gql(CREATE, { input: NEWS_FIELDS }, { token, file })).code).toBe(
      'UNAVAILABLE',
    );
    for (const url of [src, src.replace('.jpg', '-og.jpg')]) {
      const answer = await app.raw(url);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/problem+json; charset=utf-8',
      });
    }
    const refused = await app.raw(documentUrl);
    expect([refused.status, refused.headers['content-disposition']]).toEqual([503, undefined]);
    expect((await app.raw('/api/News/GetAllNews')).status).toBe(200);
    expect((await app.raw('/readyz')).status).toBe(200);
    expect(await app.contentHash()).toBe(rows);
    expect(await readdir(app.store.tmpDir)).toEqual([]);
    expect(told.join()).toContain('s3://');
    expect(told.join()).not.toContain('S3RVER');

    become('well');
    expect(await inBucket()).toEqual(files);
    expect((await app.raw(src)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});

it.each(BROKEN)('a service that %s ends a start in one line without its secret', async (mood) => {
  become(mood);
  const opened = openS3Storage(s3.bucket(), log, patience);
  await expect(opened).rejects.toThrow(
    /^Environment variable FILES_URL: s3:\/\/127\.0\.0\.1:\d+\/centar\/media can't be used: [^\n]+\.$/,
  );
  await expect(opened).rejects.not.toThrow('S3RVER');
});

it('a bucket that is not there ends a start in one line', async () => {
  const bucket = { ...s3.bucket(), endpoint: s3.bucket().endpoint.replace('centar', 'drugi') };
  await expect(openS3Storage(bucket, log)).rejects.toThrow(
    "can't be used: there is no such bucket.",
  );
});

it('a failure that was chance is tried again', async () => {
  const src = String((await create()).body['imageUrl']);
  s3.failOnce();
  expect((await app.raw(src)).status).toBe(200);
});
