import { useState, type ReactNode } from 'react';
import { formatDateTime, readMoment } from '@centar/domain/dates.ts';
import { HallSelect } from '../../../admin/halls/HallSelect.tsx';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { fieldErrorSentence } from '../../../admin/texts/errors.texts.ts';
import { FormGrid } from '../../../admin/ui/FormGrid.tsx';
import { Modal } from '../../../admin/ui/Modal.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { SelectField } from '../../../admin/ui/SelectField.tsx';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { boardTexts as texts } from './board.texts.ts';
import type { Move } from './boardMoves.ts';

const STATES = (['scheduled', 'moved', 'cancelled'] as const).map((value) => ({
  value,
  label: texts.states[value],
}));

/** Another hour, hall or state of one event. */
export function MoveDialog(props: {
  readonly use: HallUse;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (move: Move) => Promise<void>;
}): ReactNode {
  const { use, isBusy, onClose, onSave } = props;
  const [at, setAt] = useState(formatDateTime(use.at));
  const [hall, setHall] = useState(use.hall);
  const [status, setStatus] = useState(use.status as Move['status']);
  const [error, setError] = useState<string>();
  const item = use.itemType === 'Movie' ? adminPaths.movie : adminPaths.programItem;
  return (
    <Modal
      open
      title={use.title}
      onClose={onClose}
      actions={
        <>
          <ButtonLink compact kind="quiet" href={item(use.itemId)}>
            {texts.open}
          </ButtonLink>
          <Button compact onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            compact
            kind="green"
            busy={isBusy}
            onClick={() => {
              const moment = readMoment(at);
              setError(typeof moment === 'string' ? fieldErrorSentence(moment) : undefined);
              if (moment instanceof Date) void onSave({ at: moment, hall, status });
            }}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <FormGrid>
        <MomentField id="board-at" label={texts.when} value={at} error={error} onChange={setAt} />
        <HallSelect id="board-hall" label={texts.where} value={hall} onChange={setHall} />
        <SelectField
          id="board-state"
          label={texts.state}
          options={STATES}
          value={status}
          onChange={setStatus}
        />
      </FormGrid>
    </Modal>
  );
}
