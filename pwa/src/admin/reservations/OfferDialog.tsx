import { useCallback, type ReactNode } from 'react';
import { z } from 'zod';
import type { CentreTexts } from '@centar/domain/centre.ts';
import { formatDateTime, parseMoment, readMoment } from '@centar/domain/dates.ts';
import type { FieldError } from '@centar/domain/errorCodes.ts';
import { CONTACTS, lateMoments, offerRules, type Contact } from '@centar/domain/reservations.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useLeave } from '../form/useLeave.ts';
import { usePlainForm, type PlainFormState } from '../form/usePlainForm.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { AdminHalls } from '../halls/halls.adminOperations.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Skeleton } from '../../shared/ui/primitives/Skeleton.tsx';
import { momentOf, type ListedDate } from './offers.ts';
import { DeleteOffer, SaveOffer, type Offer } from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.offer;

/** As typed. */
interface TypedRules {
  readonly places: string;
  readonly largestGroup: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly contact: Contact;
  readonly waitingList: boolean;
  readonly asksNote: boolean;
}

const typedMoment = (moment: string | null): string => (moment ? formatDateTime(moment) : '');
/** Other text is sent unchanged, and the rules refuse it. */
const sentMoment = (typed: string): string | null =>
  typed.trim() === '' ? null : (parseMoment(typed)?.toISOString() ?? typed);

const typedRules = (offer: Offer | undefined, seats: number | null): TypedRules => ({
  places: String(offer?.places ?? seats ?? ''),
  largestGroup: String(offer?.largestGroup ?? 4),
  opensAt: typedMoment(offer?.opensAt ?? null),
  closesAt: typedMoment(offer?.closesAt ?? null),
  contact: (offer?.contact ?? 'either') as Contact,
  waitingList: offer?.waitingList ?? true,
  asksNote: offer?.asksNote ?? false,
});

const inputOf = (typed: TypedRules) => ({
  ...typed,
  places: Number(typed.places),
  largestGroup: Number(typed.largestGroup),
  opensAt: sentMoment(typed.opensAt),
  closesAt: sentMoment(typed.closesAt),
});

const rulesOf = ({ at }: ListedDate) =>
  z.preprocess(
    (typed) => inputOf(typed as TypedRules),
    offerRules.superRefine((typed, { addIssue }) => {
      for (const [field, message] of Object.entries(lateMoments(typed, new Date(at)))) {
        addIssue({ code: 'custom', path: [field], message });
      }
    }),
  );

const sentence = (field: keyof TypedRules, error: FieldError, typed: TypedRules): string => {
  if (field !== 'opensAt' && field !== 'closesAt') return fieldErrorSentence(error);
  if (error === 'tooLate') return field === 'opensAt' ? texts.opensLate : texts.closesLate;
  const problem = readMoment(typed[field]);
  return fieldErrorSentence(typeof problem === 'string' ? problem : error);
};

/** About probable mistakes. */
function rulesQuestions(typed: TypedRules, taken: number): string[] {
  const [places, group] = [Number(typed.places), Number(typed.largestGroup)];
  return [
    ...(places > 0 && places < taken ? [texts.fewer(taken)] : []),
    ...(places > 0 && group > places ? [texts.largeGroup(group, places)] : []),
  ];
}

export interface OfferDialogProps {
  readonly date: ListedDate;
  readonly onClose: () => void;
  readonly onSaved: (offer: Offer | undefined, text: string) => void;
}

/** Undefined while loading, null if the hall or its seats are unknown. */
function useSeats(hall: string): number | null | undefined {
  const { query } = useStaffCalls();
  const load = useCallback(async () => {
    const { centre } = await query(AdminHalls, {});
    const { halls } = centre.texts as CentreTexts;
    return halls.find(({ name }) => name === hall)?.seats ?? null;
  }, [query, hall]);
  // Without an answer the number of places can be typed.
  const { data, failure } = useAsync(load, ignoreFailure);
  return failure ? null : data;
}

/** Opens the reservations of a date, or changes their rules. */
export function OfferDialog(props: OfferDialogProps): ReactNode {
  const { date, onClose } = props;
  const seats = useSeats(date.place);
  if (seats === undefined && !date.offer) {
    return (
      <Modal open title={texts.title} onClose={onClose}>
        <Skeleton kind="row" count={4} />
      </Modal>
    );
  }
  return <OfferForm {...props} seats={seats ?? null} />;
}

function OfferForm({
  date,
  seats,
  onClose,
  onSaved,
}: OfferDialogProps & { readonly seats: number | null }): ReactNode {
  const { offer, dateKey, title, place } = date;
  const taken = offer?.taken ?? 0;
  const { mutate } = useStaffCalls();
  const form = usePlainForm({
    start: typedRules(offer, seats),
    rules: rulesOf(date),
    sentence,
    send: async (typed) => {
      const version = offer?.version ?? null;
      const input = inputOf(typed);
      return (await mutate(SaveOffer, { dateKey, version, input })).saveReservationOffer as Offer;
    },
    onDone: (saved) => {
      onSaved(saved, offer ? texts.saved : texts.opened(title));
    },
  });
  const removal = useConfirmedDelete<Offer>({
    question: texts.removeQuestion,
    nameOf: () => title,
    run: ({ id }) => mutate(DeleteOffer, { id }),
    onDeleted: () => {
      onSaved(undefined, texts.removed);
    },
  });
  const save = async (): Promise<void> => {
    const text = rulesQuestions(form.values, taken).join(' ');
    if (text === '' || (await confirm({ ...texts.questions, text }))) await form.submit();
  };
  const leave = useLeave(form.isDirty, onClose);
  const failure = form.failure ?? removal.failure;
  const isFewer = Number(form.values.places) > 0 && Number(form.values.places) < taken;
  const seatsHelp = !offer && seats !== null ? texts.seats(place) : undefined;
  return (
    <Modal
      open
      title={offer ? texts.edit : texts.title}
      onClose={leave}
      actions={
        <>
          {offer && taken + offer.waiting === 0 ? (
            <Button compact kind="danger" onClick={() => void removal.remove(offer)}>
              {texts.remove}
            </Button>
          ) : null}
          <Button compact onClick={leave}>
            {texts.cancel}
          </Button>
          <Button compact kind="green" busy={form.isBusy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p className="panel-text">{[title, momentOf(date), place].filter(Boolean).join(' · ')}</p>
      <FormGrid>
        {failure ? (
          <FailureAlert
            failure={failure}
            sentences={removal.failure ? { CONFLICT: { text: texts.notEmpty } } : undefined}
          />
        ) : null}
        <RuleFields form={form} placesHelp={isFewer ? texts.fewer(taken) : seatsHelp} />
      </FormGrid>
    </Modal>
  );
}

function RuleFields(props: {
  readonly form: PlainFormState<TypedRules>;
  readonly placesHelp: string | undefined;
}): ReactNode {
  const { form, placesHelp } = props;
  return (
    <>
      <TextField
        {...form.field('places')}
        label={texts.places}
        inputMode="numeric"
        help={placesHelp}
      />
      <TextField {...form.field('largestGroup')} label={texts.group} inputMode="numeric" />
      <MomentField {...form.field('opensAt')} label={texts.opens} help={texts.opensHelp} optional />
      <MomentField
        {...form.field('closesAt')}
        label={texts.closes}
        help={texts.closesHelp}
        optional
      />
      <SelectField
        {...form.field('contact')}
        label={texts.contact}
        options={CONTACTS.map((value) => ({ value, label: texts.contacts[value] }))}
      />
      <div className="offer-checks">
        <CheckField {...form.field('waitingList')} label={texts.waitingList} />
        <CheckField {...form.field('asksNote')} label={texts.asksNote} />
      </div>
    </>
  );
}

function CheckField(props: {
  readonly id: string;
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}): ReactNode {
  const { id, label, value, onChange } = props;
  return (
    <label className="row-choice" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {label}
    </label>
  );
}
