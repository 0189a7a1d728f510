import { expect, test } from 'vitest';
import sharp from 'sharp';
import { newsRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const app = sharedTestApp({ content: { news: [newsRow({ title: 'Prva' })] } });

test('a page with a ticket has a preview picture in both scripts', async () => {
  const [latin, cyrillic] = await Promise.all(
    ['/podela/news/1.jpg?v=0', '/podela/cir/news/1.jpg?v=0'].map((path) => app.raw(path)),
  );
  const { format, width, height } = await sharp(latin?.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(cyrillic?.status).toBe(200);
  expect(cyrillic?.bytes.equals(latin?.bytes ?? Buffer.alloc(0))).toBe(false);
});

test('a previous address shows the picture of now, cached for minutes only', async () => {
  const before = await app.raw('/podela/news/1.jpg?v=0');
  expect(before.headers['cache-control']).toBe('public, max-age=300');
  await app.database.writeContent(({ news }) =>
    news.update({ where: { id: 1 }, data: { title: 'Druga' } }),
  );
  const after = await app.raw('/podela/news/1.jpg?v=0');
  expect(after.bytes.equals(before.bytes)).toBe(false);
});

test.each([
  '/podela/news/999.jpg',
  '/podela/nema.jpg',
  '/podela/news/1',
  '/podela/admin-panel.jpg',
])('no picture: %s', async (path) => {
  expect((await app.raw(path)).status).toBe(404);
});
