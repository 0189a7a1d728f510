import { pino } from 'pino';
import { readEnvironment } from '../../graphql-server/src/platform/environment.ts';
import { startServer, type RunningServer } from '../../graphql-server/src/startServer.ts';
import { freePort } from './processes.ts';
import { productEnvironment } from './product.ts';

/** In this process, to read its counters. */
export async function startHere(dataDir: string): Promise<RunningServer> {
  const port = String(await freePort());
  const environment = readEnvironment({ ...productEnvironment(dataDir), PORT: port });
  return startServer(environment, pino({ level: 'error' }));
}
