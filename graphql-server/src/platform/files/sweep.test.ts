import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createFileStore } from './fileStore.ts';
import type { FileStore } from './fileStore.ts';
import { addStoredFile, fileNamesOf, releaseStoredFile } from './storedFiles.ts';
import { sweepFiles } from './sweep.ts';
import { filesIn, incoming, makeDataDir, pdf, picture } from '../../../test/testFiles.ts';
import { emptyDatabase } from '../../../test/uploadServer.ts';

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

const NOTHING = {
  ...{ temporary: 0, orphans: 0, released: 0 },
  ...{ broughtBack: 0, deleted: 0, suspicious: 0 },
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

it('removes unfinished files after an hour', async () => {
  const old = new Date(now.getTime() - HOUR - 1000);
  for (const name of ['capacitor-1.tmp', 'x.part']) {
    await writeFile(join(files.tmpDir, name), 'x');
    await utimes(join(files.tmpDir, name), old, old);
  }
  await writeFile(join(files.tmpDir, 'young.part'), 'x');
  expect(await sweep()).toEqual({ ...NOTHING, temporary: 2 });
  expect(await filesIn(files)).toEqual(['young.part']);
});

const ORPHAN = '00000000-0000-4000-8000-000000000000';

it('sets stored files without a row aside, deletes them after two days and leaves everything else', async () => {
  const id = await store(await picture('png'), 'a.png');
  const orphans = [`${ORPHAN}-320.webp`, `${ORPHAN}.jpg`];
  for (const name of [...orphans, 'README.txt']) await writeFile(join(files.mediaDir, name), 'x');
  expect(await sweep()).toEqual({ ...NOTHING, orphans: 2 });
  expect((await filesIn(files)).sort()).toEqual(
    [`${id}.jpg`, `${id}-320.webp`, `${id}-640.webp`, 'README.txt'].sort(),
  );
  expect((await readdir(files.sweptDir)).sort()).toEqual(orphans);

  now = new Date(now.getTime() + 47 * HOUR);
  expect(await sweep()).toEqual(NOTHING);
  now = new Date(now.getTime() + 2 * HOUR);
  expect(await sweep()).toEqual({ ...NOTHING, deleted: 2 });
  expect(await readdir(files.sweptDir)).toEqual([]);
});

it('waits from the sweep on, however old the file is', async () => {
  const path = join(files.mediaDir, `${ORPHAN}.jpg`);
  await writeFile(path, 'x');
  await utimes(path, new Date(0), new Date(0));
  await sweep();
  expect(await sweep()).toEqual(NOTHING);
  expect(await readdir(files.sweptDir)).toEqual([`${ORPHAN}.jpg`]);
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
  expect(await sweep()).toEqual({ ...NOTHING, broughtBack: 1 });
  expect(await filesIn(files)).toEqual([`${id}.pdf`]);
});

it('takes none where more than a tenth of the files belong to nothing', async () => {
  const names = Array.from({ length: 11 }, (_, n) => `${ORPHAN.slice(0, -2)}${String(n + 10)}.jpg`);
  for (const name of names) await writeFile(join(files.mediaDir, name), 'x');
  expect(await sweep()).toEqual({ ...NOTHING, suspicious: 11 });
  expect((await filesIn(files)).sort()).toEqual(names);
  expect(await readdir(files.sweptDir)).toEqual([]);
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

it('takes a released file away 48 hours later, the row at once and the bytes after 48 more', async () => {
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
  expect(await readdir(files.sweptDir)).toHaveLength(3);
  now = new Date(now.getTime() + 49 * HOUR);
  expect(await sweep()).toEqual({ ...NOTHING, deleted: 3 });
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
