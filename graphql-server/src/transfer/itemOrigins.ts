import type { FileKind } from '@centar/domain/fileRules.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { keptRowOf } from '../items/write/unchanged.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { WrittenRow } from './transferTypes.ts';

/** An item of a source. */
export interface ItemOrigin {
  /** The installation or the address that it comes from. */
  readonly source: string;
  readonly kind: string;
  readonly sourceId: string;
}

/** The item as it was imported. */
export interface ImportState {
  readonly itemType: ItemType | 'Settings';
  /** Hash of the imported content; empty while the import is incomplete. */
  readonly content: string;
  /** The addresses of the previous site that lead to it. */
  readonly formerAddresses?: readonly string[];
}

/** Thrown at the end of a dry run, so that its transaction is rolled back. */
class DryRunDone extends Error {}

/** Waits for a dry run. */
export async function ignoreDryRun(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    if (!(thrown instanceof DryRunDone)) throw thrown;
  }
}

async function recordArrival(
  transaction: Transaction,
  origin: ItemOrigin,
  { itemType, content, formerAddresses = [] }: ImportState,
  { id, version }: WrittenRow,
): Promise<void> {
  const state = { itemType, itemId: id, content, version };
  await transaction.importedItem.upsert({
    where: { source_kind_sourceId: origin },
    create: { ...origin, ...state },
    update: state,
  });
  // The first of several items with one address keeps it.
  for (const address of formerAddresses) {
    await transaction.formerAddress.upsert({
      where: { address },
      create: { address, ...origin },
      update: {},
    });
  }
}

/**
 * A database for the services that import one item: each write also records the origin of the item in the same transaction, so
 * that none can exist without the other.
 */
export function recordingOrigin(
  database: Database,
  origin: ItemOrigin,
  state: ImportState,
): Database {
  const record = (transaction: Transaction, row: unknown) =>
    recordArrival(transaction, origin, state, { id: 0, ...(row as Pick<WrittenRow, 'version'>) });
  return {
    ...database,
    async writeContent(work, use) {
      try {
        return await database.writeContent(async (transaction) => {
          const row = await work(transaction);
          await record(transaction, row);
          return row;
        }, use);
      } catch (thrown) {
        // A save that changes nothing is rolled back, but the item has arrived.
        const kept = keptRowOf(thrown);
        if (kept) await database.write((transaction) => record(transaction, kept));
        throw thrown;
      }
    },
  };
}

/** A database for services whose writes are all rolled back. */
export function dryRun(database: Database): Database {
  return {
    ...database,
    writeContent: (work, use) =>
      database.writeContent(async (transaction) => {
        await work(transaction);
        throw new DryRunDone();
      }, use),
  };
}

/** Checks and encodes a file without storing it. */
export const checkFile = (files: FileStore, kind: FileKind, file: IncomingFile): Promise<void> =>
  ignoreDryRun(
    files.withStoredFile(kind, file, async () => {
      throw new DryRunDone();
    }),
  );

/** The record of an item that was imported before. */
export const knownItem = ({ reader }: Database, origin: ItemOrigin) =>
  reader.importedItem.findUnique({ where: { source_kind_sourceId: origin } });
