import pg from 'pg';
import { startLocalPostgres } from '../../prisma/localPostgres.ts';
import { migrate } from '../../prisma/migrate.ts';
import { TEMPLATE } from './testDatabase.ts';

/** Once for a run of tests: a server, and a migrated database of which each test file gets a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startLocalPostgres();
  const url = server.urlOf('postgres');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await migrate(server.urlOf(TEMPLATE));
  process.env['TEST_POSTGRES'] = url;
  return () => server.close();
}
