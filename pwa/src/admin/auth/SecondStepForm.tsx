import { useState, type ReactNode } from 'react';
import type { SecondStep } from '@centar/domain/secondFactor.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { TextField } from '../ui/TextField.tsx';
import { authTexts } from './auth.texts.ts';
import { knowsPasskeys } from './passkeyBrowser.ts';
import type { SignInState } from './useSignIn.ts';

const texts = authTexts.step;

/** After the right password: a code or a passkey. */
export function SecondStepForm(props: {
  readonly step: SecondStep;
  readonly signIn: SignInState;
  readonly onSignedIn: () => void;
}): ReactNode {
  const { step, signIn, onSignedIn } = props;
  const [code, setCode] = useState('');
  const { methods } = step;
  const takesCode = methods.includes('totp') || methods.includes('recoveryCode');
  const takesKey = methods.includes('passkey') && knowsPasskeys();
  const finish = (isSignedIn: boolean): void => {
    if (isSignedIn) onSignedIn();
    else setCode('');
  };
  return (
    <form
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!signIn.isBusy && code) void signIn.completeWithCode(code).then(finish);
      }}
    >
      <FormGrid>
        <p className="panel-text">{takesKey && !takesCode ? texts.keyText : texts.text}</p>
        {takesCode ? (
          <TextField
            id="second-step"
            name="code"
            label={methods.includes('totp') ? texts.code : texts.recoveryCode}
            help={methods.includes('totp') ? texts.codeHelp : undefined}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        ) : null}
        {takesCode || takesKey ? null : <AlertBox tone="red" text={texts.nothingLeft} />}
        <div>
          <div role="alert" className="login-problem">
            {signIn.problem ? <FieldError text={signIn.problem} /> : null}
          </div>
          <div className="login-ways">
            {takesCode ? (
              <Button
                type="submit"
                kind="green"
                busy={signIn.isBusy}
                busyLabel={authTexts.loggingIn}
              >
                {texts.confirm}
              </Button>
            ) : null}
            {takesKey ? (
              <Button
                icon="key"
                kind={takesCode ? 'outline' : 'green'}
                onClick={() => void signIn.completeWithPasskey().then(finish)}
              >
                {texts.withKey}
              </Button>
            ) : null}
            <Button kind="quiet" onClick={signIn.restart}>
              {texts.back}
            </Button>
          </div>
        </div>
      </FormGrid>
    </form>
  );
}
