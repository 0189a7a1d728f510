import { request as httpRequest } from 'node:http';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ONE_OF_EACH } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { startTestApp } from '../../../test/testApp.ts';
import { sumOldReadings } from './pageReadings.ts';

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const clock = movableClock();

const app = sharedTestApp({ clock, content: ONE_OF_EACH });
beforeAll(async () => {
  await app.saveState();
});
afterEach(async () => {
  await app.readings.write();
  await app.restore();
});

/** `fetch` would set headers of its own. */
const open = (
  path: string,
  headers: Readonly<Record<string, string>> = BROWSER,
  method = 'GET',
  address = app.address,
) =>
  new Promise<number>((resolve, reject) => {
    const sent = httpRequest(address + path, { method, headers }, (answer) => {
      answer.resume().on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    sent.on('error', reject).end();
  });

const rows = async () => {
  await app.readings.write();
  const found = await app.database.reader.pageReading.findMany({
    orderBy: [{ day: 'asc' }, { itemType: 'asc' }, { itemId: 'asc' }],
  });
  return found.map(({ day, itemType, itemId, count }) => [day, itemType, itemId, count]);
};

it('adds up rendered and cached answers, in both scripts, by item and day', async () => {
  for (const path of ['/news/1', '/news/1', '/news/1', '/cir/news/1', '/']) {
    expect(await open(path)).toBe(200);
  }
  expect(await rows()).toEqual([
    ['2026-11-21', 'News', 1, 4],
    ['2026-11-21', 'home', 0, 1],
  ]);
  clock.set('2026-11-21T23:30:00Z');
  await open('/news/1');
  expect(await rows()).toContainEqual(['2026-11-22', 'News', 1, 1]);
});

it.each([
  [
    'a program that says so',
    { ...BROWSER, 'user-agent': 'Googlebot/2.1 (+http://google.com/bot.html)' },
  ],
  ['a request without a name', { 'sec-fetch-mode': 'navigate' }],
  ['a page rendered ahead', { ...BROWSER, 'sec-purpose': 'prefetch;prerender' }],
  ['an update of an open page', { ...BROWSER, 'sec-fetch-mode': 'cors' }],
  ['a page within another one', { ...BROWSER, 'sec-fetch-dest': 'iframe' }],
  ['a member of the staff', { ...BROWSER, cookie: 'XSRF-TOKEN=a.b' }],
])('does not count %s, cached or not', async (_who, headers) => {
  await open('/news/1', headers);
  await open('/news/1', headers);
  expect(await rows()).toEqual([]);
});

it('counts a page rendered ahead once it is opened', async () => {
  const fetched = { ...BROWSER, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  await open('/news/1', { ...BROWSER, 'sec-purpose': 'prefetch;prerender' });
  await open('/news/1', { ...fetched, 'x-opened': '1' }, 'HEAD');
  await open('/news/1', { ...fetched, cookie: 'XSRF-TOKEN=a.b', 'x-opened': '1' }, 'HEAD');
  expect(await rows()).toEqual([['2026-11-21', 'News', 1, 1]]);
});

it('counts no HEAD, no missing page, no feed and no call', async () => {
  await open('/news/1');
  await open('/news/1', BROWSER, 'HEAD');
  await open('/news/999');
  await open('/nema');
  await open('/rss/vesti.xml');
  await open('/rss/vesti.xml');
  await open('/api/News/GetNews');
  await open('/api/News/GetNews');
  expect(await rows()).toEqual([['2026-11-21', 'News', 1, 1]]);
});

it('counts a search without what was searched for', async () => {
  await open('/pretraga?q=tajna+re%C4%8D');
  expect(await rows()).toEqual([['2026-11-21', 'search', 0, 1]]);
});

it('a second process adds to the same rows', async () => {
  const second = await startTestApp({ clock, shared: app.stored });
  try {
    await open('/news/1');
    await open('/news/1', BROWSER, 'GET', second.address);
    await second.readings.write();
    expect(await rows()).toEqual([['2026-11-21', 'News', 1, 2]]);
  } finally {
    await second.close();
  }
});

it('a failed write keeps the counts for the next one', async () => {
  await open('/news/1');
  await app.failOn('INSERT', 'PageReading');
  await expect(app.readings.write()).rejects.toThrow();
  await open('/news/1');
  await app.stopFailing('PageReading');
  expect(await rows()).toEqual([['2026-11-21', 'News', 1, 2]]);
});

it('staff see the most read first, fewer than 5 without a number', async () => {
  const row = (itemType: string, itemId: number, count: number, day = '2026-11-20') => ({
    day,
    itemType,
    itemId,
    count,
  });
  await app.database.write(({ pageReading }) =>
    pageReading.createMany({
      data: [
        row('News', 1, 4),
        row('News', 1, 3, '2026-11-21'),
        row('Program', 1, 4),
        row('News', 77, 9),
        row('home', 0, 30),
        row('home', 0, 500, '2026-10-31'),
      ],
    }),
  );
  const { token } = await app.signInAs();
  const from = 'from=2026-11-01&to=2026-11-30';
  const { body } = await app.rest('GET', `/api/Reports/GetReadings?${from}`, { token });
  expect(body).toEqual({
    total: 50,
    pages: [
      { itemType: 'home', itemId: 0, title: '', path: '', count: 30 },
      { itemType: 'News', itemId: 77, title: '', path: '', count: 9 },
      { itemType: 'News', itemId: 1, title: 'Vest', path: '/news/1', count: 7 },
      { itemType: 'Program', itemId: 1, title: 'Program', path: '/programs/1', count: null },
    ],
  });
  for (const wrong of ['from=2026-11-30&to=2026-11-01', 'from=danas&to=2026-11-01', 'from=']) {
    const { status } = await app.rest('GET', `/api/Reports/GetReadings?${wrong}`, { token });
    expect(status).toBe(400);
  }
});

it('days older than 400 days become a row a month', async () => {
  const row = (day: string, count: number) => ({ day, itemType: 'News', itemId: 1, count });
  await app.database.write(({ pageReading }) =>
    pageReading.createMany({
      data: [
        row('2025-09-01', 1),
        row('2025-09-15', 2),
        row('2025-09-30', 4),
        row('2025-10-02', 8),
        row('2026-11-20', 16),
      ],
    }),
  );
  await sumOldReadings(app.database, clock());
  await sumOldReadings(app.database, clock());
  expect(await rows()).toEqual([
    ['2025-09-01', 'News', 1, 7],
    ['2025-10-02', 'News', 1, 8],
    ['2026-11-20', 'News', 1, 16],
  ]);
});
