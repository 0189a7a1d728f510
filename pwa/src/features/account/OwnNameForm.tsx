import { useState, type ReactNode } from 'react';
import { ownNameChange } from '../../../../domain/user.ts';
import { useSessionStore } from '../../auth/session.tsx';
import { DoneBand } from '../../content/DoneBand.tsx';
import { usePlainForm } from '../../content/usePlainForm.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { accountTexts as texts } from '../../texts/account.ts';
import { Button } from '../../ui/Button.tsx';
import { FormGrid } from '../../ui/staff/FormGrid.tsx';
import { StaffHead } from '../../ui/staff/StaffHead.tsx';
import { TextField } from '../../ui/staff/TextField.tsx';
import { ChangeOwnName } from './account.adminOperations.ts';

/** Changes one's own name; the sidebar shows it at once. */
export function OwnNameForm({ name }: { readonly name: string }): ReactNode {
  const calls = useStaffCalls();
  const session = useSessionStore();
  const [done, setDone] = useState<string>();
  const form = usePlainForm({
    start: { name },
    rules: ownNameChange,
    send: async (input) => (await calls.work(ChangeOwnName, input)).changeOwnName,
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
      <DoneBand
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
