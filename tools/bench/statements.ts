import { createFileStore } from '../../graphql-server/src/platform/files/fileStore.ts';
import type { RunningServer } from '../../graphql-server/src/startServer.ts';
import { graphqlReads, restReads, type PublicRead } from './publicReads.ts';
import type { Result } from './table.ts';

const MOST = 2;

/** SQL statements of an uncached read; undefined if no address answers. */
async function statementsOf(
  { app, database, address }: RunningServer,
  { addresses }: PublicRead,
): Promise<number | undefined> {
  for (const path of addresses) {
    app.cache.clear();
    const before = database.statements;
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (response.status === 200) return database.statements - before;
  }
  return undefined;
}

/** S8: SQL statements of every public operation on both transports, uncached. */
export async function measureStatements(server: RunningServer, dataDir: string): Promise<Result[]> {
  const { database, address } = server;
  const clock = (): Date => new Date();
  const files = createFileStore({ dataDir, clock });
  const reads = [...graphqlReads(), ...restReads({ database, files, clock })];
  // A cache generation's first answer also looks up its end.
  await (await fetch(`${address}/api/News/GetNews`)).arrayBuffer();
  const counted: { name: string; count: number }[] = [];
  const silent: string[] = [];
  for (const read of reads) {
    const count = await statementsOf(server, read);
    if (count === undefined) silent.push(read.name);
    else counted.push({ name: read.name, count });
  }
  const worst = Math.max(...counted.map(({ count }) => count));
  const above = counted
    .filter(({ count }) => count > MOST)
    .map((one) => `${one.name} ${one.count}`);
  return [
    {
      id: 'S8',
      what: `SQL statements, the most of ${reads.length} public reads`,
      measured: [
        String(worst),
        ...(above.length > 0 ? [`(${above.join(', ')})`] : []),
        ...(silent.length > 0 ? [`no answer: ${silent.join(', ')}`] : []),
      ].join(' '),
      target: `<= ${MOST}`,
      met: worst <= MOST && silent.length === 0,
    },
  ];
}
