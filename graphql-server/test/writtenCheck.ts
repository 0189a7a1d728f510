import { expect } from 'vitest';
import { createPasswords } from '../src/accounts/auth/passwords.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { BlobStorage } from '../src/platform/files/blobStorage.ts';
import { fileNamesOf } from '../src/platform/files/storedFiles.ts';
import { MINIMAL_COST } from './cheapAuthParts.ts';
import type { Ledger, State, WrittenAccount, WrittenItem } from './mixedWriters.ts';

export interface DataSources {
  readonly database: Pick<Database, 'reader'>;
  readonly storage: BlobStorage;
}

/** The part of a ledger that is compared. */
export type Part = Pick<Ledger, 'items' | 'created' | 'changers'>;

type Reader = Database['reader'];

async function rowsOf({ table, mark }: WrittenItem, reader: Reader) {
  const where = { description: mark };
  const select = { id: true, title: true, imageFileId: true, deletedAt: true } as const;
  if (table === 'News') return reader.news.findMany({ where, select });
  if (table === 'Program') return reader.program.findMany({ where, select });
  const films = await reader.movie.findMany({
    where,
    select: { ...select, _count: { select: { screenings: true } } },
  });
  return films.map(({ _count, ...film }) => ({ ...film, screenings: _count.screenings }));
}

/** The item exists once, in its acknowledged state or in that of the cut call. */
async function checkItem(item: WrittenItem, reader: Reader, ledger: Ledger): Promise<void> {
  const rows = await rowsOf(item, reader);
  expect(rows.length).toBeLessThanOrEqual(1);
  const [row] = rows;
  const found = row && {
    title: row.title,
    image: row.imageFileId ?? '',
    isDeleted: row.deletedAt !== null,
    screenings: 'screenings' in row ? row.screenings : 0,
  };
  const isThat = (wanted: State | undefined): boolean =>
    wanted !== undefined &&
    found !== undefined &&
    JSON.stringify({ ...found, image: wanted.image === 'any' ? 'any' : found.image }) ===
      JSON.stringify(wanted);
  const isGood =
    isThat(item.acknowledged) || isThat(item.pending) || (!found && !item.acknowledged);
  expect(isGood, JSON.stringify({ item, found })).toBe(true);
  if (item.pending && !isThat(item.pending)) ledger.lost += 1;
  if (row) {
    const where = { itemType: item.table, itemId: row.id, action: 'create' };
    expect(await reader.auditEntry.count({ where })).toBe(1);
    item.id = row.id;
  }
  Object.assign(item, { acknowledged: found, pending: undefined });
}

/** A created account has all its rights; one whose creation was cut is complete or missing. */
async function checkCreated(account: WrittenAccount, reader: Reader): Promise<void> {
  const rows = await reader.user.findMany({
    where: { emailNorm: account.email },
    select: { name: true, access: true },
  });
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(
    account.acknowledged ? [account.acknowledged] : expect.toBeOneOf([[], [account.pending]]),
  );
  expect(rows.flatMap(({ access }) => access)).toHaveLength(rows.length * 2);
  Object.assign(account, { acknowledged: names[0], pending: undefined });
}

/** The last acknowledged password is valid, or that of the cut call. */
async function checkChanger(account: WrittenAccount, reader: Reader): Promise<void> {
  const where = { emailNorm: account.email };
  const { passwordHash } = await reader.user.findUniqueOrThrow({ where });
  const passwords = createPasswords(MINIMAL_COST);
  const { acknowledged, pending } = account;
  const isNew = pending !== undefined && (await passwords.verify(passwordHash, pending));
  if (!isNew) expect(await passwords.verify(passwordHash, acknowledged ?? '')).toBe(true);
  Object.assign(account, { acknowledged: isNew ? pending : acknowledged, pending: undefined });
}

/** Every file of a row is stored completely. */
async function checkFiles({ database, storage }: DataSources, since: Date): Promise<void> {
  const rows = await database.reader.storedFile.findMany({ where: { createdAt: { gte: since } } });
  const stored = new Set((await storage.list()).map(({ name }) => name));
  for (const row of rows) {
    expect(fileNamesOf(row).filter((name) => !stored.has(name))).toEqual([]);
    const blob = await storage.open(`${row.id}.${row.extension}`);
    expect(blob?.size).toBe(row.byteSize);
    await blob?.close();
  }
}

/** Compares the stored rows with the ledger, and the files that were stored since a time. */
export async function checkWritten(
  ledger: Ledger,
  part: Part,
  places: DataSources,
  since = new Date(0),
): Promise<void> {
  const { reader } = places.database;
  for (const item of part.items) await checkItem(item, reader, ledger);
  for (const account of part.created) await checkCreated(account, reader);
  for (const account of part.changers) await checkChanger(account, reader);
  await checkFiles(places, since);
}
