import type { FileKind } from '@centar/domain/fileRules.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { WrittenRow } from './contentKinds.ts';

/** Which item of which source. */
export interface ItemOrigin {
  /** The installation or the address that it comes from. */
  readonly source: string;
  readonly kind: string;
  readonly sourceId: string;
}

/** The state in which it arrived here. */
export interface Arrival {
  readonly itemType: ItemType | 'Settings';
  /** Hash of what was taken over; empty as long as a part of it is still to come. */
  readonly content: string;
  /** The addresses that lead to it. */
  readonly formerAddresses?: readonly string[];
}

/** Thrown inside a write that is only tried, so that it is undone. */
class Tried extends Error {}

/** Waits for a write that was only tried. */
export async function orTried(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    if (!(thrown instanceof Tried)) throw thrown;
  }
}

async function note(
  transaction: Transaction,
  origin: ItemOrigin,
  { itemType, content, formerAddresses = [] }: Arrival,
  { id, version }: WrittenRow,
): Promise<void> {
  const state = { itemType, itemId: id, content, version };
  await transaction.importedItem.upsert({
    where: { source_kind_sourceId: origin },
    create: { ...origin, ...state },
    update: state,
  });
  // Of items that had one address the first one keeps it.
  for (const address of formerAddresses) {
    await transaction.formerAddress.upsert({
      where: { address },
      create: { address, ...origin },
      update: {},
    });
  }
}

/**
 * The database as services see it that write one item of an import: each of their writes also notes where the item came
 * from, in its own transaction, so that none can exist without the other.
 */
export function noting(database: Database, origin: ItemOrigin, arrival: Arrival): Database {
  return {
    ...database,
    writeContent: (work, use) =>
      database.writeContent(async (transaction) => {
        const row = await work(transaction);
        await note(transaction, origin, arrival, {
          id: 0,
          ...(row as Pick<WrittenRow, 'version'>),
        });
        return row;
      }, use),
  };
}

/** The database as services see it whose writes are only tried: each is undone when it is done. */
export function trying(database: Database): Database {
  return {
    ...database,
    writeContent: (work, use) =>
      database.writeContent(async (transaction) => {
        await work(transaction);
        throw new Tried();
      }, use),
  };
}

/** Checks and encodes a file as its store would, and keeps nothing of it. */
export const tryFile = (files: FileStore, kind: FileKind, file: IncomingFile): Promise<void> =>
  orTried(
    files.withStoredFile(kind, file, async () => {
      throw new Tried();
    }),
  );

/** The note of an item that came before. */
export const knownItem = ({ reader }: Database, origin: ItemOrigin) =>
  reader.importedItem.findUnique({ where: { source_kind_sourceId: origin } });
