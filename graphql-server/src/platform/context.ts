import type { Rights } from '@centar/domain/access.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';

/** The signed-in person behind a request, read from the database for each request. */
export interface Person extends Rights {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The session's row, so that signing out ends just this one. */
  readonly sessionId: number;
  /** The request's `Idempotency-Key`, as sent: a creation that comes again with it makes nothing more. */
  readonly creationKey?: string;
}

/** The acting user, or null for an anonymous request. Services decide on access. */
export type Actor = Person | null;

/** The current time, replaced in tests. */
export type Clock = () => Date;

/** How far back a clock is set by its own correction: what is further ahead of it was written by a wrong clock. */
export const CLOCK_STEP_MS = 5 * 60 * 1000;

/** Waits for so many milliseconds, replaced in tests. */
export type Pause = (ms: number) => Promise<unknown>;

/** The centre as its settings describe it now: read it each time, since an administrator may change it. */
export interface Centre {
  readonly facts: CentreFacts;
  /** Words that stay in Latin where the Cyrillic script is read. */
  readonly keepScript: readonly string[];
  /** Writes texts in a script, with the centre's words as they are. */
  readonly writers: Readonly<Record<Script, WriteText>>;
}
