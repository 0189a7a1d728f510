import type { ReactNode } from 'react';
import { formatBeside, formatDateTime, formatTime } from '@centar/domain/dates.ts';
import { RESERVED, type ReservationFormView } from '@centar/domain/reservationPages.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { CalendarLink } from '../../page/CalendarLink.tsx';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { DetailLayout } from '../../ui/detail/DetailLayout.tsx';
import { KeptForm } from '../../ui/form/KeptForm.tsx';
import {
  Field,
  Figure,
  NoConnection,
  PlacesField,
  Problem,
  ReservationSide,
  ReservedHead,
} from './parts.tsx';
import { reservationTexts as texts } from './reservation.texts.ts';

/** Reserves places at one date, without an account. */
export function ReservationPage({ search }: RouteInput): ReactNode {
  const { reservation: view } = useSite();
  if (view?.kind !== 'form') return <NoConnection />;
  const sent = Number(search.get(RESERVED.places) ?? 0);
  const waits = search.has(RESERVED.waits);
  return (
    <DetailLayout
      main={
        <>
          <ReservedHead date={view.date} label={texts.title} />
          {sent > 0 ? (
            <Sent view={view} places={sent} waits={waits} />
          ) : (
            <FormOrState view={view} />
          )}
        </>
      }
      sidebar={
        <ReservationSide
          withWaiting={view.waitingList}
          link={view.sendsMail ? 'mailed' : 'shown'}
        />
      }
    />
  );
}

interface SentProps {
  readonly view: ReservationFormView;
  readonly places: number;
  readonly waits: boolean;
}

/** The same, whether or not the mailbox had a reservation. */
function Sent({ view: { date }, places, waits }: SentProps): ReactNode {
  return (
    <section className="form-part" aria-labelledby="poslato">
      <h2 id="poslato">
        <Icon name="check" size={32} /> {waits ? texts.sent.waits : texts.sent.title}
      </h2>
      <Figure count={places} words={texts.places(places)} />
      <p>{texts.sent.text}</p>
      <p className="form-quiet">{texts.sent.noMail}</p>
      <p className="form-acts">
        <CalendarLink href={paths.eventCalendar(date.dateKey)} />
        <Button className="js" compact icon="print" data-press="print">
          {texts.own.print}
        </Button>
        <ButtonLink compact href={paths.reservation(date.dateKey)}>
          {texts.sent.again}
        </ButtonLink>
      </p>
    </section>
  );
}

function FormOrState({ view }: { view: ReservationFormView }): ReactNode {
  const { state, date } = view;
  if (state === 'open' || state === 'waitingList') return <ReservationForm view={view} />;
  const isOff = date.status === 'cancelled' || date.status === 'removed';
  return (
    <section className="form-part" aria-labelledby="rezervacije">
      <Problem problem={view.problem} />
      <h2 id="rezervacije">{headOf(view)}</h2>
      <p>{isOff ? texts.form.cancelledText : texts.form[`${state}Text`]}</p>
      {date.path ? (
        <p className="form-acts">
          <ButtonLink iconAfter="arrow-right" href={date.path}>
            {texts.form.toEvent}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function headOf({ state, opensAt }: ReservationFormView): string {
  if (state !== 'notYet') return texts.form[state];
  return texts.form.notYet(opensAt ? formatDateTime(opensAt) : '');
}

function ReservationForm({ view }: { view: ReservationFormView }): ReactNode {
  const { now } = useSite();
  const { date, free, waiting, values, errors } = view;
  const isWaiting = view.state === 'waitingList';
  const { form } = texts;
  return (
    <section className="form-part" aria-labelledby="rezervacije">
      <h2 id="rezervacije">{headOf(view)}</h2>
      {isWaiting ? (
        <p>
          {form.waitingText} {waiting > 0 ? form.waiting(waiting) : null}
        </p>
      ) : (
        <Figure count={free} words={form.free(free)} />
      )}
      <p className="form-quiet">
        {form.readAt(formatTime(now))}{' '}
        {view.closesAt && view.closesAt < date.at
          ? form.until(formatBeside(view.closesAt, now))
          : null}
      </p>
      <KeptForm action={paths.reservation(date.dateKey)} unsent={texts.problems.offline}>
        <Problem problem={view.problem} />
        <input type="hidden" name="key" value={values.key ?? ''} />
        <PlacesField
          most={view.mostPlaces}
          chosen={Number(values.places) || 1}
          errors={errors}
          help={
            !isWaiting && view.mostPlaces > free ? form.moreWait(texts.places(free)) : undefined
          }
        />
        <Field
          name="name"
          label={form.name}
          value={values.name}
          errors={errors}
          autoComplete="name"
          maxLength={100}
        />
        <ContactFields view={view} />
        {view.asksNote ? (
          <Field
            name="note"
            label={form.note}
            value={values.note}
            errors={errors}
            help={form.noteHelp}
            maxLength={500}
            optional
            long
          />
        ) : null}
        <p className="form-acts">
          <Button type="submit" kind="green">
            {isWaiting ? form.sendWaiting : form.send}
          </Button>
        </p>
      </KeptForm>
    </section>
  );
}

function ContactFields({ view }: { view: ReservationFormView }): ReactNode {
  const { values, errors, contact, sendsMail } = view;
  const { form } = texts;
  return (
    <>
      <div className="reserve-pair">
        {contact === 'phone' ? null : (
          <Field
            name="email"
            label={form.email}
            value={values.email}
            errors={errors}
            type="email"
            autoComplete="email"
            maxLength={200}
            isAlternative={contact === 'either'}
          />
        )}
        {contact === 'email' ? null : (
          <Field
            name="phone"
            label={form.phone}
            value={values.phone}
            errors={errors}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            isAlternative={contact === 'either'}
          />
        )}
      </div>
      {contact === 'either' ? (
        <p className="form-help">{sendsMail ? form.either : form.eitherKept}</p>
      ) : null}
    </>
  );
}
