import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredDocument } from '@centar/domain/pageContract.ts';
import type { Clock } from './context.ts';
import type { Database, Transaction } from './database/database.ts';

/** How long an open page finds its files after the last process of its build has stopped. */
const RETENTION_MS = 7 * 24 * 3_600_000;
/** `seenAt` is updated at most once in this time. */
const REFRESH_INTERVAL_MS = 24 * 3_600_000;

/** The exchange of scripts, styles and public operations between processes of different builds. */
export interface OtherBuilds {
  /**
   * Stores the scripts, styles and public operations of this build in the database, and deletes those of builds that were last
   * seen a week ago. Called before the first page is served, and every hour. Does nothing without a shared database.
   */
  publish(): Promise<void>;
  /** The text of a file (by its path) or an operation (by its id) that another build has published. */
  find(name: string): Promise<string | undefined>;
}

/** Exchanges files and operations with processes of other builds through the shared database. */
export function createOtherBuilds(
  database: Database,
  clock: Clock,
  build: { readonly publicDir: string; readonly documents: readonly RegisteredDocument[] },
): OtherBuilds {
  /** Readers of the files and operations of this build, by their names in the database. */
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
      // The files are megabytes, so that only missing ones are read.
      const texts = new Map<string, string>();
      for (const missing of await missingIn(database.reader, name.in)) {
        texts.set(missing, (await parts.get(missing)?.()) ?? '');
      }
      await database.write(async (transaction) => {
        // Another process of this build may have stored them meanwhile.
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
