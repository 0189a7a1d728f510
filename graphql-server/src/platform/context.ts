import type { Rights } from '@centar/domain/access.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';

/** The signed-in person behind a request, read from the database for each request. */
export interface Person extends Rights {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The session's row; signing out ends only this session. */
  readonly sessionId: number;
  /** The request's `Idempotency-Key`, as sent: repeating a creation with it creates nothing more. */
  readonly creationKey?: string;
  /** The request's `X-Preview`: creating and editing an item answer as if they were saved, and save nothing. */
  readonly isPreview?: true;
}

/** The acting user, or null for an anonymous request. Services decide on access. */
export type Actor = Person | null;

/** The current time, replaced in tests. */
export type Clock = () => Date;

/** The most that an ordinary correction sets a clock back. A moment that is further ahead was written by a wrong clock. */
export const CLOCK_STEP_MS = 5 * 60 * 1000;

/** Waits for so many milliseconds, replaced in tests. */
export type Pause = (ms: number) => Promise<unknown>;

/** The centre's current settings. Read them each time, since an administrator may change them. */
export interface Centre {
  readonly facts: CentreFacts;
  /** Words that stay in Latin script on Cyrillic pages. */
  readonly keepScript: readonly string[];
  /** Transliterates texts into a script, apart from the centre's own words. */
  readonly writers: Readonly<Record<Script, WriteText>>;
}
