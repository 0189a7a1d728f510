import { useState, type ReactNode } from 'react';
import type { FieldError } from '@centar/domain/errorCodes.ts';
import { ownPasswordChange } from '@centar/domain/user.ts';
import { usePlainForm } from '../form/usePlainForm.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { accountTexts as texts } from './account.texts.ts';
import { passwordErrorSentence } from '../texts/errors.texts.ts';
import { OwnForm } from './OwnForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChangeOwnPassword } from './account.adminOperations.ts';

const start = { currentPassword: '', newPassword: '', confirmPassword: '' };

function sentence(field: keyof typeof start, error: FieldError): string {
  if (error === 'invalid' && field === 'currentPassword') return texts.wrongPassword;
  if (error === 'invalid' && field === 'confirmPassword') return texts.unequal;
  return passwordErrorSentence(error);
}

/** Only this browser stays signed in. */
export function OwnPasswordForm({ onChanged }: { readonly onChanged: () => void }): ReactNode {
  const calls = useStaffCalls();
  const [done, setDone] = useState<string>();
  const form = usePlainForm({
    start,
    rules: ownPasswordChange,
    send: (input) => calls.mutate(ChangeOwnPassword, { input }),
    onDone: () => {
      setDone(texts.passwordSaved);
      onChanged();
    },
    sentence,
  });
  return (
    <OwnForm
      title={texts.passwordTitle}
      text={texts.passwordText}
      saveLabel={texts.savePassword}
      form={form}
      done={done}
      setDone={setDone}
    >
      <TextField
        {...form.field('currentPassword')}
        label={texts.currentPassword}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        {...form.field('newPassword')}
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        help={texts.passwordHelp}
      />
      <TextField
        {...form.field('confirmPassword')}
        label={texts.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
    </OwnForm>
  );
}
