import { useRef, useState } from 'react';
import { useAskAgain } from '../auth/Reauthentication.tsx';
import type { Failure } from '../graphql/staffFailure.ts';
import { toFailure } from '../graphql/staffFailure.ts';
import { errorSentence, GENERIC_FAILURE, MADE_BEFORE } from '../texts/errors.texts.ts';
import type { FailureCode } from '../texts/errors.texts.ts';
import { showError } from '../../shared/ui/primitives/alerts.ts';
import { useUnsavedChanges } from './unsavedChanges.ts';

/** Failures that are told in their place: at the field, in the form's band, or in a dialog of their own. */
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

/** Shows the specification's popup for a failure that has no better place. */
export function showFailure({ code }: Failure): void {
  if (SHOWN_IN_PLACE.has(code)) return;
  // The popup's own code may be out of reach too; the band or the missing content tells the same.
  showError(GENERIC_FAILURE).catch(() => undefined);
}

/** The sentence for a form's band: what happened and, where the popup is the only other place, that it failed. */
export function failureSentence({ code, fields }: Failure): string {
  if (fields['idempotencyKey'] !== undefined) return MADE_BEFORE;
  return SHOWN_IN_PLACE.has(code)
    ? errorSentence(code)
    : `${GENERIC_FAILURE}. ${errorSentence(code)}`;
}

/** A content type's own sentences for failures, where the specification has them. */
export type OwnSentences = Partial<
  Readonly<Record<FailureCode, { readonly text: string; readonly more?: string }>>
>;

/** How a save came out. */
export type Outcome<Result> = { readonly result: Result } | { readonly failure: Failure };

/** One save at a time, and how the last one went. */
export interface Saving {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly failure: Failure | undefined;
  /**
   * Does the work unless a save is under way already. When the session has ended it asks for the password in
   * place and goes on. Gives how it came out (a failure has been told then), or undefined when nothing was done.
   */
  save<Result>(work: () => Promise<Result>): Promise<Outcome<Result> | undefined>;
  clear(): void;
}

/** The one place where success or failure of a save is decided; `work` throws what Apollo or an upload throws. */
export function useSave(): Saving {
  const askAgain = useAskAgain();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef(false);
  useUnsavedChanges(isBusy);

  async function attempt<Result>(work: () => Promise<Result>): Promise<{ result: Result }> {
    try {
      return { result: await work() };
    } catch (thrown) {
      const { code } = toFailure(thrown);
      if (code === 'UNAUTHENTICATED' && (await askAgain())) return attempt(work);
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
        showFailure(found);
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
