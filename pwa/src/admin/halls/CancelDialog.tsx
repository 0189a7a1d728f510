import { timesOf } from '@centar/domain/eventState.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { formatStartTime, showStart } from '@centar/domain/allDay.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { startOfBelgradeDay, weekday, formatShortDay } from '@centar/domain/dates.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useLeave } from '../form/useLeave.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { reservedText } from '../reservations/reservedPeople.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import {
  cancelledText,
  REASONS,
  SUBSTITUTE_DAYS,
  substitutesFor,
  substituteText,
  type Reason,
} from './cancellation.ts';
import { AdminCentreFacts, AdminHallUses, type HallUse } from './halls.adminOperations.ts';
import type { Substitute } from './moves.ts';
import { moveTexts as texts } from './moves.texts.ts';
import './CancelDialog.css';

const NONE: readonly Substitute[] = [];
const WITHOUT = '';

function useSubstitutes(use: HallUse): readonly Substitute[] {
  const { query } = useStaffCalls();
  const load = useCallback(async () => {
    const now = new Date();
    const from = new Date(Math.max(now.getTime(), new Date(use.at).getTime()));
    const [{ hallUses }, { centre }] = await Promise.all([
      query(AdminHallUses, {
        from: startOfBelgradeDay(from).toISOString(),
        to: startOfBelgradeDay(from, SUBSTITUTE_DAYS + 1).toISOString(),
      }),
      query(AdminCentreFacts, {}),
    ]);
    return substitutesFor(use, hallUses, (centre.facts as CentreFacts).hours, now);
  }, [query, use]);
  // Without the list no substitute is offered.
  return useAsync(load, ignoreFailure).data ?? NONE;
}

/** Empty without reservations. */
function useReserved(use: HallUse): string {
  const { query } = useStaffCalls();
  const load = useCallback(() => reservedText({ query }, [use]), [query, use]);
  return useAsync(load, ignoreFailure).data ?? '';
}

export const REASON_OPTIONS = REASONS.map((value) => ({
  value,
  label: texts.reasons[value].label,
}));

function problemOf(note: string): string | undefined {
  if (note.trim() === '') return texts.reasonMissing;
  return note.length > TEXT_LIMITS.note ? texts.reasonTooLong : undefined;
}

export interface CancelDialogProps {
  /** Of one item, soonest first; the first one is chosen. */
  readonly uses: readonly HallUse[];
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  readonly onClose: () => void;
  readonly onCancel: (use: HallUse, note: string, substitute: Substitute | undefined) => void;
}

export function CancelDialog(props: CancelDialogProps): ReactNode {
  const [at, setAt] = useState(0);
  const use = props.uses[at];
  if (!use) return null;
  return <CancelOne key={at} {...props} use={use} onChoose={setAt} />;
}

interface TermProps {
  readonly uses: readonly HallUse[];
  readonly use: HallUse;
  readonly onChoose: (index: number) => void;
}

function Term({ uses, use, onChoose }: TermProps): ReactNode {
  if (uses.length === 1) {
    const where = [`${weekday(use.at)} ${showStart(timesOf(use))}`, use.hall];
    return <p className="modal-page">{where.filter(Boolean).join(', ')}</p>;
  }
  return (
    <ChipChoice
      legend={texts.whichTerm}
      options={uses.map((one, index) => ({
        value: String(index),
        label: `${weekday(one.at).slice(0, 3)} ${formatShortDay(one.at)} ${formatStartTime(timesOf(one))}`,
      }))}
      value={String(uses.indexOf(use))}
      onChange={(index) => {
        onChoose(Number(index));
      }}
    />
  );
}

function OnSite({ use, note }: { readonly use: HallUse; readonly note: string }): ReactNode {
  return (
    <div className="cancel-on-site" role="group" aria-label={texts.onSite}>
      <p className="field-label" aria-hidden="true">
        {texts.onSite}
      </p>
      <div>
        <StatusBadge kind="cancelled" />{' '}
        <b>
          <s>{formatStartTime(timesOf(use))}</s> <s>{use.title}</s>
        </b>{' '}
        {note === '' ? null : <span>{note}</span>}
      </div>
    </div>
  );
}

function CancelOne(props: CancelDialogProps & TermProps): ReactNode {
  const { uses, use, isBusy, failure, onChoose, onClose, onCancel } = props;
  const [reason, setReason] = useState<Reason>();
  const [chosen, setChosen] = useState(WITHOUT);
  /** Undefined: as the reason says. */
  const [typed, setTyped] = useState<string>();
  const [isTried, setTried] = useState(false);
  const offered = useSubstitutes(use);
  const reserved = useReserved(use);
  const substitute = offered.find((one) => substituteText(one) === chosen);
  const note = typed ?? cancelledText(use, reason, substitute, reserved !== '');
  const leave = useLeave(typed !== undefined, onClose);
  const error = problemOf(note);
  return (
    <Modal open tone="red" title={texts.cancelTerm(use.title)} onClose={leave}>
      <FormGrid>
        {failure ? <FailureAlert failure={failure} /> : null}
        <Term uses={uses} use={use} onChoose={onChoose} />
        {reserved === '' ? null : <AlertBox tone="amber" text={reserved} />}
        <ChipChoice
          legend={texts.reasonChoice}
          options={REASON_OPTIONS}
          value={reason}
          onChange={(next) => {
            setReason(next);
            setTyped(undefined);
          }}
        />
        <TextArea
          id="cancel-note"
          label={texts.reason}
          rows={2}
          limit={TEXT_LIMITS.note}
          value={note}
          error={isTried ? error : undefined}
          onChange={setTyped}
        />
        {offered.length > 0 ? (
          <ChipChoice
            legend={texts.substitute}
            options={[
              ...offered.map((one) => ({
                value: substituteText(one),
                label: substituteText(one),
              })),
              { value: WITHOUT, label: texts.noSubstitute },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        ) : null}
        {use.isPublic ? <OnSite use={use} note={note.trim()} /> : null}
        <p className="field-help">{use.isPublic ? texts.seenAtOnce : texts.notSeen}</p>
      </FormGrid>
      <div className="modal-actions modal-stick">
        <Button compact onClick={leave}>
          {texts.no}
        </Button>
        <Button
          compact
          kind="red"
          busy={isBusy}
          onClick={() => {
            setTried(true);
            if (error === undefined) onCancel(use, note.trim(), substitute);
          }}
        >
          {texts.cancelNow}
        </Button>
      </div>
    </Modal>
  );
}
