import { useState, type ReactNode } from 'react';
import { readPageFacts } from '../../shared/pageFacts.ts';
import { paths } from '../../shared/paths.ts';
import { authTexts } from './auth.texts.ts';
import {
  errorSentence,
  fieldErrorSentence,
  GENERIC_FAILURE,
  passwordErrorSentence,
  type FailureCode,
} from '../texts/errors.texts.ts';
import { showError } from '../../shared/ui/primitives/alerts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { LoginPanel } from '../ui/LoginPanel.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useResetPassword, type ResetOutcome } from './useResetPassword.ts';

const texts = authTexts.reset;

const sentence = (code: FailureCode): string =>
  code === 'TOO_MANY_TRIES' ? texts.tooManyTries : errorSentence(code);

/** Popups required by the specification (section 8). */
async function showOutcome(outcome: ResetOutcome | undefined): Promise<void> {
  if (outcome?.kind === 'refused') await showError(texts.problem, { text: texts.problemText });
  if (outcome?.kind === 'failed' && outcome.failure.code !== 'BAD_USER_INPUT') {
    await showError(GENERIC_FAILURE, { text: sentence(outcome.failure.code) });
  }
}

/** Requests a link, or sets the new password when opened with one. */
export function ResetPasswordPage(): ReactNode {
  const [facts] = useState(() => readPageFacts());
  const reset = useResetPassword();
  const { fields, errors, outcome } = reset;
  const password = (field: 'newPassword' | 'confirmPassword', label: string): ReactNode => (
    <TextField
      id={field}
      name={field}
      type="password"
      label={label}
      autoComplete="new-password"
      help={field === 'newPassword' ? texts.passwordHelp : undefined}
      value={fields[field]}
      error={errors[field] && passwordErrorSentence(errors[field])}
      onChange={(value) => {
        reset.type(field, value);
      }}
    />
  );
  return (
    <LoginPanel
      title={texts.title}
      facts={facts}
      foot={
        <a href={paths.login} onClick={reset.startAnew}>
          {texts.back}
        </a>
      }
    >
      <title>{`${texts.title} – ${facts.name}`}</title>
      <p className="panel-text">{reset.hasCode ? texts.textWithCode : texts.textWithoutCode}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The line above the button shows the same text if the popup's code fails to load.
          if (!reset.isBusy)
            void reset
              .submit()
              .then(showOutcome)
              .catch(() => undefined);
        }}
      >
        <FormGrid>
          <TextField
            id="email"
            name="email"
            type="email"
            label={texts.email}
            autoComplete="username"
            value={fields.email}
            error={errors['email'] && fieldErrorSentence(errors['email'])}
            onChange={(value) => {
              reset.type('email', value);
            }}
          />
          {password('newPassword', texts.newPassword)}
          {password('confirmPassword', texts.confirmPassword)}
          <div>
            <Said outcome={outcome} {...(reset.hasCode ? { onAnew: reset.startAnew } : {})} />
            <Button type="submit" kind="green" busy={reset.isBusy}>
              {texts.submit}
            </Button>
          </div>
        </FormGrid>
      </form>
    </LoginPanel>
  );
}

function Said(props: {
  readonly outcome: ResetOutcome | undefined;
  readonly onAnew?: () => void;
}): ReactNode {
  const { outcome, onAnew } = props;
  if (outcome?.kind === 'sent') {
    return <AlertBox tone="green" text={texts.sent} more={texts.sentText} />;
  }
  if (outcome?.kind === 'refused' && onAnew) {
    return (
      <AlertBox tone="red" text={texts.problemHint}>
        <button type="button" onClick={onAnew}>
          {texts.anew}
        </button>
      </AlertBox>
    );
  }
  return (
    <div role="alert" className="login-problem">
      {outcome?.kind === 'unequal' ? <FieldError text={texts.unequal} /> : null}
      {outcome?.kind === 'refused' ? <FieldError text={texts.problemText} /> : null}
      {outcome?.kind === 'failed' ? <FieldError text={sentence(outcome.failure.code)} /> : null}
    </div>
  );
}
