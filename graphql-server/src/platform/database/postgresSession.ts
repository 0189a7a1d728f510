import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AppError } from '../errors.ts';
import { cutWhenSilent, sessionConfig } from './postgresPools.ts';

/** The channel on which a process tells the others the revision that it has committed. */
export const CHANNEL = 'centar_revision';
/** The revision is read again so often: what was told while the connection was broken is not told again. */
const LOOK_EVERY_MS = 2000;
const RECONNECT_MS = 250;
const LOCK_RETRY_MS = 100;
const UNREACHABLE_RETRY_SECONDS = 5;

/** The connection of a process that stays open: it hears of others' revisions, and holds locks by name. */
export interface PostgresSession {
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  tryExclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

/** The notification of a revision. It names the process, so that no process takes its own change for another's. */
export const told = (revision: number, sender: string): string => `${String(revision)} ${sender}`;

/**
 * Opens it. `heard` is given each revision that another process tells, and those that are read while `isWriting` is false: a
 * write that is under way shows its own. What it throws makes it be told again.
 */
export async function openSession(
  url: string,
  {
    self,
    isWriting,
    heard,
  }: {
    readonly self: string;
    readonly isWriting: () => boolean;
    readonly heard: (revision: number) => Promise<void>;
  },
): Promise<PostgresSession> {
  const { silenceMs, ...config } = sessionConfig(url);
  // Often enough that the connection is not taken for a silent one.
  const lookEveryMs = Math.min(LOOK_EVERY_MS, silenceMs / 2);
  const held = new Set<string>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let telling: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** One after the other, so that an older revision never follows a newer one. */
  function tell(revision: number): void {
    telling = telling.then(() => heard(revision)).catch(() => undefined);
  }

  async function look(): Promise<void> {
    const rows = await client?.query<{ number: number }>('SELECT "number" FROM "ContentRevision"');
    const number = rows?.rows[0]?.number;
    if (number !== undefined && !isWriting()) tell(number);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(config);
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) client = undefined;
    });
    next.on('notification', ({ payload = '' }) => {
      const [revision, sender] = payload.split(' ');
      if (sender !== self) tell(Number(revision));
    });
    await next.connect();
    cutWhenSilent(next, silenceMs);
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
    await look();
  }

  async function keepOpen(): Promise<void> {
    try {
      await (client ? look() : connect());
    } catch {
      // It is tried again until the database is there.
    }
    if (!isClosed) timer = setTimeout(() => void keepOpen(), client ? lookEveryMs : RECONNECT_MS);
  }

  const keyOf = (name: string): string => `centar/${name}`;

  async function take(name: string): Promise<boolean> {
    if (held.has(name)) return false;
    if (!client) throw new AppError('UNAVAILABLE', { retryAfter: UNREACHABLE_RETRY_SECONDS });
    held.add(name);
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
        [keyOf(name)],
      );
      const isTaken = rows[0]?.taken === true;
      if (!isTaken) held.delete(name);
      return isTaken;
    } catch (thrown) {
      held.delete(name);
      throw thrown;
    }
  }

  async function letGo(name: string): Promise<void> {
    // A connection that broke has released it already.
    await client
      ?.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [keyOf(name)])
      .catch(() => undefined);
    held.delete(name);
  }

  await connect();
  timer = setTimeout(() => void keepOpen(), lookEveryMs);
  return {
    async exclusively(name, work) {
      while (!(await take(name))) await sleep(LOCK_RETRY_MS);
      return work().finally(() => letGo(name));
    },
    async tryExclusively(name, work) {
      if (!(await take(name))) return undefined;
      return work().finally(() => letGo(name));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      await telling;
    },
  };
}
