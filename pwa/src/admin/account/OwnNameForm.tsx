import { useState, type ReactNode } from 'react';
import { ownNameChange } from '@centar/domain/user.ts';
import { useSessionStore } from '../auth/session.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import { usePlainForm } from '../form/usePlainForm.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { accountTexts as texts } from './account.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChangeOwnName } from './account.adminOperations.ts';

/** Changes one's own name; the sidebar shows it at once. */
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
    <form
      className="account-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setDone(undefined);
        void form.submit();
      }}
    >
      <StaffHead level={2} title={texts.nameTitle} subtitle={texts.nameText} />
      <DoneToast
        done={done}
        failure={Object.keys(form.errors).length > 0 ? undefined : form.failure}
      />
      <FormGrid>
        <TextField {...form.field('name')} label={texts.name} autoComplete="name" />
        <div>
          <Button type="submit" compact kind="green" busy={form.isBusy}>
            {texts.saveName}
          </Button>
        </div>
      </FormGrid>
    </form>
  );
}
