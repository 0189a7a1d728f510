import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  WEEKDAYS,
  type Opening,
  type OpeningHours,
  type Week,
} from '@centar/domain/openingHours.ts';
import { movieRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { startTestApp } from '../../../test/testApp.ts';
import { createByteCache, type AnswerSource, type ByteCache } from './byteCache.ts';
import type { PublicAnswer } from './encodedAnswer.ts';
import { NO_ALERT } from '@centar/domain/alert.ts';
import { createCacheGeneration } from './cacheGeneration.ts';

const answer = (body: string): PublicAnswer => ({ status: 200, headers: {}, body });

const fail = (): PublicAnswer => ({ status: 500, headers: {}, body: '' });

/** An answer that is ready when the test says so. */
function later(): { promise: Promise<PublicAnswer>; finish: (body: string) => void } {
  let finish: (body: string) => void = () => undefined;
  const promise = new Promise<PublicAnswer>((done) => {
    finish = (body) => {
      done(answer(body));
    };
  });
  return { promise, finish: (body) => finish(body) };
}

describe('an answer that was begun before the content changed', () => {
  let revision: number;
  let entered: number;
  let cache: ByteCache;
  let server: Server;
  let make: () => Promise<PublicAnswer>;

  beforeEach(async () => {
    revision = 1;
    entered = 0;
    cache = createByteCache({
      isCurrent: () => entered === revision,
      ends: () => new Date('2026-11-25'),
      renew: async () => {
        entered = revision;
      },
    });
    server = createServer((incoming, response) => {
      if (!cache.serve(incoming, response))
        void cache.answer('/x', incoming, response, { make, fail });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  function get(): Promise<string> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: '/x', agent: false };
      httpRequest(options, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += String(chunk)));
        response.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
  }

  it('is cached while nothing changes', async () => {
    make = async () => answer('prvo');
    expect([await get(), await get()]).toEqual(['prvo', 'prvo']);
    expect(cache.misses).toBe(1);
  });

  it('is sent to the waiting requests but not cached, without later requests', async () => {
    const old = later();
    make = () => old.promise;
    const waiting = get();
    await expect.poll(() => cache.misses).toBe(1);
    revision = 2;
    old.finish('staro');
    expect(await waiting).toBe('staro');
    make = async () => answer('novo');
    expect(await get()).toBe('novo');
  });

  it('does not replace what was made since', async () => {
    const old = later();
    make = () => old.promise;
    const waiting = get();
    await expect.poll(() => cache.misses).toBe(1);
    revision = 2;
    make = async () => answer('novo');
    expect(await get()).toBe('novo');
    old.finish('staro');
    expect(await waiting).toBe('staro');
    expect(await get()).toBe('novo');
    expect(cache.misses).toBe(2);
  });
});

/** A cache whose content never changes, and how many answers it makes when an address is asked for. */
function steadyCache(body = '{}') {
  const cache = createByteCache({
    isCurrent: () => true,
    ends: () => new Date('2026-11-25'),
    renew: async () => undefined,
  });
  const ask = async (key: string, more: Partial<AnswerSource> = {}): Promise<number> => {
    const before = cache.misses;
    const response = { writeHead: () => undefined, end: () => undefined };
    const request = { headers: {}, method: 'GET', url: key };
    await cache.answer(key, request as never, response as never, {
      make: async () => answer(body),
      fail,
      ...more,
    });
    return cache.misses - before;
  };
  return { cache, ask };
}

it('counts the addresses and what belongs to an answer besides its bodies', async () => {
  const { cache, ask } = steadyCache();
  for (let index = 0; index < 100; index += 1) await ask(`/${'x'.repeat(400)}${String(index)}`);
  expect(cache.bytes).toBeGreaterThan(100 * (4000 + 2 * 400));
});

it('takes so much memory at most', async () => {
  const { cache, ask } = steadyCache('x'.repeat(20 * 1024 * 1024));
  for (const key of ['/a', '/b', '/c', '/d']) await ask(key);
  expect(cache.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect([await ask('/d'), await ask('/a')]).toEqual([0, 1]);
});

it('caches a limited number of answers, and none with too long an address', async () => {
  const { ask } = steadyCache();
  const long = `/${'x'.repeat(600)}`;
  expect([await ask(long), await ask(long)]).toEqual([1, 1]);
  expect([await ask('/first'), await ask('/first')]).toEqual([1, 0]);
  for (let index = 0; index < 4000; index += 1) await ask(`/${String(index)}`);
  expect([await ask('/3999'), await ask('/first')]).toEqual([0, 1]);
});

it('remembers so many rare addresses at most', async () => {
  const { ask } = steadyCache();
  const rare = { isRare: true };
  const failing = { ...rare, make: () => Promise.reject(new Error('none is needed')) };
  await ask('/rare', rare);
  for (let index = 0; index < 10_000; index += 1) await ask(`/${String(index)}`, failing);
  // It is forgotten, so that its next answer counts as the first and is not cached.
  expect([await ask('/rare', rare), await ask('/rare', rare), await ask('/rare', rare)]).toEqual([
    1, 1, 0,
  ]);
});

it('remembers no rare address that is longer than ours, so that junk takes no memory', async () => {
  const { cache, ask } = steadyCache();
  const rare = { isRare: true };
  const long = (index: number): string => `/graphql?${'x'.repeat(8000)}${String(index)}`;
  await ask('/rare', rare);
  for (let index = 0; index < 10_001; index += 1) await ask(long(index), rare);
  // Short ones are remembered in spite of them.
  expect([await ask('/rare', rare), await ask('/rare', rare)]).toEqual([1, 0]);
  expect(cache.bytes).toBeLessThan(10_000);
});

it('is compressed for the first request that accepts it, and made anew for none', async () => {
  const { cache, ask } = steadyCache('{"naslov":"Пролећни концерт"}');
  await ask('/a');
  const got: Buffer[] = [];
  const request = { headers: { 'accept-encoding': 'br' }, method: 'GET', url: '/a' } as never;
  const response = { writeHead: () => undefined, end: (bytes: Buffer) => got.push(bytes) } as never;
  // Nobody has accepted brotli yet, so that it is not there at once.
  expect(cache.serve(request, response)).toBe(false);
  const more = { make: () => Promise.reject(new Error('It is there')), fail };
  await Promise.all([1, 2].map(() => cache.answer('/a', request, response, more)));
  expect(cache.serve(request, response)).toBe(true);
  expect([cache.misses, cache.hits]).toEqual([1, 1]);
  expect(got.map((bytes) => brotliDecompressSync(bytes).toString())).toEqual(
    Array.from({ length: 3 }, () => '{"naslov":"Пролећни концерт"}'),
  );
  expect(got[1]).toBe(got[0]);
});

it('is compressed again only where a change left it different', async () => {
  const { cache } = steadyCache();
  const got: Buffer[] = [];
  const request = { headers: { 'accept-encoding': 'br' }, method: 'GET', url: '/a' } as never;
  const response = { writeHead: () => undefined, end: (bytes: Buffer) => got.push(bytes) } as never;
  const readAfterChange = async (body: string, headers = {}): Promise<void> => {
    cache.clear();
    const make = async () => ({ ...answer(body), headers });
    await cache.answer('/a', request, response, { make, fail });
  };
  await readAfterChange('isto');
  await readAfterChange('isto');
  await readAfterChange('drugo');
  await readAfterChange('drugo', { 'content-language': 'sr-Cyrl' });
  expect(cache.misses).toBe(4);
  expect(got.map((bytes) => brotliDecompressSync(bytes).toString())).toEqual([
    'isto',
    'isto',
    'drugo',
    'drugo',
  ]);
  expect(got.map((bytes) => got.indexOf(bytes))).toEqual([0, 0, 2, 3]);
});

describe('a page', () => {
  const body = Array.from({ length: 400 }, (_, at) => `<p>Termin ${String(at * at)}</p>`).join('');
  const make = async (): Promise<PublicAnswer> => ({
    ...answer(body),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  const sent: { status: number; etag: string; bytes: Buffer | undefined }[] = [];
  const response = {
    writeHead: (status: number, { etag }: { etag: string }) => {
      sent.push({ status, etag, bytes: undefined });
      return { end: () => undefined };
    },
    end(bytes?: Buffer) {
      const last = sent.at(-1);
      if (last) last.bytes = bytes;
    },
  } as never;
  const read = (more: object = {}, url = '/a') =>
    ({ headers: { 'accept-encoding': 'br', ...more }, method: 'GET', url }) as never;
  const latest = () => sent.at(-1) ?? expect.unreachable();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    sent.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is compressed quickly for who waits, and better for those who come later', async () => {
    const { cache } = steadyCache();
    await cache.answer('/a', read(), response, { make, fail });
    const quick = latest();
    vi.advanceTimersByTime(999);
    cache.serve(read(), response);
    expect(latest().etag).toBe(quick.etag);
    vi.advanceTimersByTime(1);
    await vi.waitUntil(() => cache.serve(read(), response) && latest().etag !== quick.etag);
    const best = latest();
    expect(best.bytes?.length).toBeLessThan(quick.bytes?.length ?? 0);
    expect(brotliDecompressSync(best.bytes ?? '').toString()).toBe(body);
    for (const { etag } of [quick, best]) {
      cache.serve(read({ 'if-none-match': etag }), response);
      expect(latest()).toEqual({ status: 304, etag, bytes: undefined });
    }
  });

  it('that a change ended is compressed better only once it stands again', async () => {
    const { cache } = steadyCache();
    await cache.answer('/a', read(), response, { make, fail });
    const quick = latest();
    cache.clear();
    await cache.answer('/b', read({}, '/b'), response, { make, fail });
    vi.advanceTimersByTime(1000);
    // Compressed one after another: '/a' would be first.
    await vi.waitUntil(() => cache.serve(read({}, '/b'), response) && latest().etag !== quick.etag);
    await cache.answer('/a', read(), response, { make, fail });
    expect(latest()).toEqual(quick);
    // The change left it the same, and it is current now.
    vi.advanceTimersByTime(1000);
    await vi.waitUntil(() => cache.serve(read(), response) && latest().etag !== quick.etag);
  });
});

const DAILY: readonly Opening[] = [['09:00', '22:00']];
const WEEK = Object.fromEntries(WEEKDAYS.map((day) => [day, DAILY])) as unknown as Week;
const HOURS: OpeningHours = { house: WEEK, boxOffice: WEEK, exceptions: [] };

describe('the generation', () => {
  it('ends when the centre opens or closes, in the evening and when a screening begins', async () => {
    const clock = movableClock();
    const app = await startTestApp({
      clock,
      content: { movies: [movieRow(['2026-11-24T19:00:00Z'])] },
    });
    const generation = createCacheGeneration(app.database, clock, () => ({
      hours: HOURS,
      alert: NO_ALERT,
    }));
    const endAt = async (moment: string): Promise<string> => {
      clock.set(moment);
      await generation.renew();
      return generation.ends().toISOString();
    };
    // Opening, 17:00, the screening, closing, the screening's end.
    const ends = ['08:00', '16:00', '19:00', '21:00'].map((time) => `2026-11-24T${time}:00.000Z`);
    let moment = '2026-11-24T05:00:00.000Z';
    for (const end of ends) {
      expect(await endAt(moment)).toBe(end);
      moment = end;
    }
    await app.close();
  });

  it('looks up its end by one statement, however many wait for it', async () => {
    const app = await startTestApp();
    const generation = createCacheGeneration(app.database, app.clock, () => ({
      hours: HOURS,
      alert: NO_ALERT,
    }));
    const count = async (callers: number): Promise<number> => {
      const before = app.database.statements;
      await Promise.all(Array.from({ length: callers }, () => generation.renew()));
      return app.database.statements - before;
    };
    expect(await count(50)).toBe(1);
    await app.database.writeContent(async () => undefined);
    expect(generation.isCurrent()).toBe(false);
    expect(await count(1)).toBe(1);
    expect(generation.isCurrent()).toBe(true);
    await app.close();
  });
});
