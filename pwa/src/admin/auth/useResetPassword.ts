import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { passwordReset } from '@centar/domain/user.ts';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { toFieldErrors } from '@centar/domain/rules.ts';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import { paths } from '../../shared/paths.ts';
import { authTexts } from './auth.texts.ts';
import { ResetPassword } from './auth.adminOperations.ts';
import { dropResetCode, takeResetCode } from './resetCode.ts';
import { useSessionStore } from './session.tsx';

const texts = authTexts.reset;
const empty = { email: '', newPassword: '', confirmPassword: '' };

/** Navigation state for the sign-in page. */
export interface PasswordWasReset {
  readonly done: string;
}

/** Unless it led to the sign-in page. */
export type ResetOutcome =
  | { readonly kind: 'unequal' | 'sent' | 'refused' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type ResetFields = typeof empty;

export interface ResetState {
  readonly hasCode: boolean;
  readonly fields: ResetFields;
  readonly errors: FieldErrors;
  readonly outcome: ResetOutcome | undefined;
  readonly isBusy: boolean;
  type(name: keyof ResetFields, value: string): void;
  submit(): Promise<ResetOutcome | undefined>;
  /** The next attempt requests another link. */
  startAnew(): void;
}

/** Product decision 7. */
export function useResetPassword(): ResetState {
  const client = useApolloClient();
  const session = useSessionStore();
  const navigate = useNavigate();
  const [code, setCode] = useState(takeResetCode);
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<ResetOutcome>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // A link opened in a tab that already shows this screen changes only the fragment.
    const follow = (): void => {
      setCode(takeResetCode());
    };
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  async function send(): Promise<ResetOutcome | undefined> {
    const { email, newPassword, confirmPassword } = fields;
    // The specification requires this check first, with its own message (section 5).
    if (!email.trim() || newPassword !== confirmPassword) return { kind: 'unequal' };
    const input = code === undefined ? fields : { ...fields, code };
    const checked = passwordReset.safeParse(input);
    if (!checked.success) {
      setErrors(toFieldErrors(checked.error));
      return undefined;
    }
    try {
      const { data } = await client.mutate({
        mutation: ResetPassword,
        variables: { input },
        context: { anonymous: true },
        fetchPolicy: 'no-cache',
      });
      if (!data?.resetPassword) return { kind: 'refused' };
    } catch (thrown) {
      const failure = toFailure(thrown);
      setErrors(failure.fields);
      return { kind: 'failed', failure };
    }
    if (code === undefined) return { kind: 'sent' };
    dropResetCode();
    // The reset ended all sessions of the account, perhaps this browser's too.
    if (session.current()?.user.email.toLowerCase() === email.trim().toLowerCase()) session.clear();
    const state: PasswordWasReset = { done: texts.done };
    void navigate(paths.login, { state, replace: true });
    return undefined;
  }

  return {
    hasCode: code !== undefined,
    fields,
    errors,
    outcome,
    isBusy,
    type(name, value) {
      setFields((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _fixed, ...others }) => others);
    },
    async submit() {
      setBusy(true);
      setErrors({});
      setOutcome(undefined);
      const next = await send();
      setBusy(false);
      setOutcome(next);
      return next;
    },
    startAnew() {
      dropResetCode();
      setCode(undefined);
      setOutcome(undefined);
    },
  };
}
