import type { Rights } from '@centar/domain/access.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import type { Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';

export interface Person extends Rights {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly sessionId: number;
  /** The `Idempotency-Key` header: repeating a creation with it creates nothing more. */
  readonly creationKey?: string;
  /** The `X-Preview` header: the answer is as after saving, but nothing is saved. */
  readonly isPreview?: true;
  /** A demanded second factor is overdue: the session may only add one. Such a person has no rights. */
  readonly mustAddFactor?: true;
}

/** Null for an anonymous request. */
export type Actor = Person | null;

export type Clock = () => Date;

/** The largest ordinary correction of a clock. A later moment was written by a wrong clock. */
export const CLOCK_STEP_MS = 5 * 60 * 1000;

/** Milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

/** Read the settings each time, since an administrator may change them. */
export interface Centre {
  readonly facts: CentreFacts;
  readonly keepScript: readonly string[];
  /** Transliterate texts, except for `keepScript`. */
  readonly writers: Readonly<Record<Script, WriteText>>;
}
