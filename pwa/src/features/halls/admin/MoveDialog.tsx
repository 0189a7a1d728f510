import { useState, type ReactNode } from 'react';
import { formatDateTime, readMoment } from '@centar/domain/dates.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { HallSelect } from '../../../admin/halls/HallSelect.tsx';
import { hallUseUrl, type HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { fieldErrorSentence } from '../../../admin/texts/errors.texts.ts';
import { EVENT_STATE_CHOICES } from '../../../admin/texts/eventStates.texts.ts';
import { FormGrid } from '../../../admin/ui/FormGrid.tsx';
import { Modal } from '../../../admin/ui/Modal.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { SelectField } from '../../../admin/ui/SelectField.tsx';
import { TextArea } from '../../../admin/ui/TextArea.tsx';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { boardTexts as texts } from './board.texts.ts';
import { asItIs, type Move } from './boardMoves.ts';

export function MoveDialog(props: {
  readonly use: HallUse;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (move: Move) => Promise<void>;
}): ReactNode {
  const { use, isBusy, onClose, onSave } = props;
  const [before] = useState(() => asItIs(use));
  const [at, setAt] = useState(formatDateTime(use.at));
  const [hall, setHall] = useState(use.hall);
  const [status, setStatus] = useState(before.status);
  const [statusNote, setNote] = useState(use.statusNote);
  const [isTried, setTried] = useState(false);
  const moment = readMoment(at);
  const error = typeof moment === 'string' ? fieldErrorSentence(moment) : undefined;
  const lacksReason = status === 'cancelled' && statusNote.trim() === '';
  const save = (): void => {
    setTried(true);
    if (!(moment instanceof Date) || lacksReason) return;
    // An event as scheduled has no note.
    void onSave({ at: moment, hall, status, statusNote: status === 'scheduled' ? '' : statusNote });
  };
  return (
    <Modal
      open
      title={use.title}
      onClose={onClose}
      actions={
        <>
          <ButtonLink compact kind="quiet" href={hallUseUrl(use)}>
            {texts.open}
          </ButtonLink>
          <Button compact onClick={onClose}>
            {texts.close}
          </Button>
          <Button compact kind="green" busy={isBusy} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <FormGrid>
        <MomentField
          id="board-at"
          label={texts.when}
          value={at}
          error={isTried ? error : undefined}
          onChange={setAt}
        />
        <HallSelect id="board-hall" label={texts.where} value={hall} onChange={setHall} />
        <SelectField
          id="board-state"
          label={texts.state}
          options={EVENT_STATE_CHOICES}
          value={status}
          onChange={setStatus}
        />
        {status === 'cancelled' ? (
          <div className="board-reasons" role="group" aria-label={texts.reason}>
            {texts.reasons.map((reason) => (
              <button
                key={reason}
                type="button"
                aria-pressed={statusNote === reason}
                onClick={() => {
                  setNote(reason);
                }}
              >
                {reason}
              </button>
            ))}
          </div>
        ) : null}
        {status === 'scheduled' ? null : (
          <TextArea
            id="board-note"
            label={status === 'cancelled' ? texts.reason : texts.note}
            help={status === 'cancelled' ? texts.reasonHint : undefined}
            optional={status !== 'cancelled'}
            rows={3}
            limit={TEXT_LIMITS.note}
            value={statusNote}
            error={isTried && lacksReason ? texts.reasonMissing : undefined}
            onChange={setNote}
          />
        )}
      </FormGrid>
    </Modal>
  );
}
