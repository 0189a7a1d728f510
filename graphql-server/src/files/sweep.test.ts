import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { createFileStore } from './fileStore.ts';
import type { FileStore } from './fileStore.ts';
import { addStoredFile, fileNamesOf, releaseStoredFile } from './storedFiles.ts';
import { sweepFiles } from './sweep.ts';
import { filesIn, incoming, makeDataDir, pdf, picture } from './testFiles.ts';
import { emptyDatabase } from './testServer.ts';

const HOUR = 3_600_000;
let database: Database;
let files: FileStore;
let now: Date;
let cleanUp: () => Promise<void>;

beforeEach(async () => {
  const made = await makeDataDir();
  cleanUp = made.cleanUp;
  now = new Date();
  files = createFileStore({ dataDir: made.dataDir, clock: () => now });
  database = await emptyDatabase(made.dataDir);
});
afterEach(async () => {
  await database.close();
  await cleanUp();
});

const sweep = () => sweepFiles({ database, files, clock: () => now });

async function store(bytes: Uint8Array | string, name: string): Promise<string> {
  return files.whileKept(
    name.endsWith('pdf') ? 'document' : 'image',
    incoming(name, bytes),
    (kept) => {
      if (!kept) throw new Error('Nothing kept');
      return database.write((transaction) => addStoredFile(transaction, kept));
    },
  );
}

it('removes unfinished files after an hour', async () => {
  const old = new Date(now.getTime() - HOUR - 1000);
  for (const name of ['capacitor-1.tmp', 'x.part']) {
    await writeFile(join(files.tmpDir, name), 'x');
    await utimes(join(files.tmpDir, name), old, old);
  }
  await writeFile(join(files.tmpDir, 'young.part'), 'x');
  expect(await sweep()).toEqual({ temporary: 2, orphans: 0, released: 0 });
  expect(await filesIn(files)).toEqual(['young.part']);
});

it('removes stored files without a row and leaves everything else', async () => {
  const id = await store(await picture('png'), 'a.png');
  const orphan = '00000000-0000-4000-8000-000000000000';
  for (const name of [`${orphan}.jpg`, `${orphan}-320.webp`, 'README.txt']) {
    await writeFile(join(files.mediaDir, name), 'x');
  }
  expect(await sweep()).toEqual({ temporary: 0, orphans: 2, released: 0 });
  expect((await filesIn(files)).sort()).toEqual(
    [`${id}.jpg`, `${id}-320.webp`, `${id}-640.webp`, 'README.txt'].sort(),
  );
});

it('never touches a file whose row is about to be written', async () => {
  const kept = files.whileKept('document', incoming('a.pdf', pdf()), async (file) => {
    expect(await sweep()).toMatchObject({ orphans: 0 });
    if (!file) throw new Error('Nothing kept');
    return database.write((transaction) => addStoredFile(transaction, file));
  });
  await kept;
  const drawn = await files.keepBytes('document', Buffer.from(pdf()), 'b.pdf');
  expect(await sweep()).toMatchObject({ orphans: 0 });
  expect(await filesIn(files)).toContain(`${drawn.row.id}.pdf`);
  expect(await filesIn(files)).toHaveLength(2);
});

it('removes a released file 48 hours later, row and bytes', async () => {
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
    await files.keepBytes('document', Buffer.from(pdf()), 'a.pdf');
  });
  await expect(inside).rejects.toThrow('inside a database transaction');
  expect(await filesIn(files)).toEqual([]);
});
