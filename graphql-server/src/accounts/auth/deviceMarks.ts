import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';

/** What a request shows of the browser and the network that it comes from. */
export interface KnownVisit {
  /** The marks in the browser's cookie. */
  readonly marks: readonly string[];
  /** The result of `networkOf`. */
  readonly network: string;
}

type Kind = 'browser' | 'script' | 'reset';

const MARK = /^[A-Za-z0-9_-]{43}$/;
/** How long a browser is known after it signed in last. */
export const DEVICE_SECONDS = 365 * 86_400;
const AFTER_RESET_MS = 15 * 60_000;
/** People who sign in from the same browser; the marks of the last ones are kept. */
const MAX_ACCOUNTS_IN_BROWSER = 4;
/** The devices of an account that are remembered, by kind. Scripts sign in again and again, and may not push browsers out. */
const MAX_DEVICES: Readonly<Record<Kind, number>> = { browser: 20, script: 5, reset: 5 };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** The hash of a network from which the password of an account was reset. No mark is such a text. */
const networkHash = (emailNorm: string, network: string): string =>
  hashOf(`reset ${emailNorm} ${network}`);

/** The well-formed marks of a cookie's value. */
export function marksIn(value: string | undefined): string[] {
  const marks = (value ?? '').split('.', MAX_ACCOUNTS_IN_BROWSER);
  return marks.filter((mark) => MARK.test(mark));
}

/**
 * Remembers which browsers have signed in to which accounts: each account has a random value of its own in the browser's
 * cookie, of which the database keeps the hash. It opens nothing; it decides whose tries are counted together.
 */
export interface DeviceMarks {
  /** The id of the mark that the visit has for the account; undefined for strangers and for unknown accounts. */
  find(emailNorm: string, visit: KnownVisit, now: Date): Promise<number | undefined>;
  /** Remembers a browser that has proved to be the user's. Returns the marks for its cookie. */
  remember(
    transaction: Transaction,
    userId: number,
    device: { readonly marks: readonly string[]; readonly browser: boolean },
    now: Date,
  ): Promise<string[]>;
  /** Remembers the network of a password reset for some minutes, for clients without cookies. */
  rememberNetwork(
    transaction: Transaction,
    user: { readonly id: number; readonly emailNorm: string },
    network: string,
    now: Date,
  ): Promise<void>;
  /** Forgets all devices of a user but this one. */
  forgetOthers(transaction: Transaction, userId: number, marks: readonly string[]): Promise<void>;
  /** Deletes marks that are over. */
  removeExpired(now: Date, transaction: Transaction): Promise<void>;
}

/** Deletes the marks of a kind that were not used for the longest time. */
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

/** The marks of one database. */
export function createDeviceMarks(database: Database): DeviceMarks {
  return {
    async find(emailNorm, { marks, network }, now) {
      const hashes = [...marks.map(hashOf), networkHash(emailNorm, network)];
      const rows = await database.reader.deviceMark.findMany({
        where: { markHash: { in: hashes }, expiresAt: { gt: now }, user: { emailNorm } },
        select: { id: true, kind: true },
      });
      // The browser's own mark counts before that of a network, which others may share.
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
      const made = randomBytes(32).toString('base64url');
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
