import { useState, type ReactNode } from 'react';
import { ownNameChange } from '@centar/domain/user.ts';
import { useSessionStore } from '../auth/session.tsx';
import { usePlainForm } from '../form/usePlainForm.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { accountTexts as texts } from './account.texts.ts';
import { OwnForm } from './OwnForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChangeOwnName } from './account.adminOperations.ts';

/** The sidebar shows a new name immediately. */
export function OwnNameForm({ name }: { readonly name: string }): ReactNode {
  const calls = useStaffCalls();
  const session = useSessionStore();
  const [done, setDone] = useState<string>();
  const form = usePlainForm({
    start: { name },
    rules: ownNameChange,
    send: async (input) => (await calls.mutate(ChangeOwnName, input)).changeOwnName,
    next: (user) => ({ name: user.name }),
    onDone: (user) => {
      session.updateUser(user);
      setDone(texts.nameSaved);
    },
  });
  return (
    <OwnForm
      title={texts.nameTitle}
      text={texts.nameText}
      saveLabel={texts.saveName}
      form={form}
      done={done}
      setDone={setDone}
    >
      <TextField {...form.field('name')} label={texts.name} autoComplete="name" />
    </OwnForm>
  );
}
