import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isOwnPath } from '@centar/domain/links.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { authTexts } from './auth.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { readPageFacts } from '../../shared/pageFacts.ts';
import { LoginPanel } from '../ui/LoginPanel.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { TextField } from '../ui/TextField.tsx';
import { knowsPasskeys, offersInField, stopAsking } from './passkeyBrowser.ts';
import { SecondStepForm } from './SecondStepForm.tsx';
import { useSignedIn } from './session.tsx';
import type { GuardedFrom } from './SessionGuard.tsx';
import type { PasswordWasReset } from './useResetPassword.ts';
import { useSignIn, type SignInState } from './useSignIn.ts';

/** A challenge lives five minutes; a tab may stay open for hours. */
const ASK_AGAIN_MS = 4 * 60_000;

/** Offers passkeys among the suggestions of the e-mail field. */
function usePasskeySuggestions(
  withPasskey: SignInState['withPasskey'],
  isOffered: boolean,
  onSignedIn: () => void,
): void {
  useEffect(() => {
    if (!isOffered) return;
    let isOpen = true;
    const ask = (): void => {
      void offersInField().then(async (offers) => {
        if (isOpen && offers && (await withPasskey(true))) onSignedIn();
      });
    };
    ask();
    const again = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      isOpen = false;
      clearInterval(again);
      stopAsking();
    };
  }, [withPasskey, isOffered, onSignedIn]);
}

/** Continues to the requested page or the dashboard, or first to a missing second factor. */
export function LoginPage(): ReactNode {
  const [facts] = useState(() => readPageFacts());
  const user = useSignedIn();
  const location = useLocation();
  const [isArriving, setArriving] = useState(false);
  const signIn = useSignIn();
  const { step } = signIn;
  const arrive = useCallback(() => {
    setArriving(true);
  }, []);
  usePasskeySuggestions(signIn.withPasskey, user === null && step === undefined, arrive);

  const { from, done } = (location.state ?? {}) as Partial<GuardedFrom & PasswordWasReset>;

  const target = from !== undefined && isOwnPath(from) ? from : adminPaths.panel;
  if (user) {
    return isArriving && user.secondFactorDueAt !== null ? (
      <Navigate to={adminPaths.secondFactor} state={{ from: target }} replace />
    ) : (
      <Navigate to={target} replace />
    );
  }
  if (step) {
    return (
      <LoginPanel title={authTexts.step.title} facts={facts}>
        <title>{`${authTexts.step.title} – ${facts.name}`}</title>
        <SecondStepForm step={step} signIn={signIn} onSignedIn={arrive} />
      </LoginPanel>
    );
  }
  return (
    <LoginPanel
      title={authTexts.title}
      facts={facts}
      foot={<a href={adminPaths.resetPassword}>{authTexts.forgotten}</a>}
    >
      <title>{`${authTexts.title} – ${facts.name}`}</title>
      {done ? <AlertBox tone="green" text={done} /> : null}
      <LoginForm signIn={signIn} onSignedIn={arrive} />
    </LoginPanel>
  );
}

function LoginForm(props: {
  readonly signIn: SignInState;
  readonly onSignedIn: () => void;
}): ReactNode {
  const { signIn, onSignedIn } = props;
  const { problem, isBusy } = signIn;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const finish = (isSignedIn: boolean): void => {
    if (isSignedIn) onSignedIn();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void signIn.withPassword({ email, password }).then(finish);
      }}
    >
      <FormGrid>
        <TextField
          id="email"
          name="email"
          type="email"
          label={authTexts.email}
          autoComplete="username webauthn"
          value={email}
          onChange={setEmail}
        />
        <TextField
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          label={authTexts.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          after={
            <label className="field-check">
              <input
                type="checkbox"
                checked={isShown}
                onChange={(event) => {
                  setShown(event.target.checked);
                }}
              />
              {authTexts.show}
            </label>
          }
        />
        <div>
          <div role="alert" className="login-problem">
            {problem ? <FieldError text={problem} /> : null}
          </div>
          <div className="login-ways">
            <Button type="submit" kind="green" busy={isBusy} busyLabel={authTexts.loggingIn}>
              {authTexts.login}
            </Button>
            {knowsPasskeys() ? (
              <Button icon="key" onClick={() => void signIn.withPasskey().then(finish)}>
                {authTexts.passkey.action}
              </Button>
            ) : null}
          </div>
        </div>
      </FormGrid>
    </form>
  );
}
