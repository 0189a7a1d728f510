import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createFileStore } from './fileStore.ts';
import type { NewStoredFile } from './storedFile.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { addStoredFile } from './storedFiles.ts';
import { incoming, makeDataDir, pdf, picture, WORKBOOK, zip } from '../../../test/testFiles.ts';
import { STORAGES } from '../../../test/storages.ts';
import { emptyDatabase, problemServer } from '../../../test/uploadServer.ts';

describe.each(STORAGES)('%s', (half) => {
  let app: FastifyInstance;
  let database: Database;
  let document: NewStoredFile;
  let image: NewStoredFile;

  beforeAll(async () => {
    await half.start();
    const { dataDir, cleanUp } = await makeDataDir();
    database = await emptyDatabase(dataDir);
    const files = createFileStore({
      dataDir,
      clock: () => new Date(),
      storage: await half.open(dataDir),
    });
    const store = (kind: 'image' | 'document', name: string, bytes: Uint8Array | string) =>
      files.withStoredFile(kind, incoming(name, bytes), async (stored) => {
        if (!stored) throw new Error('Nothing stored');
        await database.write((transaction) => addStoredFile(transaction, stored));
        return stored;
      });
    document = await store('document', 'Đurđevak "2026".pdf', pdf());
    await store('document', 'plan.xlsx', zip(WORKBOOK));
    image = await store('image', 'a.png', await picture('png'));
    await writeFile(join(dataDir, 'secret.txt'), 'secret');
    await mkdir(join(dataDir, 'media'), { recursive: true });
    await writeFile(join(dataDir, 'media', 'index.html'), '<script>');
    app = problemServer();
    app.setNotFoundHandler(async (_request, reply) => reply.type('text/html').send('<html>'));
    await app.register(mediaRoutes, { files, database, clock: () => new Date() });
    return cleanUp;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await half.stop();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  it('serves a picture without an item only to its own site, and only as a picture', async () => {
    for (const [url, type] of [
      [image.image?.src ?? '', 'image/jpeg'],
      [image.image?.srcSet.split(' ')[0] ?? '', 'image/webp'],
    ] as const) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'content-length': String(response.rawPayload.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-cache',
        'cross-origin-resource-policy': 'same-origin',
        'accept-ranges': 'bytes',
      });
      expect(response.headers['content-disposition']).toBeUndefined();
    }
  });

  it('serves a document as an attachment under its readable name', async () => {
    const response = await get(document.document?.url ?? '');
    expect(response.body).toBe(pdf());
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Djurdjevak 2026.pdf"; filename*=UTF-8''%C4%90ur%C4%91evak%202026.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers HEAD as GET without the body', async () => {
    const url = document.document?.url ?? '';
    const [head, full] = [await app.inject({ method: 'HEAD', url }), await get(url)];
    expect(head.body).toBe('');
    const { date: _head, ...headHeaders } = head.headers;
    const { date: _full, ...fullHeaders } = full.headers;
    expect(headHeaders).toEqual(fullHeaders);
  });

  it('answers 304 for a known ETag', async () => {
    const url = image.image?.src ?? '';
    const etag = String((await get(url)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await get(url, { 'if-none-match': known });
      expect([response.statusCode, response.body]).toEqual([304, '']);
    }
    expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  describe('ranges', () => {
    const size = pdf().length;
    it.each<[string, number, string | undefined]>([
      ['bytes=0-4', 206, `bytes 0-4/${String(size)}`],
      ['bytes=5-', 206, `bytes 5-${String(size - 1)}/${String(size)}`],
      ['bytes=-6', 206, `bytes ${String(size - 6)}-${String(size - 1)}/${String(size)}`],
      ['bytes=0-99999', 206, `bytes 0-${String(size - 1)}/${String(size)}`],
      ['bytes=-99999', 206, `bytes 0-${String(size - 1)}/${String(size)}`],
      ['bytes=99999-', 416, `bytes */${String(size)}`],
      ['bytes=-0', 416, `bytes */${String(size)}`],
      ['bytes=4-0', 200, undefined],
      ['bytes=0-1,3-4', 200, undefined],
      ['bytes=-', 200, undefined],
      ['bytes=a-b', 200, undefined],
      ['items=0-4', 200, undefined],
    ])('%s', async (range, status, contentRange) => {
      const response = await get(document.document?.url ?? '', { range });
      expect([response.statusCode, response.headers['content-range']]).toEqual([
        status,
        contentRange,
      ]);
      if (status === 416) return;
      expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
      const [start, end] =
        /(\d+)-(\d+)/
          .exec(contentRange ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      expect(response.body).toBe(pdf().slice(start ?? 0, (end ?? size) + 1));
    });

    it('gives the whole where If-Range means another file', async () => {
      const headers = { range: 'bytes=0-4', 'if-range': '"other"' };
      expect((await get(document.document?.url ?? '', headers)).statusCode).toBe(200);
    });
  });

  it('answers anything else with a problem document', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const urls = [
      `/media/${id}.jpg`,
      `/media/${id}.pdf`,
      `/media/${document.row.id}.xlsx`,
      `/media/${image.row.id}.png`,
      `/media/${image.row.id}`,
      '/media/',
      '/media/index.html',
      '/media/../secret.txt',
      '/media/..%2fsecret.txt',
      '/media/%2e%2e/secret.txt',
      '/media/..%5csecret.txt',
      `/media/x/${id}.jpg`,
      `/media/${id}.jpg%00.html`,
      `/media/${id}.svg`,
      `/media/${id}.jpg/`,
      `/media/${id.toUpperCase()}.JPG`,
    ];
    for (const url of urls) {
      const response = await get(url);
      if (url.includes('/../') || url.includes('/%2e%2e/')) continue;
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND', status: 404 });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-disposition']).toBeUndefined();
      expect(response.body).not.toContain('secret');
    }
  });
});
