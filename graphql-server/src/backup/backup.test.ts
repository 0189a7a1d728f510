import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { allRows } from '../../test/allRows.ts';
import { createWithPicture, storedFilesOf } from '../../test/backedUpContent.ts';
import { newsRow } from '../../test/contentRows.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { beginFollowing } from '../items/published/followedSince.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { readBlob } from '../platform/files/blobStorage.ts';
import type { Bucket } from '../platform/files/bucket.ts';
import { openS3Storage } from '../platform/files/s3Storage.ts';
import { startS3 } from '../../test/s3Service.ts';

interface RevisionRow {
  readonly followedSince: unknown;
}

let folder: string;
let dataDir: string;
let app: TestApp;
let token: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'centar-backup-'));
  app = await startTestApp({ dataDir, content: { news: [newsRow({ title: 'prva' })] } });
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
  await endFollowing();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'centar-copies-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const placesOf = (dir: string, bucket?: Bucket) => ({
  dataDir: dir,
  databaseUrl: `file:${join(dir, 'centar.db')}`,
  bucket,
});
const back = (): string => join(folder, 'restored');
const backup = () => makeBackup(placesOf(dataDir), join(folder, 'backups'));

/** As a restore does. */
const endFollowing = () => app.sql('UPDATE "ContentRevision" SET "followedSince" = NULL');

const rowsOf = (dir: string) => allRows(join(dir, 'centar.db'));
const titlesIn = (dir: string): string[] =>
  (rowsOf(dir)['News'] as { title: string }[]).map(({ title }) => title);

const create = (title: string): Promise<number> => createWithPicture(app, token, title);

describe('a backup', () => {
  it('contains all earlier writes and their files, despite concurrent writes', async () => {
    expect(await create('pre')).toBe(201);
    const written: string[] = [];
    const state = { isMade: false };
    const writing = (async () => {
      for (let at = 0; !state.isMade || at < 5; at += 1) {
        if ((await create(`meanwhile ${String(at)}`)) === 201)
          written.push(`meanwhile ${String(at)}`);
      }
    })();
    const first = await backup();
    state.isMade = true;
    await writing;
    await restoreBackup(placesOf(back()), first.folder);
    const titles = titlesIn(back());
    expect(titles).toEqual(expect.arrayContaining(['prva', 'pre']));
    // Of the items written during the backup it holds the first ones, each with all its files.
    const caught = titles.filter((title) => title.startsWith('meanwhile'));
    expect(caught).toEqual(written.slice(0, caught.length));
    const names = Object.keys(storedFilesOf(back()));
    const stored = rowsOf(back())['StoredFile'] as { id: string; variants: string }[];
    for (const { id, variants } of stored) {
      expect(names.some((name) => name.startsWith(id))).toBe(true);
      for (const { name } of JSON.parse(variants) as { name: string }[])
        expect(names).toContain(name);
    }
  });

  it('restored elsewhere is equal, row by row and file by file', async () => {
    await create('sa slikom');
    const { folder: made, files } = await backup();
    await restoreBackup(placesOf(back()), made);
    expect(rowsOf(back())).toEqual(rowsOf(dataDir));
    expect(storedFilesOf(back())).toEqual(storedFilesOf(dataDir));
    expect(files).toBeGreaterThan(3);
    expect(readFileSync(join(back(), 'secrets.json'))).toEqual(
      readFileSync(join(dataDir, 'secrets.json')),
    );
    expect(readdirSync(join(folder, 'backups'))).toEqual([made.split('/').at(-1)]);
  });

  it('fails with a clear error for a missing data folder or a damaged file', async () => {
    await expect(makeBackup(placesOf(join(folder, 'nowhere')), folder)).rejects.toThrow(
      /^There is no database at /,
    );
    const [name = ''] = readdirSync(join(dataDir, 'media'));
    const path = join(dataDir, 'media', name);
    const bytes = readFileSync(path);
    writeFileSync(path, Buffer.concat([bytes, Buffer.from([0])]));
    await expect(backup()).rejects.toThrow(`${name} in ${dataDir}/media is damaged.`);
    writeFileSync(path, bytes);
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });

  it('goes on after one that was broken off', async () => {
    mkdirSync(join(folder, 'backups', '.unfinished-backup', 'media'), { recursive: true });
    const { folder: made } = await backup();
    expect(readdirSync(join(folder, 'backups'))).toEqual([made.split('/').at(-1)]);
  });
});

describe('a restore', () => {
  it.each([
    [
      'a flipped byte',
      (path: string) => {
        const bytes = readFileSync(path);
        bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
        writeFileSync(path, bytes);
      },
    ],
    [
      'a missing file',
      (path: string) => {
        rmSync(path);
      },
    ],
    [
      'a file that was cut',
      (path: string) => {
        writeFileSync(path, readFileSync(path).subarray(0, 30));
      },
    ],
  ])('of a backup with %s is refused by its name, and leaves nothing', async (_, damage) => {
    await create('sa slikom');
    const { folder: made } = await backup();
    const [name = ''] = readdirSync(join(made, 'media'));
    for (const path of [`media/${name}`, 'centar.db']) {
      const kept = readFileSync(join(made, path));
      damage(join(made, path));
      await expect(restoreBackup(placesOf(back()), made)).rejects.toThrow(
        new RegExp(`^The backup is damaged: ${path.replace('.', '\\.')} `),
      );
      writeFileSync(join(made, path), kept);
      expect(existsSync(back())).toBe(false);
    }
  });

  it('ends the revisions that copies of the public content follow', async () => {
    const isFollowed = (dir: string): boolean =>
      rowsOf(dir)['ContentRevision']?.some((row) => (row as RevisionRow).followedSince) ?? false;
    await beginFollowing(app.database, app.clock);
    onTestFinished(endFollowing);
    const { folder: made } = await backup();
    await restoreBackup(placesOf(back()), made);
    expect([isFollowed(dataDir), isFollowed(back())]).toEqual([true, false]);
  });

  it('into a folder that holds anything is refused, and changes nothing in it', async () => {
    const { folder: made } = await backup();
    mkdirSync(back());
    writeFileSync(join(back(), 'nesto.txt'), 'moje');
    await expect(restoreBackup(placesOf(back()), made)).rejects.toThrow(/is not empty/);
    expect(readdirSync(back())).toEqual(['nesto.txt']);
    const elsewhere = {
      dataDir: join(folder, 'empty'),
      databaseUrl: placesOf(dataDir).databaseUrl,
      bucket: undefined,
    };
    await expect(restoreBackup(elsewhere, made)).rejects.toThrow(/is there already/);
  });

  it('of what is no backup says so', async () => {
    await expect(restoreBackup(placesOf(back()), folder)).rejects.toThrow(/is no backup/);
    const { folder: made } = await backup();
    for (const text of ['{', '{}', '{"format":2}', '{"format":1,"createdAt":"x","files":{}}']) {
      writeFileSync(join(made, 'backup.json'), text);
      await expect(restoreBackup(placesOf(back()), made)).rejects.toThrow(/is damaged/);
    }
  });

  it('of a backup that names files elsewhere is refused', async () => {
    const { folder: made } = await backup();
    const path = join(made, 'backup.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, unknown> };
    manifest.files['media/../../outside.txt'] = manifest.files['centar.db'];
    writeFileSync(path, JSON.stringify(manifest));
    await expect(restoreBackup(placesOf(back()), made)).rejects.toThrow(/is damaged/);
  });

  it('that fails on the way leaves the folder empty', async () => {
    const { folder: made } = await backup();
    mkdirSync(back());
    // A folder in the place of the database: the last step fails.
    const databaseUrl = `file:${join(folder, 'taken', 'centar.db')}`;
    const places = { dataDir: back(), databaseUrl, bucket: undefined };
    mkdirSync(join(folder, 'taken', 'centar.db.restoring'), { recursive: true });
    await expect(restoreBackup(places, made)).rejects.toThrow(Error);
    expect(readdirSync(back())).toEqual([]);
    expect(existsSync(join(folder, 'taken', 'centar.db'))).toBe(false);
  });
});

describe('a bucket', () => {
  const quiet = { error: () => undefined };
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());

  it('takes the files of a backup from the disk, and gives them back', async () => {
    await create('sa slikom');
    const { folder: made, files } = await backup();
    const bucket = s3.bucket();
    await restoreBackup(placesOf(back(), bucket), made);
    expect(readdirSync(back()).sort()).toEqual(['centar.db', 'secrets.json']);
    const storage = await openS3Storage(bucket, quiet);
    const texts = await Promise.all(
      (await storage.list()).map(async ({ name }) => [
        name,
        (await readBlob(storage, name))?.toString('base64'),
      ]),
    );
    expect(Object.fromEntries(texts)).toEqual(storedFilesOf(dataDir));
    await expect(restoreBackup(placesOf(join(folder, 'more'), bucket), made)).rejects.toThrow(
      /^s3:\/\/127\.0\.0\.1:\d+\/centar\/media is not empty\./,
    );

    // One file is set aside by the sweep while the backup is made.
    const [first = ''] = Object.keys(storedFilesOf(dataDir));
    await storage.setAside([first], new Date());
    const again = await makeBackup(placesOf(back(), bucket), join(folder, 'from-bucket'));
    expect(again.files).toBe(files);
    const onDisk = join(folder, 'on-disk');
    await restoreBackup(placesOf(onDisk), again.folder);
    expect(storedFilesOf(onDisk)).toEqual(storedFilesOf(dataDir));
    expect(rowsOf(onDisk)).toEqual(rowsOf(dataDir));
  });

  it('that fails on the way keeps nothing of a restore, and none of a backup', async () => {
    await create('sa slikom');
    const { folder: made } = await backup();
    const bucket = s3.bucket('/other');
    const told: string[] = [];
    s3.failAfter(12);
    const failed = restoreBackup(placesOf(back(), bucket), made, (line) => told.push(line));
    await expect(failed).rejects.toThrow('UNAVAILABLE');
    expect(told.join()).toMatch(/the storage of files fails: .*it answers 500/);
    expect(readdirSync(back())).toEqual([]);
    s3.mood = 'well';
    await restoreBackup(placesOf(back(), s3.bucket('/new')), made);
    s3.failAfter(8);
    await expect(makeBackup(placesOf(back(), s3.bucket('/new')), folder)).rejects.toThrow(Error);
    expect(readdirSync(folder).filter((name) => name.startsWith('centar-2'))).toEqual([]);
  });
});
