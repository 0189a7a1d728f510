import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newsRow } from './contentRows.ts';
import { movableClock } from './movableClock.ts';
import { sharedTestApp } from './sharedTestApp.ts';

const CHARGE = { rule: { name: 'test', limit: 1, windowSeconds: 60 }, subject: 'all' };
const clock = movableClock();

const app = sharedTestApp({ clock, content: { news: [newsRow()] } });

const titles = async () => (await app.raw('/api/News/GetAllNews')).bytes.toString();

it('a returned application is reset: rows, ids, triggers, files, attempts, answers, logs and clock', async () => {
  const before = { now: clock(), files: await app.files(), titles: await titles() };
  await app.signInAs();
  await app.database.writeContent(({ news }) => news.create({ data: newsRow({ title: 'druga' }) }));
  await app.failOn('INSERT', 'News');
  writeFileSync(join(app.dataDir, 'media', 'x.jpg'), 'x');
  clock.pass(3_600_000);
  for (let index = 0; index < 2; index += 1) {
    await app.auth.limiter.consume([CHARGE]).catch(() => undefined);
  }
  expect(await titles()).toContain('druga');
  await app.auth.passwords.hash('sedam plavih vrata');

  await app.restore();
  expect({ now: clock(), files: await app.files(), titles: await titles() }).toEqual(before);
  const { reader } = app.database;
  expect([await reader.user.count(), await reader.session.count()]).toEqual([0, 0]);
  expect(await reader.rateCounter.count()).toBe(0);
  expect(app.auth.passwords.runs).toBe(0);
  await app.auth.limiter.consume([CHARGE]);
  const create = app.database.writeContent(({ news }) => news.create({ data: newsRow() }));
  expect((await create).id).toBe(2);
  await app.restore();
  expect(app.logs).toEqual([]);
});

it('what can not be brought back is told', async () => {
  await app.sql('CREATE TABLE "Left" (id INTEGER)');
  await expect(app.restore()).rejects.toThrow('another database schema');
  await app.sql('DROP TABLE "Left"');
  await app.restore();
});
