import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredDocument } from '@centar/domain/pageContract.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import type { Clock } from './context.ts';
import type { Database, Transaction } from './database/database.ts';

/** How long open pages can load files after their build's last process has stopped. */
const RETENTION_MS = 7 * DAY_MS;
const REFRESH_INTERVAL_MS = DAY_MS;

export interface OtherBuilds {
  /**
   * Stores this build's scripts, styles and public operations in a shared database, and deletes
   * builds last seen a week ago.
   */
  publish(): Promise<void>;
  find(name: string): Promise<string | undefined>;
}

export function createOtherBuilds(
  database: Database,
  clock: Clock,
  build: { readonly publicDir: string; readonly documents: readonly RegisteredDocument[] },
): OtherBuilds {
  function ownParts(): Map<string, () => Promise<string>> {
    const folder = join(build.publicDir, 'assets');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const files = names.filter((name) => /\.(js|css)$/.test(name));
    return new Map([
      ...files.map(
        (name) => [`/assets/${name}`, () => readFile(join(folder, name), 'utf8')] as const,
      ),
      ...build.documents.map(({ id, text }) => [id, async () => text] as const),
    ]);
  }

  async function missingIn(
    { buildPart }: Pick<Transaction, 'buildPart'>,
    names: readonly string[],
  ): Promise<string[]> {
    const stored = await buildPart.findMany({
      where: { name: { in: [...names] } },
      select: { name: true },
    });
    const known = new Set(stored.map(({ name }) => name));
    return names.filter((name) => !known.has(name));
  }

  return {
    async publish() {
      if (!database.isShared) return;
      const parts = ownParts();
      const now = clock();
      const before = (ms: number): Date => new Date(now.getTime() - ms);
      const name = { in: [...parts.keys()] };
      // The files are megabytes, so only missing ones are read.
      const texts = new Map<string, string>();
      for (const missing of await missingIn(database.reader, name.in)) {
        texts.set(missing, (await parts.get(missing)?.()) ?? '');
      }
      await database.write(async (transaction) => {
        // Another process of this build may have stored them in the meantime.
        const missing = texts.size === 0 ? [] : await missingIn(transaction, [...texts.keys()]);
        await transaction.buildPart.createMany({
          data: missing.map((one) => ({ name: one, text: texts.get(one) ?? '', seenAt: now })),
        });
        await transaction.buildPart.updateMany({
          where: { name, seenAt: { lt: before(REFRESH_INTERVAL_MS) } },
          data: { seenAt: now },
        });
        await transaction.buildPart.deleteMany({ where: { seenAt: { lt: before(RETENTION_MS) } } });
      });
    },
    async find(name) {
      if (!database.isShared) return undefined;
      return (await database.reader.buildPart.findUnique({ where: { name } }))?.text;
    },
  };
}
