import type { Database, Transaction } from '../../platform/database/database.ts';
import { hashOf, isCode, newCode } from '../../platform/secretCodes.ts';

/** The browser and network of a request. */
export interface KnownVisit {
  readonly marks: readonly string[];
  readonly network: string;
}

type Kind = 'browser' | 'script' | 'reset';

/** After the last sign-in. */
export const DEVICE_SECONDS = 365 * 86_400;
const AFTER_RESET_MS = 15 * 60_000;
/** The most recently used accounts of a browser. */
const MAX_ACCOUNTS_IN_BROWSER = 4;
/** Per account. Scripts sign in often, and must not displace browsers. */
const MAX_DEVICES: Readonly<Record<Kind, number>> = { browser: 20, script: 5, reset: 5 };

/** Unlike any mark, since it contains spaces. */
const networkHash = (emailNorm: string, network: string): string =>
  hashOf(`reset ${emailNorm} ${network}`);

export function marksIn(value: string | undefined): string[] {
  return (value ?? '').split('.', MAX_ACCOUNTS_IN_BROWSER).filter(isCode);
}

/**
 * Remembers browsers that signed in to an account, by a random cookie value that the database
 * stores hashed. A mark gives no access; it only selects the counter of sign-in attempts.
 */
export interface DeviceMarks {
  /** The id of the account's mark; undefined for unknown devices and accounts. */
  find(emailNorm: string, visit: KnownVisit, now: Date): Promise<number | undefined>;
  /** Remembers the user's browser. Returns the marks for its cookie. */
  remember(
    transaction: Transaction,
    userId: number,
    device: { readonly marks: readonly string[]; readonly browser: boolean },
    now: Date,
  ): Promise<string[]>;
  /** Remembers a network for some minutes after a password reset, for clients without cookies. */
  rememberNetwork(
    transaction: Transaction,
    user: { readonly id: number; readonly emailNorm: string },
    network: string,
    now: Date,
  ): Promise<void>;
  forgetOthers(transaction: Transaction, userId: number, marks: readonly string[]): Promise<void>;
  removeExpired(now: Date, transaction: Transaction): Promise<void>;
}

/** Keeps the most recently used marks of a kind. */
async function removeOldest(transaction: Transaction, userId: number, kind: Kind): Promise<void> {
  const extra = await transaction.deviceMark.findMany({
    where: { userId, kind },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    skip: MAX_DEVICES[kind],
    select: { id: true },
  });
  if (extra.length === 0) return;
  await transaction.deviceMark.deleteMany({ where: { id: { in: extra.map(({ id }) => id) } } });
}

export function createDeviceMarks(database: Database): DeviceMarks {
  return {
    async find(emailNorm, { marks, network }, now) {
      const hashes = [...marks.map(hashOf), networkHash(emailNorm, network)];
      const rows = await database.reader.deviceMark.findMany({
        where: { markHash: { in: hashes }, expiresAt: { gt: now }, user: { emailNorm } },
        select: { id: true, kind: true },
      });
      // A browser's mark is preferred, since others may share the network.
      return (rows.find(({ kind }) => kind !== 'reset') ?? rows[0])?.id;
    },

    async remember(transaction, userId, { marks, browser }, now) {
      const times = { lastUsedAt: now, expiresAt: new Date(now.getTime() + DEVICE_SECONDS * 1000) };
      const stored = await transaction.deviceMark.findMany({
        where: { markHash: { in: marks.map(hashOf) } },
        select: { id: true, userId: true, markHash: true },
      });
      const own = stored.find((row) => row.userId === userId);
      const others = marks.filter((mark) =>
        stored.some((row) => row.userId !== userId && row.markHash === hashOf(mark)),
      );
      const known = marks.find((mark) => own?.markHash === hashOf(mark));
      if (own && known !== undefined) {
        await transaction.deviceMark.update({ where: { id: own.id }, data: times });
        return [known, ...others];
      }
      const made = newCode();
      const kind = browser ? 'browser' : 'script';
      await transaction.deviceMark.create({
        data: { userId, markHash: hashOf(made), kind, createdAt: now, ...times },
      });
      await removeOldest(transaction, userId, kind);
      return [made, ...others].slice(0, MAX_ACCOUNTS_IN_BROWSER);
    },

    async rememberNetwork(transaction, { id: userId, emailNorm }, network, now) {
      const markHash = networkHash(emailNorm, network);
      const expiresAt = new Date(now.getTime() + AFTER_RESET_MS);
      const times = { lastUsedAt: now, expiresAt };
      await transaction.deviceMark.upsert({
        where: { markHash },
        create: { userId, markHash, kind: 'reset', createdAt: now, ...times },
        update: times,
      });
      await removeOldest(transaction, userId, 'reset');
    },

    async forgetOthers(transaction, userId, marks) {
      await transaction.deviceMark.deleteMany({
        where: { userId, markHash: { notIn: marks.map(hashOf) } },
      });
    },

    async removeExpired(now, transaction) {
      await transaction.deviceMark.deleteMany({ where: { expiresAt: { lte: now } } });
    },
  };
}
