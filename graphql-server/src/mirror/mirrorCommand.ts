import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { readSettingsFile } from '@centar/domain/centre.ts';
import { HOUR_MS } from '@centar/domain/durations.ts';
import { assertMigrated } from '../../../prisma/migrate.ts';
import { createApp } from '../app.ts';
import { copyDatabase } from '../backup/backup.ts';
import { lockFile } from '../platform/database/dataDirectoryLock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import type { Environment } from '../platform/environment.ts';
import { freeBytes, makeFolder } from '../platform/files/disk.ts';
import { createFileStore } from '../platform/files/fileStore.ts';
import { openStorage } from '../platform/files/openStorage.ts';
import { createLogger } from '../platform/logger.ts';
import { loadPwaBuild, type PwaBuild } from '../web/pages/builtPwa.ts';
import { writeMirror, type WrittenMirror } from './writeMirror.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export interface MirrorOptions {
  readonly environment: Environment;
  readonly mirrorDir: string;
  readonly pwa: PwaBuild;
  readonly now: Date;
  readonly logger: FastifyBaseLogger;
  /** Bytes on the mirror's disk. */
  readonly free?: () => Promise<number>;
}

/**
 * Renders from a copy of the database: one state of the content, and nothing of the running server
 * waits. Undefined if another process writes the mirror. Throws if the disk is full or the home
 * page fails.
 */
export async function renewMirror({
  environment,
  mirrorDir,
  pwa,
  now,
  logger,
  free = () => freeBytes(mirrorDir),
}: MirrorOptions): Promise<WrittenMirror | undefined> {
  const { dataDir, databaseUrl, bucket } = environment;
  makeFolder(mirrorDir);
  const release = lockFile(join(mirrorDir, 'mirror.lock'));
  if (!release) return undefined;
  const copyDir = join(dataDir, 'mirror-copy');
  const removeCopy = (): void => {
    rmSync(copyDir, { recursive: true, force: true });
  };
  try {
    // Left by a process that was killed.
    removeCopy();
    makeFolder(copyDir);
    await assertMigrated(databaseUrl);
    const file = join(copyDir, 'centar.db');
    await copyDatabase(databaseUrl, file, () => undefined);
    const database = await openDatabase(`file:${file}`);
    try {
      const clock = (): Date => now;
      const storage = await openStorage({ dataDir, bucket }, logger);
      let reads = 0;
      const app = await createApp({
        environment,
        database,
        files: createFileStore({ dataDir, clock, storage }),
        defaults: readSettingsFile(await readFile(root('centar.config.json'), 'utf8')),
        // No one signs in here.
        secrets: { csrfKey: randomBytes(32), factorKey: randomBytes(32) },
        clock,
        pwa,
        logger,
        pause: async () => undefined,
        // The limits of visitors' reads are not for the mirror.
        monotonicNow: () => (reads += HOUR_MS),
        isMirror: true,
      });
      await app.server.ready();
      try {
        return await writeMirror(mirrorDir, {
          server: app.server,
          now,
          until: () => app.cache.ends(),
          revision: database.revision,
          facts: app.centre.facts,
          writers: app.centre.writers,
          publicDir: pwa.publicDir,
          storage,
          mediaDir: bucket === undefined ? storage.location : undefined,
          free,
        });
      } finally {
        await app.server.close();
      }
    } finally {
      await database.close();
    }
  } finally {
    removeCopy();
    release();
  }
}

/** Writes the mirror once. Throws a one-line Error. */
export async function mirrorCommand(
  environment: Environment,
  say: (line: string) => void,
): Promise<void> {
  const { mirrorDir } = environment;
  if (mirrorDir === undefined) throw new Error('Set MIRROR_DIR to the folder of the mirror.');
  const pwa = await loadPwaBuild(root('pwa/dist'));
  const logger = createLogger('warn', process.stderr);
  const done = await renewMirror({ environment, mirrorDir, pwa, now: new Date(), logger });
  say(
    done
      ? `The mirror: ${mirrorDir} (${String(done.written)} written, ${String(done.linked)} linked).`
      : 'Another process is writing the mirror.',
  );
  if (done && done.failed.length > 0) say(`Left out, as they fail: ${done.failed.join(', ')}`);
}
