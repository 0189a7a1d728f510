import type { ReactNode } from 'react';
import type { ReservationProblem, ReservedDate } from '@centar/domain/reservationPages.ts';
import { telephones } from '@centar/domain/links.ts';
import { formatFormer } from '@centar/domain/allDay.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import { dayLabel } from '../../event/dayLabel.ts';
import { movedText } from '../../event/movedText.ts';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { shownText } from '../../../shared/script/script.ts';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { EventDate } from '../../ui/cards/EventDate.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { SideList, type SideRow } from '../../ui/detail/SideList.tsx';
import { Ticket } from '../../ui/detail/Ticket.tsx';
import {
  FieldError,
  FormField,
  FormProblem,
  type FormFieldProps,
} from '../../ui/form/KeptForm.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { reservationTexts as texts } from './reservation.texts.ts';
import './Reservation.css';

export function ReservedHead({ date, label }: { date: ReservedDate; label: string }): ReactNode {
  const { now } = useSite();
  const { at, endsAt, place, status, statusNote, formerAt, title, path } = date;
  const isOff = status === 'cancelled' || status === 'removed';
  return (
    <>
      <DetailHead
        title={title}
        crumbs={path ? { parents: [{ label: texts.form.toEvent, href: path }] } : undefined}
        author={label}
      />
      <Ticket
        date={
          <EventDate
            iso={at}
            endsAt={endsAt}
            size="detail"
            cancelled={isOff}
            label={dayLabel(at, now)}
          />
        }
        place={place ? <LinkedText text={place} /> : undefined}
        status={
          <>
            {status === 'removed' ? <StatusBadge kind="cancelled" text={texts.removed} /> : null}
            {status === 'cancelled' ? <StatusBadge kind="cancelled" /> : null}
            {status === 'moved' ? (
              <StatusBadge
                kind="moved"
                text={movedText(status, formerAt, (was) => formatFormer(timesOf(date), was))}
              />
            ) : null}
            {statusNote && status !== 'scheduled' ? (
              <span>
                <LinkedText text={statusNote} />
              </span>
            ) : null}
          </>
        }
      />
    </>
  );
}

/** A large count, as the day of a date: `7 slobodnih mesta`. */
export function Figure({ count, words }: { count: number; words: string }): ReactNode {
  return (
    <p className="reserve-figure">
      <b>{String(count)}</b> <span>{words.replace(/^\d+ /, '')}</span>
    </p>
  );
}

export function Problem({ problem }: { problem: ReservationProblem | undefined }): ReactNode {
  return problem === undefined ? null : <FormProblem text={texts.problems[problem]} />;
}

type Errors = Readonly<Partial<Record<string, string>>>;

function errorText(name: string, code: string, isAlternative: boolean): string {
  const { errors } = texts;
  if (code === 'required') {
    if (isAlternative) return errors.either;
    return name === 'places' ? errors.places : errors.required;
  }
  if (code === 'tooLong') return errors.tooLong;
  if (name === 'places') return code === 'tooMany' ? errors.tooMany : errors.places;
  if (name === 'email' || name === 'phone') return errors[name];
  return errors.other;
}

const textOf = (name: string, errors: Errors, isAlternative = false): string | undefined => {
  const code = errors[name];
  return code === undefined ? undefined : errorText(name, code, isAlternative);
};

export function Field({
  errors,
  ...field
}: Omit<FormFieldProps, 'error'> & { readonly errors: Errors }): ReactNode {
  return <FormField {...field} error={textOf(field.name, errors, field.isAlternative)} />;
}

/** More do not fit in two rows of a phone. */
const MOST_TILES = 10;

export interface PlacesFieldProps {
  readonly most: number;
  readonly chosen: number;
  readonly errors: Errors;
  readonly help?: string | undefined;
}

/** Every possible number is one press away. */
export function PlacesField({ most, chosen, errors, help }: PlacesFieldProps): ReactNode {
  const isWrong = errors['places'] !== undefined;
  const described = isWrong ? 'places-greska' : undefined;
  return (
    <fieldset
      className="form-choice"
      aria-invalid={isWrong || undefined}
      aria-describedby={described}
    >
      <legend>
        {texts.form.howMany}
        <i>{` – ${shownText(texts.form.most(most))}`}</i>
      </legend>
      {most <= MOST_TILES ? (
        <div className="reserve-tiles">
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="places"
                value={count}
                defaultChecked={count === Math.min(chosen, most)}
                aria-label={texts.places(count)}
              />
              <span aria-hidden="true">{String(count)}</span>
            </label>
          ))}
        </div>
      ) : (
        <input
          className="reserve-count"
          type="number"
          inputMode="numeric"
          name="places"
          min={1}
          max={most}
          defaultValue={Math.min(chosen, most)}
          aria-label={texts.form.howMany}
        />
      )}
      {help ? <p className="form-help">{help}</p> : null}
      <FieldError name="places" error={textOf('places', errors)} />
    </fieldset>
  );
}

export interface ReservationSideProps {
  readonly withWaiting: boolean;
  /** How the visitor gets the link; absent on the link's page. */
  readonly link?: 'mailed' | 'shown';
}

export function ReservationSide({ withWaiting, link }: ReservationSideProps): ReactNode {
  const { facts } = useSite();
  const { side } = texts;
  const [phone] = telephones(facts.phone);
  const rows: (SideRow | undefined)[] = [
    link && { icon: 'key', title: side.link, text: side.links[link] },
    withWaiting ? { icon: 'clock', title: side.waiting, text: side.waitingText } : undefined,
    {
      icon: 'trash',
      title: side.erased,
      text: (
        <>
          {`${side.erasedText} `}
          <a href={paths.privacy}>{side.privacy}</a>
        </>
      ),
    },
    phone && {
      icon: 'phone',
      title: side.call,
      text: (
        <a href={phone.href} className="unbroken">
          {phone.label}
        </a>
      ),
    },
  ];
  return (
    <SideList
      className="reserve-side"
      title={side.title}
      rows={rows.filter((row) => row !== undefined)}
    />
  );
}

/** Rendered by the device, offline. */
export const NoConnection = (): ReactNode => <NoReservation {...texts.offline} />;

export const EndedLink = (): ReactNode => <NoReservation {...texts.own.ended} />;

function NoReservation({ title, text }: Readonly<Record<'title' | 'text', string>>): ReactNode {
  const { facts } = useSite();
  const [phone] = telephones(facts.phone);
  return (
    <Container>
      <div className="reserve-offline">
        <EmptyState
          level={1}
          title={title}
          text={text}
          link={{ label: texts.whatsOn, href: paths.whatsOn }}
        />
        {phone ? (
          <ButtonLink icon="phone" href={phone.href}>
            {phone.label}
          </ButtonLink>
        ) : null}
      </div>
    </Container>
  );
}
