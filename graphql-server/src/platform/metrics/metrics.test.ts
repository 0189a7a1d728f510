import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import type { Metrics } from './metrics.ts';

let figures: Awaited<ReturnType<Metrics['listen']>>;

const app = sharedTestApp({
  content: { news: [newsRow()] },
  environment: { METRICS_PORT: '0' },
});
beforeAll(async () => {
  if (!app.metrics) throw new Error('No figures');
  figures = await app.metrics.listen(0);
});
afterAll(() => figures.close());

const read = async (path = '/metrics') =>
  fetch(`http://127.0.0.1:${String(figures.port)}${path}`).then(async (answer) => ({
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }));

const valueOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replace(/[{}"/]/g, String.raw`\$&`)} (\\S+)$`, 'm').exec(text)?.[1]);

it('tells requests by route, ready answers, database, queue and sizes', async () => {
  for (let at = 0; at < 3; at += 1) await app.raw('/news-list');
  await app.raw('/api/News/GetNewsById?id=99');
  const { status, type, text } = await read();
  expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  expect(text).toMatch(
    /centar_request_seconds_count\{method="GET",route="\/\*",status="200"\} 1\n/,
  );
  expect(text).toMatch(
    /centar_request_seconds_count\{method="GET",route="[^"]*GetNewsById",status="404"\} 1/i,
  );
  expect(valueOf(text, 'centar_cache_hits')).toBe(2);
  expect(valueOf(text, 'centar_cache_bytes')).toBeGreaterThan(100);
  expect(valueOf(text, 'centar_database_bytes')).toBeGreaterThan(10_000);
  expect(valueOf(text, 'centar_mails_waiting')).toBe(0);
  expect(valueOf(text, 'centar_disk_free_bytes')).toBeGreaterThan(0);
  expect(text).toContain('process_resident_memory_bytes');
});

it('answers nothing else, and the site itself tells no figures', async () => {
  expect((await read('/')).status).toBe(404);
  expect((await read('/metrics?x=1')).status).toBe(404);
  expect((await app.raw('/metrics')).status).toBe(404);
});

it('leaves out what can not be read, and tells the rest', async () => {
  await app.sql('ALTER TABLE "OutboxMail" RENAME TO "Gone"');
  const { status, text } = await read();
  await app.sql('ALTER TABLE "Gone" RENAME TO "OutboxMail"');
  expect(status).toBe(200);
  expect(valueOf(text, 'centar_mails_waiting')).toBeNaN();
  expect(valueOf(text, 'centar_stored_files')).toBe(0);
});

it('is not served to other machines', async () => {
  const { networkInterfaces } = await import('node:os');
  const [outside] = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  // Without a network there is no other address to try.
  if (!outside) return;
  const refused = await new Promise<string | undefined>((resolve) => {
    request({ host: outside.address, port: figures.port, path: '/metrics' }, () => {
      resolve(undefined);
    })
      .on('error', (error: NodeJS.ErrnoException) => {
        resolve(error.code);
      })
      .end();
  });
  expect(refused).toBe('ECONNREFUSED');
});
