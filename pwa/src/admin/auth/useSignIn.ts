import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { SecondStep } from '@centar/domain/secondFactor.ts';
import type { LoginAnswer } from '@centar/domain/user.ts';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import { BeginPasskeyLogin, CompleteLogin, Login, PasskeyLogin } from './auth.adminOperations.ts';
import { authTexts } from './auth.texts.ts';
import { answerWithPasskey, NoPasskey } from './passkeyBrowser.ts';
import { useSessionStore } from './session.tsx';
import { loginSentence } from './signIn.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInState {
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** After the password. */
  readonly step: SecondStep | undefined;
  /** All return whether the person is signed in. */
  withPassword(credentials: Credentials): Promise<boolean>;
  /** Without an e-mail address. `isInField`: silently, as a suggestion of the field. */
  withPasskey(isInField?: boolean): Promise<boolean>;
  completeWithCode(code: string): Promise<boolean>;
  completeWithPasskey(): Promise<boolean>;
  /** Back to the password. */
  restart(): void;
}

const OPEN_CALL = { context: { anonymous: true }, fetchPolicy: 'no-cache' } as const;

/** The server names errors of a second step, but none of a password. */
function sentenceOf({ code, fields }: Failure): string {
  if (code === 'WRONG_CREDENTIALS') {
    if (fields['ticket']) return authTexts.step.ended;
    if (fields['credential']) return authTexts.passkey.unknown;
    if (fields['code']) return authTexts.step.wrongCode;
  }
  return loginSentence(code);
}

function present<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('The server answered without data');
  return data;
}

/** For the page and for the dialog over a page whose session has ended. */
export function useSignIn(): SignInState {
  const client = useApolloClient();
  const session = useSessionStore();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStep>();

  const attempt = useCallback(
    async (work: () => Promise<LoginAnswer>, isSilent = false): Promise<boolean> => {
      if (!isSilent) setBusy(true);
      setProblem(undefined);
      try {
        session.signIn(await work());
        return true;
      } catch (thrown) {
        const failure = toFailure(thrown);
        if (failure.secondStep) setStep(failure.secondStep);
        else if (thrown instanceof NoPasskey) {
          if (!isSilent) setProblem(authTexts.passkey.none);
        } else if (failure.fields['ticket']) {
          setStep(undefined);
          if (!isSilent) setProblem(sentenceOf(failure));
        } else if (!isSilent || failure.fields['credential']) setProblem(sentenceOf(failure));
        return false;
      } finally {
        if (!isSilent) setBusy(false);
      }
    },
    [session],
  );

  const complete = (answer: { readonly code: string } | { readonly credential: string }) =>
    client
      .mutate({
        ...OPEN_CALL,
        mutation: CompleteLogin,
        variables: { input: { ticket: step?.ticket ?? '', ...answer } },
      })
      .then(({ data }) => present(data).completeLogin);

  const withPasskey = useCallback(
    (isInField = false) =>
      attempt(async () => {
        const begun = await client.mutate({ ...OPEN_CALL, mutation: BeginPasskeyLogin });
        const { ticket, options } = present(begun.data).beginPasskeyLogin;
        const credential = await answerWithPasskey(options, isInField);
        const variables = { ticket, credential };
        const { data } = await client.mutate({ ...OPEN_CALL, mutation: PasskeyLogin, variables });
        return present(data).passkeyLogin;
      }, isInField),
    [attempt, client],
  );

  return {
    problem,
    isBusy,
    step,
    withPasskey,
    async withPassword(credentials) {
      if (!credentials.email.trim() || !credentials.password) {
        setProblem(authTexts.missing);
        return false;
      }
      return attempt(async () => {
        const options = { ...OPEN_CALL, mutation: Login, variables: credentials };
        return present((await client.mutate(options)).data).login;
      });
    },
    completeWithCode: (code) => attempt(() => complete({ code })),
    completeWithPasskey: () =>
      attempt(async () =>
        complete({ credential: await answerWithPasskey(step?.passkeyOptions ?? '{}') }),
      ),
    restart() {
      setStep(undefined);
      setProblem(undefined);
    },
  };
}
