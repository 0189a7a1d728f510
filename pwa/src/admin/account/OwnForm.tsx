import type { ReactNode } from 'react';
import type { PlainFormState } from '../form/usePlainForm.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';

export function OwnForm<Values extends object>(props: {
  readonly title: string;
  readonly text: string;
  readonly saveLabel: string;
  readonly form: PlainFormState<Values>;
  readonly done: string | undefined;
  readonly setDone: (done: undefined) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { title, text, saveLabel, form, done, setDone, children } = props;
  return (
    <form
      className="account-part"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setDone(undefined);
        void form.submit();
      }}
    >
      <StaffHead level={2} title={title} subtitle={text} />
      <DoneToast
        done={done}
        failure={Object.keys(form.errors).length > 0 ? undefined : form.failure}
      />
      <FormGrid>
        {children}
        <div>
          <Button type="submit" compact kind="green" busy={form.isBusy}>
            {saveLabel}
          </Button>
        </div>
      </FormGrid>
    </form>
  );
}
