import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { parseMediaName } from './mediaNames.ts';
import { picture } from '../../../test/testFiles.ts';

let preview: string;

const app = sharedTestApp();
beforeAll(async () => {
  const { token } = await app.signInAs({ sections: ['Vesti'] });
  const file = { name: 'a.png', bytes: await picture('png', { width: 300, height: 900 }) };
  const made = await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file });
  preview = String(made.body['imageUrl']).replace(/\.(jpg|png)$/, '-og.jpg');
});

it('a link preview is made once, in full size, when it is first asked for', async () => {
  const name = preview.replace('/media/', '');
  expect(await app.files()).not.toContain(name);
  const answers = await Promise.all([1, 2, 3].map(() => app.raw(preview)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { width, height, format } = await sharp(answers[0]?.bytes).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(await readdir(join(app.dataDir, 'media'))).toContain(name);
  expect(await readdir(app.store.tmpDir)).toEqual([]);
});

it('there is none of a picture that was never stored', async () => {
  const answer = await app.raw('/media/0b9ad8f0-52ab-4c5e-9d0e-3a1f5f0f8c11-og.jpg');
  expect(answer.status).toBe(404);
});

describe('of a damaged picture there is none', () => {
  it.each<[string, (path: string) => Promise<void>]>([
    ['cut short', (path) => truncate(path, 300)],
    ['emptied', (path) => truncate(path, 0)],
    ['another kind of file', (path) => writeFile(path, '<svg/>')],
    ['gone', (path) => rm(path)],
    [
      'a folder',
      async (path) => {
        await rm(path);
        await mkdir(path);
      },
    ],
  ])('%s', async (_, damage) => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    const file = { name: 'a.png', bytes: await picture('png', { width: 300, height: 900 }) };
    const made = await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file });
    const image = String(made.body['imageUrl']);
    const before = await app.files();
    await damage(join(app.dataDir, 'media', image.replace('/media/', '')));
    for (let round = 0; round < 2; round += 1) {
      const answer = await app.raw(image.replace(/\.(jpg|png)$/, '-og.jpg'));
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(before).toEqual(expect.arrayContaining(await app.files()));
    expect(app.logs.join('')).toContain('missing or damaged');
    // The picture itself is sent as it is, or is not there.
    expect([200, 404]).toContain((await app.raw(image)).status);
  });
});

it('its name tells whose it is', () => {
  const id = '0b9ad8f0-52ab-4c5e-9d0e-3a1f5f0f8c11';
  const named = { id, extension: 'jpg' };
  expect(parseMediaName(`${id}-og.jpg`)).toEqual({ ...named, preview: {} });
  const around = { focus: { x: 0, y: 100 } };
  expect(parseMediaName(`${id}-og-0-100.jpg`)).toEqual({ ...named, preview: around });
  // Of an earlier version: known, so that it is deleted with its picture, but not made.
  expect(parseMediaName(`${id}-og-otkazano.jpg`)).toEqual(named);
  for (const name of [
    `${id}-og-1.jpg`,
    `${id}-og.png`,
    `${id}-og.jpg.exe`,
    `${id}-ogg.jpg`,
    `${id}-og-cir.jpg`,
  ]) {
    expect(parseMediaName(name)).toBeUndefined();
  }
});
