import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBlob, type BlobStorage, type OpenBlob } from './blobStorage.ts';
import { STORAGES } from '../../../test/storages.ts';
import { makeDataDir } from '../../../test/testFiles.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');

describe.each(STORAGES)('%s', (half) => {
  let storage: BlobStorage;
  let dataDir: string;
  let cleanUp: () => Promise<void>;

  beforeAll(() => half.start());
  afterAll(() => half.stop());
  beforeEach(async () => {
    ({ dataDir, cleanUp } = await makeDataDir());
    storage = await half.open(dataDir);
  });
  afterEach(() => cleanUp());

  async function put(texts: Record<string, string>): Promise<void> {
    const files = Object.entries(texts).map(([name, text]) => ({
      name,
      text,
      from: join(dataDir, randomUUID()),
    }));
    for (const { from, text } of files) await writeFile(from, text);
    await storage.put(files);
  }
  const textOf = async (name: string): Promise<string | undefined> =>
    (await readBlob(storage, name))?.toString();
  const names = async (): Promise<string[]> => (await storage.list()).map(({ name }) => name);
  const waiting = async () => (await storage.listSetAside()).map(({ name }) => name);

  async function readPart(blob: OpenBlob, start: number, end: number): Promise<string> {
    const pieces: Buffer[] = [];
    for await (const piece of await blob.read({ start, end })) pieces.push(piece as Buffer);
    return Buffer.concat(pieces).toString();
  }

  it('a file is found under its name, whole or in part, until it is removed', async () => {
    const [one, other] = [`${randomUUID()}.pdf`, `${randomUUID()}-320.webp`];
    await put({ [one]: 'the whole text', [other]: '' });
    expect((await names()).sort()).toEqual([one, other].sort());
    expect([await textOf(one), await textOf(other)]).toEqual(['the whole text', '']);
    const blob = await storage.open(one);
    if (!blob) throw new Error('Nothing stored');
    expect(blob.size).toBe(14);
    expect(await readPart(blob, 4, 8)).toBe('whole');
    const unread = await storage.open(one);
    await unread?.close();

    await storage.remove([one, `${randomUUID()}.jpg`]);
    expect(await names()).toEqual([other]);
    expect(await storage.open(one)).toBeUndefined();
  });

  it('more files than one answer of a listing names are all listed', async () => {
    const many = Array.from({ length: 105 }, () => `${randomUUID()}.jpg`);
    await put(Object.fromEntries(many.map((name) => [name, 'x'])));
    expect((await names()).sort()).toEqual(many.sort());
  });

  it('a file that was set aside is not served, and can be restored or removed', async () => {
    const [one, other] = [`${randomUUID()}.pdf`, `${randomUUID()}.jpg`];
    await put({ [one]: 'one', [other]: 'other' });
    await storage.setAside([one, other, `${randomUUID()}.jpg`], NOW);
    expect(await names()).toEqual([]);
    expect(await storage.open(one)).toBeUndefined();
    const aside = await storage.listSetAside();
    expect(aside.map(({ name }) => name).sort()).toEqual([one, other].sort());
    expect(aside.map(({ since }) => since)).toEqual([NOW, NOW]);
    const blob = await storage.openSetAside(one);
    if (!blob) throw new Error('Nothing set aside');
    expect(await readPart(blob, 0, 2)).toBe('one');
    expect(await storage.openSetAside(`${randomUUID()}.jpg`)).toBeUndefined();

    await storage.restoreSetAside([one, `${randomUUID()}.jpg`]);
    expect([await names(), await waiting(), await textOf(one)]).toEqual([[one], [other], 'one']);
    await storage.removeSetAside(await storage.listSetAside());
    expect([await names(), await waiting()]).toEqual([[one], []]);
  });

  it('takes only names that this program makes', async () => {
    const name = `${randomUUID()}.pdf`;
    await put({ [name]: 'x' });
    for (const wrong of ['../centar.db', '/etc/passwd', 'a.pdf', '', `../media/${name}`]) {
      const calls: (() => Promise<unknown>)[] = [
        () => storage.open(wrong),
        () => storage.openSetAside(wrong),
        () => storage.remove([wrong]),
        () => storage.setAside([wrong], NOW),
        () => storage.restoreSetAside([wrong]),
        () => storage.removeSetAside([{ name: wrong, since: NOW }]),
        () => storage.put([{ from: join(dataDir, 'x'), name: wrong }]),
      ];
      for (const call of calls) {
        await expect(Promise.resolve().then(call)).rejects.toThrow('Not a name');
      }
    }
    expect(await names()).toEqual([name]);
  });
});
