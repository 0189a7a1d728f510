import { timesOf } from '@centar/domain/eventState.ts';
import { useState, type ReactNode } from 'react';
import { isAllDay, readStart, showStart } from '@centar/domain/allDay.ts';
import { readMoment } from '@centar/domain/dates.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { HallSelect } from './HallSelect.tsx';
import { hallUseUrl, type HallUse } from './halls.adminOperations.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { EVENT_STATE_CHOICES } from '../texts/eventStates.texts.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useLeave } from '../form/useLeave.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { moveTexts as texts } from './moves.texts.ts';
import { REASON_OPTIONS } from './CancelDialog.tsx';
import { cancelledText, type Reason } from './cancellation.ts';
import { asItIs, isSameMove, type Move } from './moves.ts';

export function MoveDialog(props: {
  readonly use: HallUse;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly failure: Failure | undefined;
  readonly onSave: (move: Move) => void;
}): ReactNode {
  const { use, isBusy, failure, onClose, onSave } = props;
  const [before] = useState(() => asItIs(use));
  const shown = showStart(timesOf(use));
  const [at, setAt] = useState(shown);
  const [hall, setHall] = useState(use.hall);
  const [status, setStatus] = useState(before.status);
  const [statusNote, setNote] = useState(use.statusNote);
  const [isTried, setTried] = useState(false);
  const isDirty =
    at !== shown || hall !== use.hall || status !== before.status || statusNote !== use.statusNote;
  const leave = useLeave(isDirty, onClose);
  const mayBeAllDay = isAllDay(timesOf(use));
  const moment = mayBeAllDay ? readStart(at) : readMoment(at);
  const error = typeof moment === 'string' ? fieldErrorSentence(moment) : undefined;
  const lacksReason = status === 'cancelled' && statusNote.trim() === '';
  const save = (): void => {
    setTried(true);
    if (!(moment instanceof Date) || lacksReason) return;
    // An event as scheduled has no note.
    const move = { at: moment, hall, status, statusNote: status === 'scheduled' ? '' : statusNote };
    if (isSameMove(move, before)) onClose();
    else onSave(move);
  };
  return (
    <Modal
      open
      title={use.title}
      onClose={leave}
      actions={
        <>
          <ButtonLink compact kind="quiet" href={hallUseUrl(use)}>
            {texts.open}
          </ButtonLink>
          <Button compact onClick={leave}>
            {texts.close}
          </Button>
          <Button compact kind="green" busy={isBusy} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <FormGrid>
        {failure ? <FailureAlert failure={failure} /> : null}
        <MomentField
          id="board-at"
          label={texts.when}
          value={at}
          mayBeAllDay={mayBeAllDay}
          error={isTried ? error : undefined}
          onChange={setAt}
        />
        <HallSelect id="board-hall" label={texts.where} value={hall} onChange={setHall} />
        <StateFields
          use={use}
          status={status}
          note={statusNote}
          error={isTried && lacksReason ? texts.reasonMissing : undefined}
          onStatus={setStatus}
          onNote={setNote}
        />
      </FormGrid>
    </Modal>
  );
}

function StateFields(props: {
  readonly use: HallUse;
  readonly status: Move['status'];
  readonly note: string;
  readonly error: string | undefined;
  readonly onStatus: (status: Move['status']) => void;
  readonly onNote: (note: string) => void;
}): ReactNode {
  const { use, status, note, error, onStatus, onNote } = props;
  const [reason, setReason] = useState<Reason>();
  return (
    <>
      <SelectField
        id="board-state"
        label={texts.state}
        options={EVENT_STATE_CHOICES}
        value={status}
        onChange={onStatus}
      />
      {status === 'cancelled' ? (
        <ChipChoice
          legend={texts.reasonChoice}
          options={REASON_OPTIONS}
          value={reason}
          onChange={(next) => {
            setReason(next);
            onNote(cancelledText(use, next, undefined));
          }}
        />
      ) : null}
      {status === 'scheduled' ? null : (
        <TextArea
          id="board-note"
          label={status === 'cancelled' ? texts.reason : texts.note}
          help={status === 'cancelled' ? texts.reasonHint : undefined}
          optional={status !== 'cancelled'}
          rows={3}
          limit={TEXT_LIMITS.note}
          value={note}
          error={error}
          onChange={onNote}
        />
      )}
    </>
  );
}
