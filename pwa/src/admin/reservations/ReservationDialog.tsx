import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { FieldError } from '@centar/domain/errorCodes.ts';
import { freePlaces, staffReservationInput } from '@centar/domain/reservations.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useLeave } from '../form/useLeave.ts';
import { usePlainForm, type PlainFormState } from '../form/usePlainForm.ts';
import { newLinkCode } from '../graphql/idempotencyKey.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import {
  AddReservation,
  EditReservation,
  EraseReservation,
  type Offer,
  type Reservation,
} from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.person;

const EMPTY = { name: '', places: '1', phone: '', email: '', note: '' };
type Typed = typeof EMPTY;

const inputOf = ({ name, places, phone, email, note }: Typed) => ({
  name,
  places: Number(places),
  phone,
  email,
  note,
});

const sentence = (field: keyof Typed, error: FieldError): string => {
  const { errors } = texts;
  if (error === 'taken' || error === 'tooMany') return errors[error];
  const isContact = field === 'phone' || field === 'email';
  return isContact && error === 'invalid' ? errors[field] : fieldErrorSentence(error);
};

const rules = z.preprocess((typed) => inputOf(typed as Typed), staffReservationInput);

export interface AddedLink extends Pick<Reservation, 'name' | 'places'> {
  /** `Upisano: Mila Ilić.` */
  readonly said: string;
  readonly link: string;
  readonly mailed: boolean;
}

export interface ReservationDialogProps {
  readonly offer: Offer;
  /** Undefined for a new one. */
  readonly edited: Reservation | undefined;
  /** Values of a new one, from one that was cancelled. */
  readonly again?: Reservation | undefined;
  readonly onClose: () => void;
  readonly onDone: (text: string, link?: AddedLink) => void;
}

const typedOf = ({ name, places, phone, email, note }: Reservation): Typed => ({
  name,
  places: String(places),
  phone,
  email,
  note,
});

export function ReservationDialog(props: ReservationDialogProps): ReactNode {
  const { offer, edited, again, onClose, onDone } = props;
  const { mutate } = useStaffCalls();
  const before = edited ?? again;
  const [key] = useState(newLinkCode);
  const form = usePlainForm({
    start: before ? typedOf(before) : EMPTY,
    rules,
    sentence,
    send: async (typed) => {
      const input = inputOf(typed);
      if (!edited) {
        return (await mutate(AddReservation, { offerId: offer.id, input: { ...input, key } }))
          .addReservation;
      }
      const { id, version } = edited;
      await mutate(EditReservation, { id, version, input });
      return undefined;
    },
    onDone: (added) => {
      const { name } = form.values;
      if (!added) {
        onDone(texts.saved(name));
        return;
      }
      const { link, mailed, reservation } = added;
      const said = (reservation.state === 'waiting' ? texts.addedWaiting : texts.added)(name);
      onDone(said, { ...reservation, said, link, mailed });
    },
  });
  const erasing = useConfirmedDelete<Reservation>({
    question: texts.eraseQuestion,
    nameOf: ({ name }) => texts.eraseText(name),
    run: ({ id }) => mutate(EraseReservation, { id }),
    onDeleted: () => {
      onDone(texts.erased);
    },
  });
  const leave = useLeave(form.isDirty, onClose);
  const failure = form.failure ?? erasing.failure;
  return (
    <Modal open title={edited ? texts.edit : texts.add} onClose={leave}>
      <form noValidate onSubmit={form.onSubmit}>
        <FormGrid>
          {failure ? <FailureAlert failure={failure} /> : null}
          <PersonFields
            form={form}
            sendsMail={offer.sendsMail}
            placesHelp={edited ? undefined : texts.placesHelp(freePlaces(offer))}
          />
        </FormGrid>
        <div className="modal-actions">
          {edited ? (
            <Button compact kind="danger" onClick={() => void erasing.remove(edited)}>
              {texts.erase}
            </Button>
          ) : null}
          <Button compact onClick={leave}>
            {texts.cancel}
          </Button>
          <Button compact type="submit" kind="green" busy={form.isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function PersonFields(props: {
  readonly form: PlainFormState<Typed>;
  readonly sendsMail: boolean;
  readonly placesHelp: string | undefined;
}): ReactNode {
  const { form, sendsMail, placesHelp } = props;
  return (
    <>
      <TextField {...form.field('name')} label={texts.name} />
      <TextField
        {...form.field('places')}
        label={texts.places}
        inputMode="numeric"
        help={placesHelp}
      />
      <TextField {...form.field('phone')} label={texts.phone} inputMode="tel" optional />
      <TextField
        {...form.field('email')}
        label={texts.email}
        type="email"
        inputMode="email"
        help={sendsMail ? texts.emailHelp : texts.emailUnused}
        optional
      />
      <TextArea
        {...form.field('note')}
        label={texts.note}
        rows={2}
        limit={TEXT_LIMITS.note}
        optional
      />
    </>
  );
}
