import { useRef, useState } from 'react';
import { formatTime } from '@centar/domain/dates.ts';
import { MINUTE_MS } from '@centar/domain/durations.ts';
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

/** Shown at the field, in the form's alert or in a dialog, without a popup. */
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

/** Unless the error is shown elsewhere. */
export function showFailure({ code }: Failure, title = GENERIC_FAILURE): void {
  if (!SHOWN_IN_PLACE.has(code)) void showError(title);
}

/** For errors without a popup in the specification; the screen shows them in place. */
export function onlyLogFailure({ code }: Failure): void {
  logToConsole(GENERIC_FAILURE, code);
}

/** When an attempt will succeed. */
const minuteAfter = (moment: string): string =>
  formatTime(new Date(Math.ceil(new Date(moment).getTime() / MINUTE_MS) * MINUTE_MS));

/** If a popup is shown too, it starts with the popup's message. */
export function failureSentence({ code, fields, retryAt }: Failure): string {
  if (fields['idempotencyKey'] !== undefined) return MADE_BEFORE;
  if (code === 'TOO_MANY_TRIES' && retryAt !== undefined) return tryAgainAt(minuteAfter(retryAt));
  return SHOWN_IN_PLACE.has(code)
    ? failureText(code, fields)
    : `${GENERIC_FAILURE}. ${errorSentence(code)}`;
}

/** Defined by the specification. */
export type OwnSentences = Partial<
  Readonly<Record<FailureCode, { readonly text: string; readonly more?: string }>>
>;

export type Outcome<Result> = { readonly result: Result } | { readonly failure: Failure };

/** One save at a time. */
export interface Saving {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  /**
   * Runs the work unless a save is running. If the session has ended, asks for the password and
   * runs it again. Returns undefined if nothing was run. Failures have already been shown.
   */
  save<Result>(work: () => Promise<Result>): Promise<Outcome<Result> | undefined>;
  clear(): void;
}

/**
 * `work` throws the errors of Apollo or of an upload. `onFailure` defaults to the specification's
 * popup.
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
