import type { FileKind } from '@centar/domain/fileRules.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { unchangedRowOf } from '../items/write/unchanged.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { WrittenRow } from './transferTypes.ts';

export interface ItemOrigin {
  /** An installation or an address. */
  readonly source: string;
  readonly kind: string;
  readonly sourceId: string;
}

/** As imported. */
export interface ImportState {
  readonly itemType: ItemType | 'Settings';
  /** Hash of the imported content; empty if incomplete. */
  readonly content: string;
  /** Addresses on the previous site. */
  readonly formerAddresses?: readonly string[];
}

/** Rolls a dry run back. */
class DryRunDone extends Error {}

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
  // The first item with an address gets it.
  for (const address of formerAddresses) {
    await transaction.formerAddress.upsert({
      where: { address },
      create: { address, ...origin },
      update: {},
    });
  }
}

/** Each write also records the item's origin in the same transaction. */
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
        // A save without changes is rolled back, but its arrival must be recorded.
        const kept = unchangedRowOf(thrown);
        if (kept) await database.write((transaction) => record(transaction, kept));
        throw thrown;
      }
    },
  };
}

/** Rolls back all writes. */
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

/** Without storing the file. */
export const checkFile = (files: FileStore, kind: FileKind, file: IncomingFile): Promise<void> =>
  ignoreDryRun(
    files.withStoredFile(kind, file, async () => {
      throw new DryRunDone();
    }),
  );

export const knownItem = ({ reader }: Database, origin: ItemOrigin) =>
  reader.importedItem.findUnique({ where: { source_kind_sourceId: origin } });
