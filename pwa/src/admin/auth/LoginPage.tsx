import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
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
import { useSessionStore, useSignedIn } from './session.tsx';
import type { GuardedFrom } from './SessionGuard.tsx';
import type { PasswordWasReset } from './useResetPassword.ts';
import { signIn } from './signIn.ts';

/** Afterwards returns to the requested page or the dashboard. */
export function LoginPage(): ReactNode {
  const [facts] = useState(() => readPageFacts());
  const client = useApolloClient();
  const session = useSessionStore();
  const user = useSignedIn();
  const location = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  const { from, done } = (location.state ?? {}) as Partial<GuardedFrom & PasswordWasReset>;

  const target = from !== undefined && isOwnPath(from) ? from : adminPaths.panel;
  if (user) return <Navigate to={target} replace />;
  const submit = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    setProblem(await signIn(client, session, { email, password }));
    setBusy(false);
  };
  return (
    <LoginPanel
      title={authTexts.title}
      facts={facts}
      foot={<a href={adminPaths.resetPassword}>{authTexts.forgotten}</a>}
    >
      <title>{`${authTexts.title} – ${facts.name}`}</title>
      {done ? <AlertBox tone="green" text={done} /> : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <FormGrid>
          <TextField
            id="email"
            name="email"
            type="email"
            label={authTexts.email}
            autoComplete="username"
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
            <Button type="submit" kind="green" busy={busy} busyLabel={authTexts.loggingIn}>
              {authTexts.login}
            </Button>
          </div>
        </FormGrid>
      </form>
    </LoginPanel>
  );
}
