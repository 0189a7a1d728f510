import { ADMINISTRATOR } from '@centar/domain/access.ts';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import type { Person } from '../../graphql-server/src/platform/context.ts';
import { createFileStore } from '../../graphql-server/src/platform/files/fileStore.ts';
import { newsService } from '../../graphql-server/src/contentTypes/news/news.service.ts';
import type { RunningServer } from '../../graphql-server/src/startServer.ts';
import { readDocuments } from './product.ts';
import type { Result } from './table.ts';

const READERS = 8;
const CROWD = 200;

async function readText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Both transports, and pages that show news. */
function addressesOf(address: string): string[] {
  const latest = readDocuments().find(({ name }) => name === 'LatestNews');
  if (!latest) throw new Error('The PWA registers no operation LatestNews');
  return [registeredAddress(latest.id, {}), '/api/News/GetNews', '/news-list', '/'].map(
    (path) => address + path,
  );
}

async function administratorOf({ database }: RunningServer): Promise<Person> {
  const user = await database.reader.user.findFirstOrThrow({ where: { roleId: ADMINISTRATOR } });
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    roleId: ADMINISTRATOR,
    roleAccess: [],
    sessionId: 0,
  };
}

/**
 * Counts reads that miss an acknowledged write. Concurrent readers begin answers before a write and
 * end after it.
 */
async function countStale(server: RunningServer, dataDir: string, writes: number) {
  const clock = (): Date => new Date();
  const files = createFileStore({ dataDir, clock });
  const news = newsService({ database: server.database, files, clock });
  const actor = await administratorOf(server);
  const urls = addressesOf(server.address);
  let running = true;
  const readers = Array.from({ length: READERS }, async (_, index) => {
    while (running) await readText(urls[index % urls.length] ?? '');
  });
  let stale = 0;
  for (let write = 0; write < writes; write += 1) {
    const title = `Merenje ${String(write)}-${String(Date.now())}`;
    await news.create(actor, { author: 'Merenje', theme: 'Merenje', title, description: title });
    const seen = await Promise.all(urls.map(readText));
    stale += seen.filter((text) => !text.includes(title)).length;
  }
  running = false;
  await Promise.all(readers);
  return { stale, reads: writes * urls.length };
}

/** Renderings for many concurrent first requests. */
async function countFills({ app, address }: RunningServer): Promise<number> {
  const [url = ''] = addressesOf(address);
  app.cache.clear();
  const before = app.cache.misses;
  await Promise.all(Array.from({ length: CROWD }, () => readText(url)));
  return app.cache.misses - before;
}

/** S9: the next read shows a write, and concurrent requests share one rendering. */
export async function measureFreshness(
  server: RunningServer,
  dataDir: string,
  writes: number,
): Promise<Result[]> {
  const { stale, reads } = await countStale(server, dataDir, writes);
  const fills = await countFills(server);
  return [
    {
      id: 'S9',
      what: `stale reads after ${String(writes)} writes (${String(reads)} reads, ${String(READERS)} other readers)`,
      measured: String(stale),
      target: '0',
      met: stale === 0,
    },
    {
      id: 'S9',
      what: `answers made for ${String(CROWD)} simultaneous first readers`,
      measured: String(fills),
      target: '1',
      met: fills === 1,
    },
  ];
}
