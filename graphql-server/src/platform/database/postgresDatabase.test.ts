import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { databaseIn, type TestDatabase } from '../../../test/testDatabase.ts';
import type { Database, Transaction } from './database.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
let stored: TestDatabase;
/** Two processes, as far as the database can tell. */
let one: Database;
let other: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centar-postgres-test-'));
  stored = await databaseIn(folder);
  one = await openDatabase(stored.url);
  other = await openDatabase(stored.url);
});
afterEach(async () => {
  await one.close();
  await other.close();
  await stored.drop();
  rmSync(folder, { recursive: true });
});

/** Reads and writes what it read plus one: two at once would lose one of them. */
const count = async ({ rateCounter }: Transaction): Promise<void> => {
  const where = { key: 'test' };
  const found = await rateCounter.findUnique({ where });
  const next = { count: (found?.count ?? 0) + 1, expiresAt: new Date('2030-01-01') };
  await rateCounter.upsert({ where, create: { ...where, ...next }, update: next });
};

describe('writes of several processes', () => {
  it('stand behind each other: what one has read stays true until it is done', async () => {
    const writes = Array.from({ length: 5 }, () => [one.write(count), other.write(count)]);
    await Promise.all(writes.flat());
    expect(await one.reader.rateCounter.findFirst()).toMatchObject({ count: 10 });
  });

  it('give each change of content a revision of its own, which both show', async () => {
    const before = one.revision;
    const add = ({ news }: Transaction) => news.create({ data: newsRow() });
    await Promise.all(
      Array.from({ length: 5 }, () => [one.writeContent(add), other.writeContent(add)]).flat(),
    );
    await expect.poll(() => [one.revision, other.revision]).toEqual([before + 10, before + 10]);
    expect(await one.reader.contentRevision.findFirst()).toMatchObject({ number: before + 10 });
  });

  it('lose nothing while a transaction of another one is rolled back', async () => {
    const rollback = one.write(async (transaction) => {
      await count(transaction);
      throw new Error('forced');
    });
    const kept = Array.from({ length: 10 }, () => other.write(count));
    await expect(rollback).rejects.toThrow('forced');
    await Promise.all(kept);
    expect(await one.reader.rateCounter.findFirst()).toMatchObject({ count: 10 });
  });

  it('wait for another one, and are told to come again when it takes too long', async () => {
    const client = new pg.Client(stored.url);
    await client.connect();
    await client.query(`SELECT pg_advisory_lock(hashtextextended('centar/write', 0))`);
    const refused = await Promise.all(
      [one, one, other].map((database) => database.write(count).catch((error: unknown) => error)),
    );
    for (const error of refused) expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    const waiting = one.write(count);
    await client.end();
    await waiting;
    expect(await one.reader.rateCounter.findFirst()).toMatchObject({ count: 1 });
  });
});

describe('a change by another process', () => {
  it('is read before its revision is shown', async () => {
    const seen: (number | string)[] = [];
    other.beforeRemoteRevision(async () => {
      seen.push(other.revision, String(await other.reader.news.count()));
    });
    const before = one.revision;
    await one.writeContent(({ news }) => news.create({ data: newsRow() }));
    await expect.poll(() => other.revision).toBe(before + 1);
    expect(seen).toEqual([before, '1']);
  });

  it('is read again, an own one is not', async () => {
    let read = 0;
    one.beforeRemoteRevision(async () => {
      read += 1;
    });
    for (let round = 0; round < 20; round += 1) {
      await one.writeContent(({ news }) => news.create({ data: newsRow() }));
    }
    await other.writeContent(({ news }) => news.create({ data: newsRow() }));
    // Notifications come in the order of the commits.
    await expect.poll(() => one.revision).toBe(other.revision);
    expect(read).toBe(1);
  });

  it('is read too where an own one follows at once', async () => {
    let read = 0;
    other.beforeRemoteRevision(async () => {
      read += 1;
    });
    await one.writeContent(({ news }) => news.create({ data: newsRow() }));
    const { revision } = one;
    await other.writeContent(({ news }) => news.create({ data: newsRow() }));
    expect(read).toBeGreaterThan(0);
    expect(other.revision).toBe(revision + 1);
  });

  it('is shown despite a lost notification or a failed first read', async () => {
    let fails = 1;
    other.beforeRemoteRevision(async () => {
      fails -= 1;
      if (fails >= 0) throw new Error('forced');
    });
    const client = new pg.Client(stored.url);
    await client.connect();
    await client.query('UPDATE "ContentRevision" SET "number" = 100');
    await client.end();
    await expect.poll(() => other.revision).toBe(100);
    expect(fails).toBeLessThan(0);
  });
});

describe('work that one process may do at a time', () => {
  it('is done by one, and passed over or waited for by the others', async () => {
    let finish = (): void => undefined;
    const under = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = one.withLock('sweep', () => under.then(() => 'first'));
    await expect.poll(() => other.tryWithLock('sweep', async () => 'second')).toBeUndefined();
    expect(await one.tryWithLock('sweep', async () => 'again')).toBeUndefined();
    expect(await other.tryWithLock('other', async () => 'other')).toBe('other');
    const second = other.withLock('sweep', async () => 'second');
    finish();
    expect(await first).toBe('first');
    expect(await second).toBe('second');
  });

  it('is free again when its process is gone', async () => {
    const third = await openDatabase(stored.url);
    void third.withLock('sweep', () => new Promise(() => undefined));
    await expect.poll(() => other.tryWithLock('sweep', async () => 'mine')).toBeUndefined();
    await third.close();
    await expect.poll(() => other.tryWithLock('sweep', async () => 'mine')).toBe('mine');
  });
});

it('the reader refuses to write', async () => {
  await expect(one.reader.news.create({ data: newsRow() })).rejects.toThrow();
  expect(await one.reader.news.count()).toBe(0);
});

it('an acknowledged write is on the disk', async () => {
  const [row] = await one.write((transaction) =>
    transaction.$queryRawUnsafe<object[]>('SHOW synchronous_commit'),
  );
  expect(row).toEqual({ synchronous_commit: 'on' });
});
