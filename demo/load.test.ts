import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../graphql-server/src/platform/database/openDatabase.ts';
import type { Database } from '../graphql-server/src/platform/database/database.ts';
import { createFileStore, type FileStore } from '../graphql-server/src/platform/files/fileStore.ts';
import { fileNamesOf } from '../graphql-server/src/platform/files/storedFiles.ts';
import { childProgram } from '../graphql-server/test/childProgram.ts';
import { copyMigrated } from '../graphql-server/test/migratedFile.ts';
import { isNeverWritten } from '../graphql-server/src/platform/files/firstStart.ts';
import { demoItems } from './items.ts';
import { loadDemoContent } from './load.ts';

const MEDIA = fileURLToPath(new URL('media', import.meta.url));
const CHILD = new URL('testing/loadAndDie.ts', import.meta.url);
const clock = (): Date => new Date('2026-11-21T10:00:00Z');

let dataDir: string;
let database: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'centar-demo-'));
  await copyMigrated(join(dataDir, 'centar.db'));
  database = await openDatabase(`file:${dataDir}/centar.db`);
});

afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A store as a process that has just started has it. */
const newStore = (): FileStore => createFileStore({ dataDir, clock });

const load = (media = MEDIA): Promise<void> =>
  loadDemoContent({
    database,
    files: newStore(),
    media,
    clock,
    logger: { info: () => undefined },
  });

async function expectNothingWritten(): Promise<void> {
  expect(await isNeverWritten(database)).toBe(true);
  expect(await database.reader.storedFile.count()).toBe(0);
}

const mediaNames = (): Promise<string[]> => readdir(join(dataDir, 'media'));

/** The next start's treatment of files that an interrupted start has left. */
const setLeftOversAside = async (): Promise<void> =>
  newStore().storage.setAside(await mediaNames(), clock());

/** Everything is there once, with its files byte for byte under their addresses, and no others. */
async function expectWhole(): Promise<void> {
  const { reader } = database;
  const content = demoItems(clock());
  const screenings = content.movies.flatMap((movie) => movie.screenings);
  const notices = [...content.competitions, ...content.procurements];
  const appendices = notices.filter(({ appendix }) => appendix !== undefined);
  const further = content.news.flatMap(({ morePictures }) => morePictures);
  const items: readonly (readonly unknown[])[] = Object.values(content);
  const counts = [
    [content.programs.length, await reader.program.count()],
    [content.news.length, await reader.news.count()],
    [content.movies.length, await reader.movie.count()],
    [screenings.length, await reader.screening.count()],
    [content.competitions.length, await reader.competition.count()],
    [content.procurements.length, await reader.procurement.count()],
    [content.gallery.length, await reader.galleryItem.count()],
    [content.colonies.length, await reader.colony.count()],
    [content.salons.length, await reader.artSalon.count()],
    [content.premises.length, await reader.premisesPhoto.count()],
    // Each item has one file, and some notices and news have further ones.
    [items.flat().length + appendices.length + further.length, await reader.storedFile.count()],
    [further.length, await reader.itemPicture.count()],
    [appendices.length, await reader.noticeDocument.count()],
  ];
  for (const [wanted, found] of counts) expect(found).toBe(wanted);
  expect(await isNeverWritten(database)).toBe(false);
  const rows = await reader.storedFile.findMany();
  expect((await mediaNames()).sort()).toEqual(rows.flatMap(fileNamesOf).sort());
  for (const { id, extension, originalName } of rows) {
    const stored = await readFile(join(dataDir, 'media', `${id}.${extension}`));
    expect(stored.equals(await readFile(join(MEDIA, originalName))), originalName).toBe(true);
  }
  const news = await reader.news.findFirstOrThrow({
    where: { title: 'Stigao novi projektor' },
  });
  const own = `/media/${String(news.imageFileId)}`;
  expect(news.imageAlt).toBe('Snop svetla iz projektora u mraku');
  expect(news.image).toEqual({
    src: `${own}.jpg`,
    width: 1600,
    height: 1067,
    placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
    srcSet: [160, 320, 640, 960, 1600]
      .map((w) => `${own}-${String(w)}.webp ${String(w)}w`)
      .join(', '),
  });
}

it('says in one line which file is missing, and writes nothing', async () => {
  const incomplete = join(dataDir, 'incomplete');
  mkdirSync(incomplete);
  for (const name of await readdir(MEDIA)) {
    if (name !== 'plan-javnih-nabavki.xlsx') symlinkSync(join(MEDIA, name), join(incomplete, name));
  }
  const failed = (await load(incomplete).catch((thrown: unknown) => thrown)) as Error;
  expect(failed.message).toMatch(
    /^The demo content could not be loaded: .*plan-javnih-nabavki\.xlsx.*$/,
  );
  await expectNothingWritten();
});

it('writes no row where one of them fails', async () => {
  // The premises come last.
  const refuse = `CREATE TRIGGER refuse BEFORE INSERT ON "PremisesPhoto" WHEN NEW."position" = 8
    BEGIN SELECT RAISE(ABORT, 'refused'); END`;
  await database.write((transaction) => transaction.$executeRawUnsafe(refuse));
  await expect(load()).rejects.toThrow('The demo content could not be loaded');
  await expectNothingWritten();
});

it('a kill -9 during the files or the rows leaves all of it to the next start', async () => {
  for (const moment of ['files', 'rows']) {
    const child = spawn(process.execPath, [await childProgram(CHILD), dataDir, MEDIA, moment], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    expect(signal).toBe('SIGKILL');
    await expectNothingWritten();
    const left = (await mediaNames()).length;
    expect(left).toBeGreaterThan(100);
    await setLeftOversAside();
  }
  await load();
  await expectWhole();
});
