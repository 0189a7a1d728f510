import { useRef, useState } from 'react';
import { formatTime } from '@centar/domain/dates.ts';
import { useReauthenticate } from '../auth/Reauthentication.tsx';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import {
  errorSentence,
  failureText,
  GENERIC_FAILURE,
  MADE_BEFORE,
  tryAgainAt,
  type FailureCode,
} from '../texts/errors.texts.ts';
import { logToConsole } from '../../shared/consoleLog.ts';
import { showError } from '../../shared/ui/primitives/alerts.ts';
import { useUnsavedChanges } from './unsavedChanges.ts';

/** Failures that have no popup: they are shown at the field, in the form's alert or in a dialog of their own. */
const SHOWN_IN_PLACE: ReadonlySet<FailureCode> = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
  'WRONG_FILE_KIND',
  'TOO_MANY_TRIES',
  'STOPPED',
]);

/** Shows the specification's popup for a failure that has no better place; `title` where it has words of its own. */
export function showFailure({ code }: Failure, title = GENERIC_FAILURE): void {
  if (SHOWN_IN_PLACE.has(code)) return;
  // The popup's code may fail to load too; the alert or the missing content tells the same.
  showError(title).catch(() => undefined);
}

/** Only logs a failure, where the specification wants no popup; its place on the screen tells it. */
export function onlyLogFailure({ code }: Failure): void {
  logToConsole(GENERIC_FAILURE, code);
}

const MINUTE_MS = 60_000;

/** The first full minute from a moment on: a try at its beginning succeeds. */
const minuteAfter = (moment: string): string =>
  formatTime(new Date(Math.ceil(new Date(moment).getTime() / MINUTE_MS) * MINUTE_MS));

/** The sentence of a form's alert; where a popup is shown as well, it begins with the popup's sentence. */
export function failureSentence({ code, fields, retryAt }: Failure): string {
  if (fields['idempotencyKey'] !== undefined) return MADE_BEFORE;
  if (code === 'TOO_MANY_TRIES' && retryAt !== undefined) return tryAgainAt(minuteAfter(retryAt));
  return SHOWN_IN_PLACE.has(code)
    ? failureText(code, fields)
    : `${GENERIC_FAILURE}. ${errorSentence(code)}`;
}

/** A content type's own sentences for failures, where the specification has them. */
export type OwnSentences = Partial<
  Readonly<Record<FailureCode, { readonly text: string; readonly more?: string }>>
>;

/** The outcome of a save. */
export type Outcome<Result> = { readonly result: Result } | { readonly failure: Failure };

/** One save at a time, and how the last one went. */
export interface Saving {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly failure: Failure | undefined;
  /**
   * Runs the work unless a save is under way. When the session has ended, it asks for the password and runs it again.
   * Returns the outcome, or undefined when nothing was run; a failure has been shown already.
   */
  save<Result>(work: () => Promise<Result>): Promise<Outcome<Result> | undefined>;
  clear(): void;
}

/**
 * Runs saves: every success and failure of one passes here. `work` throws what Apollo or an upload throws. `onFailure` shows a
 * failure; the specification's popup unless given.
 */
export function useSave(onFailure: (failure: Failure) => void = showFailure): Saving {
  const reauthenticate = useReauthenticate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef(false);
  useUnsavedChanges(isBusy);

  async function attempt<Result>(work: () => Promise<Result>): Promise<{ result: Result }> {
    try {
      return { result: await work() };
    } catch (thrown) {
      const { code } = toFailure(thrown);
      if (code === 'UNAUTHENTICATED' && (await reauthenticate())) return attempt(work);
      throw thrown;
    }
  }

  return {
    isBusy,
    failure,
    async save(work) {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        return await attempt(work);
      } catch (thrown) {
        const found = toFailure(thrown);
        setFailure(found);
        onFailure(found);
        return { failure: found };
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    clear() {
      setFailure(undefined);
    },
  };
}
