import Fastify, { type FastifyInstance } from 'fastify';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import type { Database } from '../src/platform/database/database.ts';
import { toAppError, toProblem } from '../src/platform/errors.ts';
import { copyMigrated } from './migratedFile.ts';

/** A server with the error handler of the product. */
export function problemServer(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(async (thrown, _request, reply) => {
    const problem = toProblem(toAppError(thrown));
    return reply.code(problem.status).type('application/problem+json').send(problem);
  });
  return app;
}

/** An empty migrated database in a data folder. */
export async function emptyDatabase(dataDir: string): Promise<Database> {
  const path = `${dataDir}/test.db`;
  await copyMigrated(path);
  return openDatabase(`file:${path}`);
}
