import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { readSettingsFile } from '@centar/domain/centre.ts';
import { databaseFileOf } from '../../prisma/databaseFile.ts';
import {
  FORMER_DATABASE_DAYS,
  forgetFormer,
  formerDatabases,
} from '../../prisma/formerDatabase.ts';
import { migrate } from '../../prisma/migrate.ts';
import { createApp } from './app.ts';
import type { App, AppDependencies } from './app.ts';
import type { CreatedAdministrator } from './accounts/auth/firstAdministrator.ts';
import { loadSecrets } from './accounts/auth/secrets.ts';
import { deleteExpiredKeys } from './items/write/idempotency.ts';
import { createClockWatch } from './platform/database/clockWatch.ts';
import type { Clock } from './platform/context.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import type { Database } from './platform/database/database.ts';
import { releaseIfFull } from './platform/database/diskReserve.ts';
import type { Environment } from './platform/environment.ts';
import {
  assertDatabaseNotLost,
  endFirstStart,
  lookAtDatabase,
} from './platform/files/emptyDatabase.ts';
import type { BlobStorage } from './platform/files/blobStorage.ts';
import { removeFiles } from './platform/files/disk.ts';
import { createFileStore } from './platform/files/fileStore.ts';
import { openStorage } from './platform/files/openStorage.ts';
import { storageQuota } from './platform/files/storageQuota.ts';
import { lockDataDirectory } from './platform/database/dataDirectoryLock.ts';
import { fillSearchTexts } from './items/read/searchTexts.ts';
import { ITEM_TYPE_DESCRIPTORS } from './contentTypes/registry.ts';
import { addMissingSettings } from './centre/centre.ts';
import { sweepAll } from './sweepAll.ts';
import { loadPwaBuild } from './web/pages/builtPwa.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Less than `serve` and supervisors wait before they kill. */
const PATIENCE_MS = 8000;

/** A running server. */
export interface RunningServer {
  readonly app: App;
  readonly database: Database;
  /** Where it can be reached from this machine. */
  readonly address: string;
  /** Set when this start created the first administrator. */
  readonly administrator: CreatedAdministrator | null;
  /**
   * Stops taking requests, lets the open ones finish, cuts those that are still open after `patienceMs` (8 s) and
   * closes the database. No unfinished file is left.
   */
  stop(patienceMs?: number): Promise<void>;
}

/** Parts that development (scripts/dev/) and tests replace. */
export type Development = Partial<Pick<AppDependencies, 'pwa' | 'inFront' | 'clock'>>;

/** Loads the demo content. No other start needs its code, so that it is imported here alone. */
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
  // A store of its own: the limit on uploads is none on what comes with the product.
  const files = createFileStore(store);
  const media = root('demo/media');
  await loadDemoContent({ database, files, media, clock: store.clock, logger });
}

/**
 * Opens the data folder (migrated, swept, with its first administrator and demo content where it is
 * empty) and serves it. Throws an Error of one clear line for whatever an IT person can put right.
 */
export async function startServer(
  environment: Environment,
  logger: FastifyBaseLogger,
  development: Development = {},
): Promise<RunningServer> {
  // Taking the folder writes to it.
  releaseIfFull(environment.databaseUrl);
  const release = lockDataDirectory(environment.dataDir);
  try {
    return await startOwned(environment, logger, development, release);
  } catch (thrown) {
    release();
    throw thrown;
  }
}

/** Figures are an extra: a port that is taken is told, and the site is served all the same. */
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

async function startOwned(
  environment: Environment,
  logger: FastifyBaseLogger,
  development: Development,
  release: () => void,
): Promise<RunningServer> {
  const clock: Clock = development.clock ?? (() => new Date());
  const defaults = readSettingsFile(await readFile(root('centar.config.json'), 'utf8'));
  const pwa = development.pwa ?? (await loadPwaBuild(root('pwa/dist')));
  const storage = await openStorage(environment, logger);
  const places = { ...environment, storage };
  await assertDatabaseNotLost(places);
  const applied = await migrate(environment.databaseUrl);
  const databaseFile = databaseFileOf(environment.databaseUrl);
  if (applied.length > 0) {
    const former = formerDatabases(databaseFile).at(-1)?.path;
    const kept = former === undefined ? {} : { former, days: FORMER_DATABASE_DAYS };
    logger.info({ applied, ...kept }, 'migrations applied');
  }
  const database = await openDatabase(environment.databaseUrl);
  const files = createFileStore({
    dataDir: environment.dataDir,
    clock,
    storage,
    free: () =>
      storageQuota({
        database,
        dataDir: environment.dataDir,
        limit: environment.filesLimit,
      }),
    hasRow: async (id) => (await database.reader.storedFile.count({ where: { id } })) > 0,
  });
  // Of several processes that start on one empty database the first fills it, and the others wait for it.
  await database.withLock('first start', async () => {
    const { isNew, leftOver } = await lookAtDatabase(database, places);
    if (leftOver.length > 0) {
      await storage.setAside(leftOver, clock());
      logger.info({ files: leftOver.length }, 'files of an interrupted first start set aside');
    }
    if (isNew && environment.demoContent) {
      await loadDemo({ database, dataDir: environment.dataDir, storage, clock, logger });
    }
    // After the demo content, which brings its own.
    await addMissingSettings(database, defaults);
    // After the demo content, which comes without.
    const searchable = await fillSearchTexts(database, ITEM_TYPE_DESCRIPTORS);
    if (searchable > 0) logger.info({ searchable }, 'search texts filled');
    await endFirstStart(database, environment);
  });
  const watch = createClockWatch(database, clock);
  const sweep = async (): Promise<void> => {
    forgetFormer(databaseFile, clock());
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
    // While it is developed pages are read from the sources, and nothing of them is kept.
    warmsPages: development.pwa === undefined,
    ...(development.inFront ? { inFront: development.inFront } : {}),
  });
  const administrator = await app.auth.createFirstAdministrator();
  const forget = async (): Promise<void> => {
    await watch.recordTime();
    await app.auth.sweep();
    await deleteExpiredKeys(database, clock());
    await app.otherBuilds.publish();
  };
  await forget();
  const failed = (error: unknown): void => {
    logger.error({ err: error }, 'housekeeping failed');
  };
  const housekeeping = setInterval(() => {
    forget().catch(failed);
  }, HOUR_MS);
  const sweeping = setInterval(() => {
    sweep().catch(failed);
  }, DAY_MS);

  const address = await app.server.listen({ port: environment.port, host: environment.host });
  const figures = await serveMetrics(app, environment, logger);
  return {
    app,
    database,
    address,
    administrator,
    async stop(patienceMs = PATIENCE_MS) {
      clearInterval(housekeeping);
      clearInterval(sweeping);
      const cut = setTimeout(() => {
        app.server.server.closeAllConnections();
      }, patienceMs);
      await app.server.close();
      await figures?.close();
      clearTimeout(cut);
      await removeFiles((await readdir(files.tmpDir)).map((name) => join(files.tmpDir, name)));
      await database.close();
      release();
    },
  };
}
