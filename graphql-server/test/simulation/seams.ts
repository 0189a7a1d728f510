import { setImmediate } from 'node:timers/promises';
import type { Database, Transaction } from '../../src/platform/database/database.ts';
import { AppError } from '../../src/platform/errors.ts';
import type { MailTransport } from '../../src/platform/mail/transports.ts';
import type { Generator } from '../generator.ts';
import { isPostgres } from '../testDatabase.ts';
import type { Interleaving } from './interleaving.ts';

/** Thrown at every await of a killed process. */
class Killed extends Error {}

/** What is to go wrong, by the number of the await: see `Seams.begin`. */
export interface Plan {
  readonly killAt?: number | undefined;
  /** The first await from here on that can fail. */
  readonly failAt?: number | undefined;
}

export interface Delivered {
  readonly id: number;
  readonly recipient: string;
  readonly text: string;
}

/** What went wrong in a step. */
export interface Damage {
  readonly killedAt: string | undefined;
  readonly failedAt: string | undefined;
  /** Awaits that were passed. */
  readonly awaits: number;
}

const systemError = (code: string): Error =>
  Object.assign(new Error(code), { code, syscall: 'write' });
const databaseError = ([onSqlite, onPostgres]: readonly [string, string]): Error => {
  const originalCode = isPostgres() ? onPostgres : onSqlite;
  return Object.assign(new Error(originalCode), { originalCode });
};

/** Errors of the disk, of a full one and of a lock, on SQLite and on PostgreSQL. */
const BROKEN = ['SQLITE_IOERR', '58030'] as const;
const FULL = ['SQLITE_FULL', '53100'] as const;
const LOCKED = ['SQLITE_BUSY', '55P03'] as const;

/** Requests never meet within a transaction, and share the search for the next dates of series. */
const UNHELD = /^(transaction|read program aggregate)/;

/** Slower than the database: what does not wait for them is late. */
const SLOW = new Set(['disk rename', 'bucket put']);
const SLOW_TURNS = 30;

/** What an await of this kind fails with; undefined where it can't. */
function faultAt(label: string, next: Generator): Error | undefined {
  if (label === 'disk remove') return undefined;
  if (label.startsWith('disk')) return systemError(next(2) === 0 ? 'ENOSPC' : 'EIO');
  if (label.startsWith('bucket')) return new AppError('UNAVAILABLE', { retryAfter: 5 });
  if (label.startsWith('mail')) return new Error('451 4.3.0 try again later');
  if (label.startsWith('read')) return databaseError(BROKEN);
  if (!label.startsWith('transaction')) return undefined;
  // A locked database is tried again after a pause, in real time.
  return databaseError([FULL, BROKEN, FULL, LOCKED][next(4)] ?? FULL);
}

/** Every await of the server on what is outside of its memory. Each can be the last one, or fail. */
export function createSeams() {
  let isWatching = false;
  let isDead = false;
  let isMailOpen = false;
  let awaits = 0;
  let killedAt: string | undefined;
  let failedAt: string | undefined;
  let plan: Plan = {};
  let chance: Generator = () => 0;
  let interleaving: Interleaving | undefined;
  let closedMail: (() => void)[] = [];
  let lastWrite: Promise<void> = Promise.resolve();
  const delivered: Delivered[] = [];

  function die(label: string): never {
    throw new Killed(label);
  }

  function openMail(): void {
    for (const go of closedMail) go();
    closedMail = [];
  }

  function assertAlive(label: string): void {
    if (isDead) die(label);
  }

  async function gate(label: string): Promise<void> {
    assertAlive(label);
    if (!isWatching) return;
    for (let turn = 0; SLOW.has(label) && turn < SLOW_TURNS; turn += 1) await setImmediate();
    if (interleaving && !UNHELD.test(label)) await interleaving.hold(label);
    assertAlive(label);
    awaits += 1;
    if (awaits === plan.killAt) {
      isDead = true;
      killedAt = label;
      openMail();
      die(label);
    }
    if (plan.failAt === undefined || awaits < plan.failAt || failedAt !== undefined) return;
    const fault = faultAt(label, chance);
    if (!fault) return;
    failedAt = label;
    throw fault;
  }

  const running = <T>(work: () => Promise<T>): Promise<T> =>
    interleaving ? interleaving.whileRunning(work) : work();

  /** A client of Prisma, with an await before each statement. */
  function client<Target extends object>(target: Target, label: string): Target {
    const known = new Map<string | symbol, unknown>();
    return new Proxy(target, {
      get(of, name) {
        if (!known.has(name)) known.set(name, gated(of, name, label));
        return known.get(name);
      },
    });
  }

  function gated(of: object, name: string | symbol, label: string): unknown {
    const value: unknown = Reflect.get(of, name);
    if (typeof name === 'symbol' || value === null) return value;
    if (typeof value === 'object') return client(value, `${label} ${name}`);
    if (typeof value !== 'function') return value;
    return async (...values: unknown[]) => {
      await gate(`${label} ${name}`);
      return running(async () => Reflect.apply(value, of, values) as unknown);
    };
  }

  /** Writes wait here and not within the database, so that the order of requests is known. */
  async function inSequence<T>(work: () => Promise<T>): Promise<T> {
    const before = lastWrite;
    let release = (): void => undefined;
    lastWrite = new Promise((resolve) => {
      release = resolve;
    });
    await (interleaving ? interleaving.whileQueued(() => before) : before);
    try {
      return await running(work);
    } finally {
      release();
    }
  }

  async function writing<T>(
    work: (transaction: Transaction) => Promise<T>,
    run: (work: (transaction: Transaction) => Promise<T>) => Promise<T>,
  ): Promise<T> {
    await gate('write');
    const result = await inSequence(() => run((own) => work(client(own, 'transaction'))));
    await gate('written');
    return result;
  }

  const mailTransport: MailTransport = {
    reachesPeople: true,
    doneMessage: 'mail sent',
    async send({ id, recipient, text }) {
      await gate('mail');
      delivered.push({ id, recipient, text });
      // The mail server has taken it, but its answer may be lost.
      await gate('mail answered');
    },
  };

  return {
    gate,
    mailTransport,
    delivered,
    inFrontOfDatabase: (inner: Database): Database => ({
      isShared: inner.isShared,
      dialect: inner.dialect,
      reader: client(inner.reader, 'read'),
      write: (work) => writing(work, (own) => inner.write(own)),
      writeContent: (work, use) => writing(work, (own) => inner.writeContent(own, use)),
      get revision() {
        return inner.revision;
      },
      get statements() {
        return inner.statements;
      },
      beforeRemoteRevision: (read) => inner.beforeRemoteRevision(read),
      async withLock(name, work) {
        if (name === 'mail' && !isMailOpen && !isDead) {
          await new Promise<void>((resolve) => {
            closedMail.push(resolve);
          });
        }
        assertAlive(name);
        return inner.withLock(name, work);
      },
      tryWithLock: (name, work) => inner.tryWithLock(name, work),
      close: () => inner.close(),
    }),
    free: async (): Promise<number> => {
      await gate('disk free');
      return 10 ** 12;
    },
    /** From here on awaits are counted. */
    begin(next: Plan, generator: Generator, concurrent?: Interleaving): void {
      [plan, chance, interleaving] = [next, generator, concurrent];
      [awaits, killedAt, failedAt] = [0, undefined, undefined];
      isWatching = true;
    },
    /** Mails are sent only during this work. */
    async withMail(work: () => Promise<void>): Promise<void> {
      isMailOpen = true;
      openMail();
      try {
        await work();
      } finally {
        isMailOpen = false;
      }
    },
    /** Ends the counting; a killed process is dead until `restart`. */
    end(): Damage {
      isWatching = isDead;
      interleaving = undefined;
      plan = {};
      return { killedAt, failedAt, awaits };
    },
    restart(): void {
      isDead = false;
      isWatching = false;
    },
  };
}
