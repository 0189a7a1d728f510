import { useState, type ReactNode } from 'react';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useLeave } from '../form/useLeave.ts';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { reachable, TOLD_STATES } from './reservationRows.ts';
import {
  MessageReservations,
  type Offer,
  type Reservation,
} from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.message;

interface Message {
  readonly subject: string;
  readonly text: string;
  readonly states: readonly string[];
}

export interface MessageDialogProps {
  readonly offer: Offer;
  readonly reservations: readonly Reservation[];
  readonly onClose: () => void;
  readonly onSent: (text: string) => void;
}

export function MessageDialog(props: MessageDialogProps): ReactNode {
  return props.offer.sendsMail ? <MailDialog {...props} /> : <NoMailDialog {...props} />;
}

function NoMailDialog({ reservations, onClose }: MessageDialogProps): ReactNode {
  const { mailed, unreachable } = reachable(reservations, TOLD_STATES);
  return (
    <Modal open title={texts.title} onClose={onClose}>
      <p className="panel-text">{texts.noMail(mailed + unreachable)}</p>
    </Modal>
  );
}

function MailDialog(props: MessageDialogProps): ReactNode {
  const { offer, reservations, onClose, onSent } = props;
  const { mutate } = useStaffCalls();
  const { save, isBusy, failure } = useSave();
  const [message, setMessage] = useState<Message>({
    subject: offer.title,
    text: '',
    states: ['held'],
  });
  const leave = useLeave(message.text !== '' || message.subject !== offer.title, onClose);
  const [isTried, setTried] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const { subject, text, states } = message;
  const { mailed, unreachable } = reachable(reservations, states);
  const preview = (): void => {
    setTried(true);
    setPreviewed(subject.trim() !== '' && text.trim() !== '' && mailed > 0);
  };
  const send = async (): Promise<void> => {
    const variables = { offerId: offer.id, subject, text, states: [...states] };
    const outcome = await save(() => mutate(MessageReservations, variables));
    if (!outcome) return;
    if ('failure' in outcome) setPreviewed(false);
    else onSent(texts.sent(outcome.result.messageReservations));
  };
  return (
    <Modal
      open
      title={texts.title}
      onClose={leave}
      actions={
        isPreviewed ? (
          <>
            <Button
              compact
              onClick={() => {
                setPreviewed(false);
              }}
            >
              {texts.back}
            </Button>
            <Button compact kind="green" busy={isBusy} onClick={() => void send()}>
              {texts.send}
            </Button>
          </>
        ) : (
          <>
            <Button compact onClick={leave}>
              {texts.cancel}
            </Button>
            <Button compact kind="green" onClick={preview}>
              {texts.preview}
            </Button>
          </>
        )
      }
    >
      {isPreviewed ? (
        <div className="message-preview">
          <p role="status">
            <b>{texts.sentTo(mailed)}</b>
          </p>
          <h3>{subject}</h3>
          <p className="message-text">{text}</p>
        </div>
      ) : (
        <FormGrid>
          {failure ? <FailureAlert failure={failure} /> : null}
          <MessageFields
            message={message}
            reservations={reservations}
            isTried={isTried}
            onChange={setMessage}
          />
        </FormGrid>
      )}
      {unreachable > 0 ? <p className="field-help">{texts.unreachable(unreachable)}</p> : null}
    </Modal>
  );
}

function MessageFields(props: {
  readonly message: Message;
  readonly reservations: readonly Reservation[];
  readonly isTried: boolean;
  readonly onChange: (message: Message) => void;
}): ReactNode {
  const { message, reservations, isTried, onChange } = props;
  const { subject, text, states } = message;
  const missing = (value: string): string | undefined =>
    isTried && value.trim() === '' ? fieldErrorSentence('required') : undefined;
  return (
    <>
      <fieldset className="checks">
        <legend>{texts.to}</legend>
        {TOLD_STATES.map((state) => (
          <label key={state}>
            <input
              type="checkbox"
              checked={states.includes(state)}
              onChange={(event) => {
                const others = states.filter((one) => one !== state);
                onChange({
                  ...message,
                  states: event.target.checked ? [...others, state] : others,
                });
              }}
            />
            {texts[state](reachable(reservations, [state]).mailed)}
          </label>
        ))}
      </fieldset>
      {isTried && reachable(reservations, states).mailed === 0 ? (
        <p className="field-error" role="alert">
          {texts.nobody}
        </p>
      ) : null}
      <TextField
        id="message-subject"
        label={texts.subject}
        value={subject}
        error={missing(subject)}
        onChange={(typed) => {
          onChange({ ...message, subject: typed });
        }}
      />
      <TextArea
        id="message-text"
        label={texts.text}
        rows={6}
        limit={TEXT_LIMITS.text}
        value={text}
        error={missing(text)}
        onChange={(typed) => {
          onChange({ ...message, text: typed });
        }}
      />
    </>
  );
}
