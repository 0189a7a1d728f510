import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { readSettingsFile, type Settings } from '@centar/domain/centre.ts';
import { databaseFileOf } from '../../prisma/databaseFile.ts';
import {
  PREVIOUS_DATABASE_DAYS,
  deleteExpiredDatabases,
  previousDatabases,
} from '../../prisma/previousDatabase.ts';
import { migrate } from '../../prisma/migrate.ts';
import { createApp, type App, type AppDependencies } from './app.ts';
import { startHousekeeping } from './housekeeping.ts';
import { limitMemory } from './platform/memoryLimits.ts';
import type { CreatedAdministrator } from './accounts/auth/firstAdministrator.ts';
import { loadSecrets } from './accounts/auth/secrets.ts';
import { createClockWatch } from './platform/database/clockWatch.ts';
import type { Clock } from './platform/context.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import type { Database } from './platform/database/database.ts';
import { releaseIfFull } from './platform/database/diskReserve.ts';
import type { Environment } from './platform/environment.ts';
import {
  assertDatabaseNotLost,
  finishFirstStart,
  inspectDatabase,
} from './platform/files/firstStart.ts';
import type { BlobStorage } from './platform/files/blobStorage.ts';
import { removeFiles } from './platform/files/disk.ts';
import { createFileStore } from './platform/files/fileStore.ts';
import { openStorage } from './platform/files/openStorage.ts';
import { createUploadStore } from './platform/files/uploadStore.ts';
import { lockDataDirectory } from './platform/database/dataDirectoryLock.ts';
import { beginFollowing } from './items/published/followedSince.ts';
import { fillSearchTexts } from './items/read/searchTexts.ts';
import { ITEM_TYPE_DESCRIPTORS } from './contentTypes/registry.ts';
import { addMissingSettings } from './centre/centre.ts';
import { keepMirror, writeInProcess } from './mirror/keepMirror.ts';
import { sweepAll } from './sweepAll.ts';
import { loadPwaBuild } from './web/pages/builtPwa.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** Shorter than `serve` and supervisors wait. */
const STOP_TIMEOUT_MS = 8000;

export interface RunningServer {
  readonly app: App;
  readonly database: Database;
  /** From this machine. */
  readonly address: string;
  readonly administrator: CreatedAdministrator | null;
  /**
   * Waits for open requests, closes connections after `timeoutMs` (8 s), then the database. Removes
   * unfinished files.
   */
  stop(timeoutMs?: number): Promise<void>;
}

/** Replaced in development (scripts/dev/) and tests. */
export type Development = Partial<Pick<AppDependencies, 'pwa' | 'inFront' | 'clock'>>;

/** Imported on demand, since other starts do not need it. */
async function loadDemo({
  database,
  logger,
  ...store
}: {
  readonly database: Database;
  readonly dataDir: string;
  readonly storage: BlobStorage;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
}): Promise<void> {
  const { loadDemoContent } = await import('../../demo/load.ts');
  // Without the upload quota.
  const files = createFileStore(store);
  const media = root('demo/media');
  await loadDemoContent({ database, files, media, clock: store.clock, logger });
}

/**
 * Locks the data folder, migrates, fills an empty database with demo content, sweeps, creates the
 * first administrator and listens. Throws a one-line Error for failures that an administrator can
 * fix.
 */
export async function startServer(
  environment: Environment,
  logger: FastifyBaseLogger,
  development: Development = {},
): Promise<RunningServer> {
  // The lock needs disk space.
  releaseIfFull(environment.databaseUrl);
  const release = lockDataDirectory(environment.dataDir);
  try {
    return await startLocked(environment, logger, development, release);
  } catch (thrown) {
    release();
    throw thrown;
  }
}

/** A failure, such as a used port, is logged and does not stop the site. */
async function serveMetrics(
  { metrics }: App,
  { metricsPort }: Environment,
  logger: FastifyBaseLogger,
) {
  if (!metrics || metricsPort === undefined) return undefined;
  try {
    const served = await metrics.listen(metricsPort);
    logger.info({ port: served.port }, 'metrics served to this machine');
    return served;
  } catch (error) {
    logger.error({ err: error }, 'metrics can not be served');
    return undefined;
  }
}

async function migrateDatabase(databaseUrl: string, logger: FastifyBaseLogger): Promise<void> {
  const applied = await migrate(databaseUrl);
  if (applied.length > 0) {
    const former = previousDatabases(databaseFileOf(databaseUrl)).at(-1)?.path;
    const previous = former === undefined ? {} : { former, days: PREVIOUS_DATABASE_DAYS };
    logger.info({ applied, ...previous }, 'migrations applied');
  }
}

function beginMirror(
  { mirrorDir }: Environment,
  parts: Pick<AppDependencies, 'database' | 'clock' | 'logger'>,
) {
  if (mirrorDir === undefined) return undefined;
  const write = writeInProcess(root('graphql-server/dist/commands/mirror.js'));
  return keepMirror({ ...parts, mirrorDir, write });
}

/** The first of several starting processes fills an empty database; the others wait. */
async function fillDatabase({
  environment,
  database,
  storage,
  defaults,
  clock,
  logger,
}: {
  readonly environment: Environment;
  readonly database: Database;
  readonly storage: BlobStorage;
  readonly defaults: Settings;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
}): Promise<void> {
  await database.withLock('first start', async () => {
    const { isNew, leftoverFiles } = await inspectDatabase(database, { ...environment, storage });
    if (leftoverFiles.length > 0) {
      await storage.setAside(leftoverFiles, clock());
      logger.info({ files: leftoverFiles.length }, 'files of an interrupted first start set aside');
    }
    if (isNew && environment.demoContent) {
      await loadDemo({ database, dataDir: environment.dataDir, storage, clock, logger });
    }
    // The demo content has its own settings.
    await addMissingSettings(database, defaults);
    // The demo content has no search texts.
    const searchable = await fillSearchTexts(database, ITEM_TYPE_DESCRIPTORS);
    if (searchable > 0) logger.info({ searchable }, 'search texts filled');
    await beginFollowing(database, clock);
    await finishFirstStart(database, environment);
  });
}

async function startLocked(
  environment: Environment,
  logger: FastifyBaseLogger,
  development: Development,
  release: () => void,
): Promise<RunningServer> {
  const clock: Clock = development.clock ?? (() => new Date());
  const defaults = readSettingsFile(await readFile(root('centar.config.json'), 'utf8'));
  const pwa = development.pwa ?? (await loadPwaBuild(root('pwa/dist')));
  const storage = await openStorage(environment, logger);
  const locations = { ...environment, storage };
  await assertDatabaseNotLost(locations);
  const databaseFile = databaseFileOf(environment.databaseUrl);
  await migrateDatabase(environment.databaseUrl, logger);
  const database = await openDatabase(environment.databaseUrl);
  const files = createUploadStore({ ...environment, database, storage, clock, log: logger });
  await fillDatabase({ environment, database, storage, defaults, clock, logger });
  const watch = createClockWatch(database, clock);
  const sweep = async (): Promise<void> => {
    if (await watch.isSteady()) deleteExpiredDatabases(databaseFile, clock());
    await database.tryWithLock('sweep', () => sweepAll({ database, files, clock, watch, logger }));
  };
  await watch.recordTime();
  await sweep();
  const secrets = await loadSecrets(database, environment.dataDir);
  const app = await createApp({
    environment,
    database,
    files,
    defaults,
    secrets,
    clock,
    pwa,
    logger,
    // Development renders pages from sources, uncached.
    warmsPages: development.pwa === undefined,
    ...(development.inFront ? { inFront: development.inFront } : {}),
  });
  const administrator = await app.auth.createFirstAdministrator();
  const failed = (error: unknown): void => {
    logger.error({ err: error }, 'housekeeping failed');
  };
  const parts = { app, database, clock, watch, sweep, failed };
  const endHousekeeping = await startHousekeeping(parts);

  const mirror =
    development.pwa === undefined
      ? beginMirror(environment, { database, clock, logger })
      : undefined;
  if (mirror) app.showMirror(mirror.health);

  const endMemoryLimits = limitMemory();
  const address = await app.server.listen({ port: environment.port, host: environment.host });
  const figures = await serveMetrics(app, environment, logger);
  return {
    app,
    database,
    address,
    administrator,
    async stop(timeoutMs = STOP_TIMEOUT_MS) {
      endHousekeeping();
      endMemoryLimits();
      await mirror?.stop();
      const cut = setTimeout(() => {
        app.server.server.closeAllConnections();
      }, timeoutMs);
      await app.server.close();
      await figures?.close();
      await app.readings.write().catch(failed);
      clearTimeout(cut);
      await removeFiles((await readdir(files.tmpDir)).map((name) => join(files.tmpDir, name)));
      await database.close();
      release();
    },
  };
}
