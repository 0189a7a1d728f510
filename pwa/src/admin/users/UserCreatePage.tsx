import { useState, type ReactNode } from 'react';
import type { FieldError } from '@centar/domain/errorCodes.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import { userInput } from '@centar/domain/user.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useDone } from '../toast/useDone.ts';
import { usePlainForm } from '../form/usePlainForm.ts';
import { failureSentence } from '../form/useSave.ts';
import { useUnsavedChanges } from '../form/unsavedChanges.ts';
import { newCreationKey } from '../graphql/idempotencyKey.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { fieldErrorSentence, passwordErrorSentence } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { usersTexts } from './users.texts.ts';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { ActionBar } from '../ui/ActionBar.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CreateUser } from './users.adminOperations.ts';

const texts = usersTexts.create;
const start = { name: '', email: '', password: '', roleAccess: [] as string[] };

/** Blank fields have the specification's texts (section 5). */
function newUserSentence(field: string, error: FieldError): string {
  const { blank } = usersTexts;
  if (error === 'required' && Object.hasOwn(blank, field))
    return blank[field as keyof typeof blank];
  if (field === 'email' && error === 'invalid') return usersTexts.emailInvalid;
  if (field === 'password') return passwordErrorSentence(error);
  return fieldErrorSentence(error);
}

/** Without a draft, because it contains a password. */
export function UserCreatePage(): ReactNode {
  const calls = useStaffCalls();
  const { leave } = useDone();
  const [creationKey, setCreationKey] = useState(newCreationKey);
  const form = usePlainForm({
    start,
    rules: userInput,
    send: (input) => calls.mutate(CreateUser, { input }, creationKey),
    onDone: () => {
      setCreationKey(newCreationKey());
      leave(adminPaths.panel, usersTexts.createdDone);
    },
    sentence: newUserSentence,
  });
  useUnsavedChanges(form.isDirty);
  const sections = form.field('roleAccess');
  const isShownAtField = Object.keys(start).some((name) => form.errors[name] !== undefined);
  return (
    <StaffScreen
      title={texts.title}
      subtitle={texts.intro}
      crumbs={{
        parents: [{ label: staffTexts.panel, href: adminPaths.panel }],
        current: texts.crumb,
      }}
    >
      <form className="panel-form" noValidate onSubmit={form.onSubmit}>
        {form.failure && !isShownAtField ? (
          <AlertBox tone="red" text={failureSentence(form.failure)} />
        ) : null}
        <FormGrid>
          <TextField {...form.field('name')} label={usersTexts.name} />
          <TextField {...form.field('email')} label={usersTexts.email} type="email" />
          <TextField
            {...form.field('password')}
            label={texts.password}
            type="password"
            autoComplete="new-password"
            help={texts.passwordHelp}
          />
          <CheckList
            legend={usersTexts.sections}
            count={usersTexts.chosen(sections.value.length, SECTIONS.length)}
            options={SECTIONS}
            chosen={SECTIONS.filter((section) => sections.value.includes(section))}
            onChange={sections.onChange}
          />
        </FormGrid>
        <ActionBar>
          <Button type="submit" kind="green" busy={form.isBusy}>
            {staffTexts.save}
          </Button>
          <ButtonLink href={adminPaths.panel}>{staffTexts.cancel}</ButtonLink>
        </ActionBar>
      </form>
    </StaffScreen>
  );
}
