import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { readMirrorState } from './generations.ts';

const POLL_MS = 2000;
/** Merges successive changes. */
const MIN_PAUSE_MS = 5000;
/** Of the time that the last generation took: at most a third of a core is used, if it is idle. */
const PAUSE_FACTOR = 2;
/** On a busy machine generations are slow, but the mirror must not be old. */
const MAX_PAUSE_MS = 30_000;

const run = promisify(execFile);

export interface MirrorHealth {
  /** ISO 8601; null without a finished generation. */
  readonly madeAt: string | null;
  /** The last attempt failed: the previous generation stays. */
  readonly isFailing: boolean;
}

export interface KeptMirror {
  health(): MirrorHealth;
  stop(): Promise<void>;
}

export interface KeepMirrorOptions {
  readonly mirrorDir: string;
  readonly database: Pick<Database, 'revision'>;
  readonly clock: Clock;
  readonly logger: Readonly<Record<'info' | 'error', (details: object, message: string) => void>>;
  /** Writes one generation and returns its output. Ends early when the signal aborts. */
  readonly write: (signal: AbortSignal) => Promise<string>;
  readonly pollMs?: number;
  readonly minPauseMs?: number;
}

/** Runs the command in its own process, which yields the processor to any other. */
export const writeInProcess =
  (command: string) =>
  async (signal: AbortSignal): Promise<string> => {
    const running = run(process.execPath, [command], { signal });
    const { pid } = running.child;
    try {
      if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The process has ended, or the system knows no priorities.
    }
    return (await running).stdout.trim();
  };

/**
 * Writes a new generation at the start, after a change of content, when time changes an answer, and
 * when the mirror was deleted. Other processes may write the same mirror.
 */
export function keepMirror(options: KeepMirrorOptions): KeptMirror {
  const { mirrorDir, database, clock, logger, write } = options;
  const { pollMs = POLL_MS, minPauseMs = MIN_PAUSE_MS } = options;
  const startedAt = clock().toISOString();
  const aborting = new AbortController();
  let state = readMirrorState(mirrorDir);
  let isFailing = false;
  let running: Promise<void> | undefined;
  let notBefore = 0;

  /** The start also covers a new build and a restored database, whose revisions may be equal. */
  const isOutdated = (): boolean =>
    state === undefined ||
    state.madeAt < startedAt ||
    state.revision !== database.revision ||
    state.until <= clock().toISOString();

  async function renew(): Promise<void> {
    const begun = performance.now();
    try {
      const said = await write(aborting.signal);
      logger.info({ mirror: said }, 'mirror written');
      isFailing = false;
    } catch (error) {
      if (aborting.signal.aborted) return;
      isFailing = true;
      logger.error({ err: error }, 'the mirror could not be written: its previous state stays');
    } finally {
      state = readMirrorState(mirrorDir);
      const ended = performance.now();
      const wanted = Math.min(MAX_PAUSE_MS, PAUSE_FACTOR * (ended - begun));
      notBefore = ended + Math.max(minPauseMs, wanted);
    }
  }

  const polling = setInterval(() => {
    if (running || performance.now() < notBefore) return;
    // Another process may have written it, or someone deleted it.
    state = readMirrorState(mirrorDir);
    if (!isOutdated()) return;
    running = renew().finally(() => {
      running = undefined;
    });
  }, pollMs);
  polling.unref();

  return {
    health: () => ({ madeAt: state?.madeAt ?? null, isFailing }),
    async stop() {
      clearInterval(polling);
      aborting.abort();
      await running;
    },
  };
}
