import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { authTexts } from './auth.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { useSessionStore } from './session.tsx';
import { useSignIn } from './useSignIn.ts';

/** Resolves to true once signed in, false when cancelled. */
export type Reauthenticate = () => Promise<boolean>;

const ReauthenticationContext = createContext<Reauthenticate>(() => Promise.resolve(false));

export function useReauthenticate(): Reauthenticate {
  return useContext(ReauthenticationContext);
}

/** A dialog, so that typed values below it are not lost. */
export function Reauthentication({ children }: { readonly children: ReactNode }): ReactNode {
  const session = useSessionStore();
  const [email, setEmail] = useState<string>();
  const waiting = useRef<{ answer: Promise<boolean>; settle: (isIn: boolean) => void }>(null);

  const reauthenticate = useMemo<Reauthenticate>(
    () => () => {
      const user = session.current()?.user;
      if (!user) return Promise.resolve(false);
      if (!waiting.current) {
        const { promise, resolve } = deferred();
        waiting.current = { answer: promise, settle: resolve };
        setEmail(user.email);
      }
      return waiting.current.answer;
    },
    [session],
  );
  const settle = (isIn: boolean): void => {
    setEmail(undefined);
    waiting.current?.settle(isIn);
    waiting.current = null;
  };
  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {email === undefined ? null : <PasswordDialog email={email} onDone={settle} />}
    </ReauthenticationContext>
  );
}

function deferred(): { promise: Promise<boolean>; resolve: (value: boolean) => void } {
  let resolve: (value: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function PasswordDialog(props: {
  readonly email: string;
  readonly onDone: (isIn: boolean) => void;
}): ReactNode {
  const { email, onDone } = props;
  const signIn = useSignIn();
  const [password, setPassword] = useState('');
  const { problem, isBusy, step } = signIn;
  const close = (): void => {
    onDone(false);
  };
  if (step) {
    return (
      <Modal open title={authTexts.step.title} onClose={close}>
        <SecondStepForm
          step={step}
          signIn={signIn}
          onSignedIn={() => {
            onDone(true);
          }}
        />
      </Modal>
    );
  }
  return (
    <Modal open title={authTexts.again.title} onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          void signIn.withPassword({ email, password }).then((isIn) => {
            if (isIn) onDone(true);
          });
        }}
      >
        <p className="panel-text">{authTexts.again.text(email)}</p>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <TextField
          id="password-again"
          name="password"
          type="password"
          label={authTexts.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <div role="alert" className="login-problem">
          {problem ? <FieldError text={problem} /> : null}
        </div>
        <div className="modal-actions">
          <Button onClick={close}>{authTexts.again.cancel}</Button>
          <Button type="submit" kind="green" busy={isBusy} busyLabel={authTexts.loggingIn}>
            {authTexts.login}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
