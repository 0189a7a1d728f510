import { open, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStorage, OpenBlob } from './blobStorage.ts';
import { DISK, resolveInside, makeFolder, publish, removeFiles, type Disk } from './disk.ts';
import { parseMediaName } from './mediaNames.ts';

async function ignoreMissing(work: Promise<void>): Promise<void> {
  await work.catch((thrown: unknown) => {
    if ((thrown as { code?: unknown }).code !== 'ENOENT') throw thrown;
  });
}

async function openFile(path: string): Promise<OpenBlob | undefined> {
  const file = await open(path, 'r').catch((thrown: unknown) => {
    if ((thrown as { code?: unknown }).code === 'ENOENT') return undefined;
    throw thrown;
  });
  const found = await file?.stat();
  if (!file || !found?.isFile()) {
    await file?.close();
    return undefined;
  }
  return {
    size: found.size,
    read: async (range) => file.createReadStream(range),
    close: () => file.close(),
  };
}

function pathOf(folder: string, name: string): string {
  if (!parseMediaName(name)) throw new Error('Not a name of a stored file');
  return resolveInside(folder, name);
}

/** Only this process writes to the data folder. Creates missing folders. */
export function diskStorage(dataDir: string, disk: Disk = DISK): BlobStorage {
  const mediaDir = join(dataDir, 'media');
  const sweptDir = join(dataDir, 'swept');
  for (const folder of [mediaDir, sweptDir]) makeFolder(folder);
  return {
    location: mediaDir,
    put: async (files) => {
      for (const { name } of files) pathOf(mediaDir, name);
      await publish(mediaDir, files, disk);
    },
    open: (name) => openFile(pathOf(mediaDir, name)),
    async list() {
      return (await readdir(mediaDir)).map((name) => ({ name }));
    },
    remove: (names) =>
      removeFiles(
        names.map((name) => pathOf(mediaDir, name)),
        disk,
      ),
    async setAside(names, now) {
      for (const name of names) {
        const from = pathOf(mediaDir, name);
        // The file's time starts the wait. It is set first, so that a kill in between does not
        // shorten the wait.
        await ignoreMissing(utimes(from, now, now));
        await ignoreMissing(disk.rename(from, resolveInside(sweptDir, name)));
      }
    },
    async listSetAside() {
      const names = (await readdir(sweptDir)).filter((name) => parseMediaName(name));
      return Promise.all(
        names.map(async (name) => ({ name, since: (await stat(join(sweptDir, name))).mtime })),
      );
    },
    openSetAside: (name) => openFile(pathOf(sweptDir, name)),
    async restoreSetAside(names) {
      for (const name of names) {
        const to = pathOf(mediaDir, name);
        await ignoreMissing(disk.rename(resolveInside(sweptDir, name), to));
      }
    },
    removeSetAside: (files) =>
      removeFiles(
        files.map(({ name }) => pathOf(sweptDir, name)),
        disk,
      ),
  };
}
