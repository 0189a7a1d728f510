import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AppError } from '../errors.ts';
import { closeAfterSilence, sessionConfig } from './postgresPools.ts';

/** The NOTIFY channel for committed revisions. */
export const CHANNEL = 'centar_revision';
/** Polling covers notifications lost while the connection was broken. */
const POLL_INTERVAL_MS = 2000;
const RECONNECT_MS = 250;
const LOCK_RETRY_MS = 100;
const UNREACHABLE_RETRY_SECONDS = 5;

/** A process's permanent connection, for revisions of other processes and advisory locks. */
export interface PostgresSession {
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  tryWithLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

/** Names the sender, so that a process ignores its own notifications. */
export const formatNotification = (revision: number, sender: string): string =>
  `${String(revision)} ${sender}`;

/** Advisory locks of the connection, which is undefined while it is broken. */
function createLocks(
  connection: () => pg.Client | undefined,
): Pick<PostgresSession, 'withLock' | 'tryWithLock'> {
  const held = new Set<string>();
  const lockKey = (name: string): string => `centar/${name}`;

  async function tryLock(name: string): Promise<boolean> {
    if (held.has(name)) return false;
    const client = connection();
    if (!client) throw new AppError('UNAVAILABLE', { retryAfter: UNREACHABLE_RETRY_SECONDS });
    held.add(name);
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
        [lockKey(name)],
      );
      const isTaken = rows[0]?.taken === true;
      if (!isTaken) held.delete(name);
      return isTaken;
    } catch (thrown) {
      held.delete(name);
      throw thrown;
    }
  }

  async function unlock(name: string): Promise<void> {
    // A broken connection has already lost its locks.
    await connection()
      ?.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [lockKey(name)])
      .catch(() => undefined);
    held.delete(name);
  }

  async function unlockedAfter<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      await unlock(name);
    }
  }

  return {
    async withLock(name, work) {
      while (!(await tryLock(name))) await sleep(LOCK_RETRY_MS);
      return unlockedAfter(name, work);
    },
    async tryWithLock(name, work) {
      if (!(await tryLock(name))) return undefined;
      return unlockedAfter(name, work);
    },
  };
}

/**
 * Polled revisions are ignored while `isWriting`, since the write sets its own. If `onRevision`
 * throws, the next poll calls it again.
 */
export async function openSession(
  url: string,
  {
    self,
    isWriting,
    onRevision,
  }: {
    readonly self: string;
    readonly isWriting: () => boolean;
    readonly onRevision: (revision: number) => Promise<void>;
  },
): Promise<PostgresSession> {
  const { silenceTimeoutMs, ...config } = sessionConfig(url);
  const pollIntervalMs = Math.min(POLL_INTERVAL_MS, silenceTimeoutMs / 2);
  let client: pg.Client | undefined;
  let isClosed = false;
  let pendingNotifications: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function notify(revision: number): void {
    pendingNotifications = pendingNotifications
      .then(() => onRevision(revision))
      .catch(() => undefined);
  }

  async function pollRevision(): Promise<void> {
    const rows = await client?.query<{ number: number }>('SELECT "number" FROM "ContentRevision"');
    const number = rows?.rows[0]?.number;
    if (number !== undefined && !isWriting()) notify(number);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(config);
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) client = undefined;
    });
    next.on('notification', ({ payload = '' }) => {
      const [revision, sender] = payload.split(' ');
      if (sender !== self) notify(Number(revision));
    });
    await next.connect();
    closeAfterSilence(next, silenceTimeoutMs);
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
    await pollRevision();
  }

  async function maintain(): Promise<void> {
    try {
      await (client ? pollRevision() : connect());
    } catch {
      // Retried until the database is reachable.
    }
    if (!isClosed)
      timer = setTimeout(() => void maintain(), client ? pollIntervalMs : RECONNECT_MS);
  }

  await connect();
  timer = setTimeout(() => void maintain(), pollIntervalMs);
  return {
    ...createLocks(() => client),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      await pendingNotifications;
    },
  };
}
