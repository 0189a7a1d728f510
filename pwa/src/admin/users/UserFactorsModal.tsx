import type { ReactNode } from 'react';
import { isAdministrator } from '@centar/domain/access.ts';
import { factorRemoval } from '@centar/domain/secondFactor.ts';
import { failureSentence, useSave } from '../form/useSave.ts';
import { usePlainForm, type PlainFormState } from '../form/usePlainForm.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import {
  DemandFactor,
  EndSessions,
  RemoveFactors,
  type StaffUser,
} from './users.adminOperations.ts';
import { usersTexts } from './users.texts.ts';
import '../factors/factors.css';

const texts = usersTexts.factor;
const NO_REASON = { reason: '' };
const rules = factorRemoval.pick({ reason: true });

/** What an administrator may do about another user's second factor and sessions. */
export function UserFactorsModal(props: {
  readonly user: StaffUser;
  readonly isSelf: boolean;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { user, isSelf, onDone, onClose } = props;
  const { name, email, isFactorDemanded, passkeys, hasTotp } = user;
  const { mutate } = useStaffCalls();
  const demand = useSave();
  const removal = usePlainForm({
    start: NO_REASON,
    rules,
    send: ({ reason }) => mutate(RemoveFactors, { email, reason }),
    onDone: () => {
      onDone(texts.removedDone(name));
    },
  });
  const change = async (): Promise<void> => {
    const isDemanded = !isFactorDemanded;
    const outcome = await demand.save(() => mutate(DemandFactor, { email, isDemanded }));
    if (outcome && 'result' in outcome) {
      onDone(isDemanded ? texts.demandedDone(name) : texts.withdrawnDone(name));
    }
  };
  const ending = useSave();
  const signOut = async (): Promise<void> => {
    const outcome = await ending.save(() => mutate(EndSessions, { email }));
    if (outcome && 'result' in outcome) onDone(texts.signedOutDone(name));
  };
  const failure = demand.failure ?? ending.failure ?? removal.failure;
  const isSaid = failure !== undefined && Object.keys(removal.errors).length === 0;
  return (
    <Modal open title={texts.title(name)} onClose={onClose}>
      {isSaid ? <AlertBox tone="red" text={failureSentence(failure)} /> : null}
      <div className="factor-part">
        <p>{isAdministrator(user) ? texts.always : texts.demandText}</p>
        {isAdministrator(user) ? null : (
          <div className="factor-actions">
            <Button compact busy={demand.isBusy} onClick={() => void change()}>
              {isFactorDemanded ? texts.withdraw : texts.demand}
            </Button>
          </div>
        )}
      </div>
      {passkeys > 0 || hasTotp ? <RemovalForm form={removal} isSelf={isSelf} /> : null}
      {isSelf ? null : (
        <div className="factor-part">
          <p>{texts.signOutText}</p>
          <div className="factor-actions">
            <Button compact busy={ending.isBusy} onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
          </div>
        </div>
      )}
      <div className="modal-actions">
        <Button onClick={onClose}>{uiTexts.close}</Button>
      </div>
    </Modal>
  );
}

function RemovalForm(props: {
  readonly form: PlainFormState<typeof NO_REASON>;
  readonly isSelf: boolean;
}): ReactNode {
  const { form, isSelf } = props;
  return (
    <form className="factor-part" aria-label={texts.remove} noValidate onSubmit={form.onSubmit}>
      <p>{isSelf ? texts.own : texts.removeText}</p>
      {isSelf ? null : (
        <>
          <TextField {...form.field('reason')} label={texts.reason} maxLength={300} />
          <div className="factor-actions">
            <Button type="submit" compact kind="red" busy={form.isBusy}>
              {texts.remove}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
