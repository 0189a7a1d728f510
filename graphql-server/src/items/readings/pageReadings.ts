import type { IncomingMessage } from 'node:http';
import { dayOf } from '@centar/domain/dates.ts';
import { pageItem, type FoundPage } from '@centar/domain/pages.ts';
import { OPENED_HEADER } from '@centar/domain/openedHeader.ts';
import { pageAddress } from '@centar/domain/publicAddress.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';
import { inParts } from '../../platform/batches.ts';
import { hasCredentials } from '../../platform/cache/encodedAnswer.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** More addresses than the site has; further ones wait for the next minute. */
const MAX_WAITING = 10_000;
const ROWS_A_STATEMENT = 500;
const DAYS_KEPT = 400;

/** Programs that identify themselves. Cubot makes phones; the last one prerenders pages. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|externalhit|whatsapp|curl|wget|python|java\/|okhttp|go-http|node-fetch|undici|axios|feed|lightmyrequest/i;

const MAX_AGENTS = 1000;
/** The expression would cost more than the rest of counting. */
const verdicts = new Map<string, boolean>();

function isProgram(agent: string): boolean {
  let verdict = verdicts.get(agent);
  if (verdict === undefined) {
    verdict = PROGRAM.test(agent);
    if (verdicts.size >= MAX_AGENTS) verdicts.clear();
    verdicts.set(agent, verdict);
  }
  return verdict;
}

/** Not by programs, staff, prerendering without a visit, or updates of an open page. */
function isReading(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isOpened = method === 'HEAD' && headers[OPENED_HEADER] !== undefined;
  if (method !== 'GET' && !isOpened) return false;
  // Browsers without these headers are older; `navigate` is also sent through a service worker.
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate' && !isOpened) return false;
  if (headers['sec-fetch-dest'] === 'iframe') return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return false;
  if (headers['x-moz'] !== undefined) return false;
  const agent = headers['user-agent'];
  if (agent === undefined || isProgram(agent)) return false;
  return !hasCredentials(request);
}

interface Item {
  readonly itemType: string;
  /** 0: not an item's page. */
  readonly itemId: number;
}

function itemOf(page: FoundPage): Item {
  const item = pageItem(page);
  return item ? { itemType: item.itemType, itemId: item.id } : { itemType: page.name, itemId: 0 };
}

function itemAt(address: string): Item | undefined {
  const [path = '/', ...rest] = address.split('?');
  const found = pageAddress(path, new URLSearchParams(rest.join('?')));
  return found && itemOf(found.page);
}

/**
 * Counts of several processes are added. A killed process loses its counts since the last `write`.
 */
export function createPageReadings(database: Database, clock: Clock) {
  let waiting = new Map<string, number>();
  let day = '';

  function add(address: string, count: number): void {
    const before = waiting.get(address);
    if (before === undefined && waiting.size >= MAX_WAITING) return;
    waiting.set(address, (before ?? 0) + count);
  }

  return {
    /** For each page answer. Reads a few headers; stores nothing about the reader. */
    count(request: IncomingMessage, address: string): void {
      if (!isReading(request)) return;
      if (waiting.size === 0) day = dayOf(clock());
      add(address, 1);
    },
    /** Adds the counts to the table; after an error they wait for the next call. */
    async write(): Promise<void> {
      if (waiting.size === 0) return;
      const [counted, countedOn] = [waiting, day];
      waiting = new Map();
      const items = new Map<string, Item & { count: number }>();
      for (const [address, count] of counted) {
        const item = itemAt(address);
        if (!item) continue;
        const key = `${item.itemType} ${String(item.itemId)}`;
        items.set(key, { ...item, count: (items.get(key)?.count ?? 0) + count });
      }
      const rows = [...items.values()];
      if (rows.length === 0) return;
      try {
        await database.write(async (transaction) => {
          for (const some of inParts(rows, ROWS_A_STATEMENT)) {
            const values = some.map(
              ({ itemType, itemId, count }) =>
                Prisma.sql`(${countedOn}, ${itemType}, ${itemId}, ${count})`,
            );
            await transaction.$executeRaw`
              INSERT INTO "PageReading" ("day", "itemType", "itemId", "count")
              VALUES ${Prisma.join(values)}
              ON CONFLICT ("day", "itemType", "itemId")
              DO UPDATE SET "count" = "PageReading"."count" + excluded."count"`;
          }
        });
      } catch (cause) {
        for (const [address, count] of counted) add(address, count);
        throw cause;
      }
    },
  };
}

export type PageReadings = ReturnType<typeof createPageReadings>;

/** Days older than 400 days become one row a month, under its first day. */
export async function sumOldReadings(database: Database, now: Date): Promise<void> {
  const cutoff = `${dayOf(new Date(now.getTime() - DAYS_KEPT * DAY_MS)).slice(0, 7)}-01`;
  await database.write(async (transaction) => {
    await transaction.$executeRaw`
      INSERT INTO "PageReading" ("day", "itemType", "itemId", "count")
      SELECT substr("day", 1, 7) || '-01', "itemType", "itemId", SUM("count") FROM "PageReading"
      WHERE "day" < ${cutoff} AND substr("day", 9, 2) <> '01'
      GROUP BY substr("day", 1, 7), "itemType", "itemId"
      ON CONFLICT ("day", "itemType", "itemId")
      DO UPDATE SET "count" = "PageReading"."count" + excluded."count"`;
    await transaction.$executeRaw`
      DELETE FROM "PageReading" WHERE "day" < ${cutoff} AND substr("day", 9, 2) <> '01'`;
  });
}
