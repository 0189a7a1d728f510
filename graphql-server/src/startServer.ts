import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { readCentreFacts } from '../../domain/centre.ts';
import { loadDemoContent } from '../../prisma/demo/load.ts';
import { migrate } from '../../prisma/migrate.ts';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import type { CreatedAdministrator } from './auth/firstAdministrator.ts';
import { loadSecrets } from './auth/secrets.ts';
import type { Clock } from './context.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import { createFileStore } from './files/fileStore.ts';
import { sweepFiles } from './files/sweep.ts';
import { ownDataDir } from './ownership.ts';
import { loadPwaBuild } from './pages/builtPwa.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const HOUR_MS = 3_600_000;

/** A running server. */
export interface RunningServer {
  readonly app: App;
  readonly database: Database;
  /** Where it can be reached from this machine. */
  readonly address: string;
  /** Set when this start created the first administrator. */
  readonly administrator: CreatedAdministrator | null;
  /** Stops taking requests, lets the open ones finish and closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the data folder (migrated, swept, with its first administrator and demo content where it is
 * empty) and serves it. Throws an Error of one clear line for whatever an IT person can put right.
 */
export async function startServer(
  environment: Environment,
  logger: FastifyBaseLogger,
  clock: Clock = () => new Date(),
): Promise<RunningServer> {
  const facts = readCentreFacts(await readFile(root('centar.config.json'), 'utf8'));
  const pwa = await loadPwaBuild(root('pwa/dist'));
  const release = ownDataDir(environment.dataDir);
  const applied = await migrate(environment.databaseUrl);
  if (applied.length > 0) logger.info({ applied }, 'migrations applied');
  const database = await openDatabase(environment.databaseUrl);
  const files = createFileStore({
    dataDir: environment.dataDir,
    clock,
    hasRow: async (id) => (await database.reader.storedFile.count({ where: { id } })) > 0,
  });
  logger.info(await sweepFiles({ database, files, clock }), 'files swept');
  const secrets = await loadSecrets(environment.dataDir);
  const app = await createApp({
    environment,
    database,
    files,
    facts,
    secrets,
    clock,
    pwa,
    logger,
  });
  const administrator = await app.auth.createFirstAdministrator();
  if (environment.demoContent) await loadDemoContent({ database, files, clock, logger });
  await app.auth.sweep();
  const housekeeping = setInterval(() => {
    app.auth.sweep().catch((error: unknown) => {
      logger.error({ err: error }, 'housekeeping failed');
    });
  }, HOUR_MS);

  const address = await app.server.listen({ port: environment.port, host: environment.host });
  return {
    app,
    database,
    address,
    administrator,
    async stop() {
      clearInterval(housekeeping);
      await app.server.close();
      await database.close();
      release();
    },
  };
}
