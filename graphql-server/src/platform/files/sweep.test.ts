import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createFileStore, type FileStore } from './fileStore.ts';
import { addStoredFile, fileNamesOf, releaseStoredFile } from './storedFiles.ts';
import { sweepFiles } from './sweep.ts';
import { bucket } from '../../../test/storages.ts';
import { plansOf } from '../../../test/statementPlans.ts';
import { filesIn, incoming, makeDataDir, pdf, picture } from '../../../test/testFiles.ts';
import { emptyDatabase } from '../../../test/uploadServer.ts';

const HOUR = 3_600_000;
const ORPHAN = '00000000-0000-4000-8000-000000000000';
let database: Database;
let files: FileStore;
let dataDir: string;
let now: Date;
let cleanUp: () => Promise<void>;

const NOTHING = {
  temporary: 0,
  orphans: 0,
  released: 0,
  restored: 0,
  deleted: 0,
  suspicious: 0,
};
const sweep = () => sweepFiles({ database, files, clock: () => now });

async function store(bytes: Uint8Array | string, name: string): Promise<string> {
  return files.withStoredFile(
    name.endsWith('pdf') ? 'document' : 'image',
    incoming(name, bytes),
    (kept) => {
      if (!kept) throw new Error('Nothing kept');
      return database.write((transaction) => addStoredFile(transaction, kept));
    },
  );
}

/** Stores bytes that no row knows. */
async function leave(name: string): Promise<void> {
  const from = join(files.tmpDir, name);
  await writeFile(from, 'x');
  await files.storage.put([{ from, name }]);
  await rm(from, { force: true });
}
const waiting = async (): Promise<string[]> =>
  (await files.storage.listSetAside()).map(({ name }) => name).sort();

// `blobStorage.test` has what the sweep uses of the disk and of a bucket.
describe('on the disk', () => {
  beforeEach(async () => {
    ({ dataDir, cleanUp } = await makeDataDir());
    now = new Date(Date.now() + 2 * HOUR);
    files = createFileStore({ dataDir, clock: () => now });
    database = await emptyDatabase(dataDir);
  });
  afterEach(async () => {
    await database.close();
    await cleanUp();
  });

  it('looks up the rows of stored files alone', async () => {
    await store(await picture('png'), 'a.png');
    const plans = await plansOf({ database }, sweep);
    const reads = plans.filter((step) => /^\w+ main\.StoredFile /.test(step));
    expect(reads).not.toEqual([]);
    expect(reads.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  });

  it('removes unfinished files after an hour', async () => {
    const old = new Date(now.getTime() - HOUR - 1000);
    for (const name of ['capacitor-1.tmp', 'x.part']) {
      await writeFile(join(files.tmpDir, name), 'x');
      await utimes(join(files.tmpDir, name), old, old);
    }
    await writeFile(join(files.tmpDir, 'young.part'), 'x');
    await utimes(join(files.tmpDir, 'young.part'), now, now);
    expect(await sweep()).toEqual({ ...NOTHING, temporary: 2 });
    expect(await filesIn(files)).toEqual(['young.part']);
  });

  it('sets files without a row aside, and deletes only these after two days', async () => {
    const id = await store(await picture('png'), 'a.png');
    const orphans = [`${ORPHAN}-320.webp`, `${ORPHAN}.jpg`];
    for (const name of orphans) await leave(name);
    expect(await sweep()).toEqual({ ...NOTHING, orphans: 2 });
    expect((await filesIn(files)).sort()).toEqual(
      [`${id}.jpg`, `${id}-160.webp`, `${id}-320.webp`, `${id}-640.webp`].sort(),
    );
    expect(await waiting()).toEqual(orphans);

    now = new Date(now.getTime() + 47 * HOUR);
    expect(await sweep()).toEqual(NOTHING);
    now = new Date(now.getTime() + 2 * HOUR);
    expect(await sweep()).toEqual({ ...NOTHING, deleted: 2 });
    expect(await waiting()).toEqual([]);
  });

  it('waits from the sweep on, however old the file is', async () => {
    await leave(`${ORPHAN}.jpg`);
    now = new Date(now.getTime() + 100 * HOUR);
    await sweep();
    expect(await sweep()).toEqual(NOTHING);
    expect(await waiting()).toEqual([`${ORPHAN}.jpg`]);
  });

  it('puts back what turns out to be needed, as after a restored backup', async () => {
    const id = await store(pdf(), 'a.pdf');
    const row = await database.reader.storedFile.findUniqueOrThrow({ where: { id } });
    await database.write((transaction) => transaction.storedFile.delete({ where: { id } }));
    expect(await sweep()).toEqual({ ...NOTHING, orphans: 1 });
    await database.write((transaction) =>
      transaction.storedFile.create({ data: { ...row, variants: [] } }),
    );
    // Even when its time is over: it is looked for first.
    now = new Date(now.getTime() + 100 * HOUR);
    expect(await sweep()).toEqual({ ...NOTHING, restored: 1 });
    expect(await filesIn(files)).toEqual([`${id}.pdf`]);
  });

  it('takes none where more than a tenth of the files belong to nothing', async () => {
    const names = Array.from(
      { length: 11 },
      (_, n) => `${ORPHAN.slice(0, -2)}${String(n + 10)}.jpg`,
    );
    for (const name of names) await leave(name);
    expect(await sweep()).toEqual({ ...NOTHING, suspicious: 11 });
    expect((await filesIn(files)).sort()).toEqual(names);
    expect(await waiting()).toEqual([]);
  });

  it('takes as many as a tenth of the files', async () => {
    const idOf = (kind: number, n: number): string =>
      `${ORPHAN.slice(0, -4)}${String(kind)}${String(n).padStart(3, '0')}`;
    const common = { kind: 'image', extension: 'jpg', contentType: 'image/jpeg', variants: [] };
    const kept = Array.from({ length: 99 }, (_, n) => idOf(1, n));
    await database.write(({ storedFile }) =>
      storedFile.createMany({
        data: kept.map((id) => ({ id, ...common, originalName: 'a', byteSize: 1, sha256: '' })),
      }),
    );
    for (const id of kept) await leave(`${id}.jpg`);
    // A tenth of 110, and more than one of 111.
    for (let n = 0; n < 12; n += 1) await leave(`${idOf(2, n)}.jpg`);
    expect(await sweep()).toEqual({ ...NOTHING, suspicious: 12 });
    await files.storage.remove([`${idOf(2, 11)}.jpg`]);
    expect(await sweep()).toEqual({ ...NOTHING, orphans: 11 });
  });

  it('never touches a file whose row is about to be written', async () => {
    const kept = files.withStoredFile('document', incoming('a.pdf', pdf()), async (file) => {
      expect(await sweep()).toMatchObject({ orphans: 0 });
      if (!file) throw new Error('Nothing kept');
      return database.write((transaction) => addStoredFile(transaction, file));
    });
    await kept;
    const drawn = await files.storeBytes('document', Buffer.from(pdf()), 'b.pdf');
    expect(await sweep()).toMatchObject({ orphans: 0 });
    expect(await filesIn(files)).toContain(`${drawn.row.id}.pdf`);
    expect(await filesIn(files)).toHaveLength(2);
  });

  it("removes a released file's row after 48 hours, and its bytes 48 hours later", async () => {
    const id = await store(await picture('png'), 'a.png');
    const other = await store(pdf(), 'b.pdf');
    await database.write((transaction) => releaseStoredFile(transaction, id, now));
    await database.write((transaction) => releaseStoredFile(transaction, null, now));
    now = new Date(now.getTime() + 47 * HOUR);
    expect(await sweep()).toMatchObject({ released: 0 });
    // Released again changes nothing: the hours run from the first time.
    await database.write((transaction) => releaseStoredFile(transaction, id, now));
    now = new Date(now.getTime() + 2 * HOUR);
    expect(await sweep()).toMatchObject({ released: 1, orphans: 0 });
    expect(await filesIn(files)).toEqual([`${other}.pdf`]);
    expect(await database.reader.storedFile.findMany({ select: { id: true } })).toEqual([
      { id: other },
    ]);
    expect(await waiting()).toHaveLength(4);
    now = new Date(now.getTime() + 49 * HOUR);
    expect(await sweep()).toEqual({ ...NOTHING, deleted: 4 });
  });

  it('keeps a released file that an item uses again', async () => {
    const id = await store(await picture('png'), 'a.png');
    await database.write(async (transaction) => {
      const data = { title: 't', description: 'd', author: 'a', theme: 't', imageFileId: id };
      await transaction.news.create({ data });
      await releaseStoredFile(transaction, id, now);
    });
    now = new Date(now.getTime() + 100 * HOUR);
    expect(await sweep()).toMatchObject({ released: 0, orphans: 0 });
    const row = await database.reader.storedFile.findUniqueOrThrow({ where: { id } });
    expect(await filesIn(files)).toEqual(expect.arrayContaining(fileNamesOf(row)));
  });

  it('refuses to keep a file inside a transaction', async () => {
    const inside = database.write(async () => {
      await files.storeBytes('document', Buffer.from(pdf()), 'a.pdf');
    });
    await expect(inside).rejects.toThrow('inside a database transaction');
    expect(await filesIn(files)).toEqual([]);
  });

  it('keeps what this program never makes', async () => {
    await writeFile(join(dataDir, 'media', 'README.txt'), 'x');
    expect(await sweep()).toEqual(NOTHING);
    expect(await filesIn(files)).toEqual(['README.txt']);
  });
});

describe('a bucket', () => {
  beforeAll(() => bucket.start());
  afterAll(() => bucket.stop());

  it('keeps for an hour what another process may be storing', async () => {
    ({ dataDir, cleanUp } = await makeDataDir());
    now = new Date();
    files = createFileStore({ dataDir, clock: () => now, storage: await bucket.open(dataDir) });
    database = await emptyDatabase(dataDir);
    await leave(`${ORPHAN}.jpg`);
    expect(await sweep()).toEqual(NOTHING);
    now = new Date(now.getTime() + 2 * HOUR);
    expect(await sweep()).toEqual({ ...NOTHING, orphans: 1 });
    await database.close();
    await cleanUp();
  });
});
