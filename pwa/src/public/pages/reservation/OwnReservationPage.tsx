import type { ReactNode } from 'react';
import { RESERVED, type OwnReservationView } from '@centar/domain/reservationPages.ts';
import { ownValue } from '@centar/domain/objects.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { CalendarLink } from '../../page/CalendarLink.tsx';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { shownAddress } from '../../../shared/script/script.ts';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { DetailLayout } from '../../ui/detail/DetailLayout.tsx';
import { FactRows } from '../../ui/detail/FactRows.tsx';
import { KeptForm } from '../../ui/form/KeptForm.tsx';
import {
  EndedLink,
  Field,
  Figure,
  NoConnection,
  PlacesField,
  Problem,
  ReservationSide,
  ReservedHead,
} from './parts.tsx';
import { reservationTexts as texts } from './reservation.texts.ts';

const { own } = texts;

/** For the owner of the link. Only the buttons change anything. */
export function OwnReservationPage({ search }: RouteInput): ReactNode {
  const { reservation: view } = useSite();
  if (view?.kind === 'ended') return <EndedLink />;
  if (view?.kind !== 'own') return <NoConnection />;
  const deed = search.get(RESERVED.done);
  const isNew = deed === 'novo';
  const done = ownValue<string>(own.done, isNew && view.state === 'waiting' ? 'novoWaiting' : deed);
  return (
    <DetailLayout
      main={
        <>
          <ReservedHead date={view.date} label={texts.ownTitle} />
          <section className="form-part" aria-labelledby="rezervacija">
            <Problem problem={view.problem} />
            {done && !view.problem ? (
              <p className="form-done" role="status">
                <Icon name="check" /> {done}
              </p>
            ) : null}
            <State view={view} />
            {view.state !== 'cancelled' && !isVoid(view) && (isNew || !view.email) ? (
              <Keep code={view.code} />
            ) : null}
            <Acts view={view} />
          </section>
          {view.mayChange ? (
            <>
              <Change view={view} />
              <Cancel view={view} />
            </>
          ) : null}
        </>
      }
      sidebar={<ReservationSide withWaiting={view.state === 'waiting'} />}
    />
  );
}

/** The date does not take place. */
const isVoid = ({ date: { status } }: OwnReservationView): boolean =>
  status === 'cancelled' || status === 'removed';

function State({ view }: { view: OwnReservationView }): ReactNode {
  const { state, places, position, name, email, phone, note } = view;
  return (
    <>
      <h2 id="rezervacija">{headOf(view)}</h2>
      {state === 'cancelled' || isVoid(view) ? null : (
        <Figure count={places} words={texts.places(places)} />
      )}
      {state === 'waiting' && position !== null && !isVoid(view) ? (
        <p className="reserve-position">{own.position(position)}</p>
      ) : null}
      <p>{meaningOf(view)}</p>
      <FactRows
        facts={[
          { label: own.onName, value: <span translate="no">{name}</span> },
          { label: texts.form.email, value: email ? <span translate="no">{email}</span> : '' },
          { label: texts.form.phone, value: phone ? <span translate="no">{phone}</span> : '' },
          { label: texts.form.note, value: note ? <span translate="no">{note}</span> : '' },
        ]}
      />
    </>
  );
}

/** The event is not public now. */
const isHidden = (view: OwnReservationView): boolean => view.date.path === '' && !isVoid(view);

function headOf(view: OwnReservationView): string {
  const { state, places } = view;
  if (state !== 'cancelled' && isVoid(view)) return own.void;
  if (state === 'held' && isHidden(view)) return own.hidden;
  return state === 'held' ? own.held(places) : own[state];
}

function meaningOf(view: OwnReservationView): string {
  const { state, date, email, mayChange } = view;
  if (state === 'cancelled') return isVoid(view) ? own.dateOff : own.cancelledText;
  if (date.status === 'removed') return own.dateRemoved;
  if (date.status === 'cancelled') return own.dateCancelled;
  if (isHidden(view)) return own.hiddenText;
  if (!mayChange) return own.closed;
  if (state === 'waiting') return email ? own.waitingMail : own.waitingPhone;
  return date.status === 'moved' ? own.dateMoved : own.heldText;
}

/** Without an e-mail address the link can't be sent again. */
function Keep({ code }: { code: string }): ReactNode {
  const { origin } = useSite();
  const address = `${origin}${shownAddress(paths.ownReservation(code))}`;
  return (
    <div className="reserve-keep">
      <h3>{own.keep.title}</h3>
      <p>{own.keep.text}</p>
      <code>{address}</code>
      <Button className="js" compact icon="copy" data-press="copy" data-copy={address}>
        <span aria-live="polite">{own.keep.copy}</span>
      </Button>
    </div>
  );
}

function Acts({ view }: { view: OwnReservationView }): ReactNode {
  const { date, state } = view;
  if (isVoid(view)) {
    return date.path ? (
      <p className="form-acts">
        <ButtonLink iconAfter="arrow-right" href={date.path}>
          {texts.form.toEvent}
        </ButtonLink>
      </p>
    ) : null;
  }
  if (state === 'cancelled' && isHidden(view)) return null;
  return (
    <p className="form-acts">
      {state === 'cancelled' ? (
        <ButtonLink iconAfter="arrow-right" href={paths.reservation(date.dateKey)}>
          {own.again}
        </ButtonLink>
      ) : (
        <>
          {date.path ? <CalendarLink href={paths.eventCalendar(date.dateKey)} /> : null}
          <Button className="js" compact icon="print" data-press="print">
            {own.print}
          </Button>
        </>
      )}
    </p>
  );
}

function Change({ view }: { view: OwnReservationView }): ReactNode {
  const { values, errors } = view;
  return (
    <section className="form-part reserve-change" aria-labelledby="izmena">
      <h2 id="izmena">{own.change}</h2>
      <KeptForm action={paths.ownReservation(view.code)} unsent={texts.problems.offline}>
        <input type="hidden" name="act" value="izmena" />
        <PlacesField
          most={view.mostPlaces}
          chosen={Number(values.places) || view.places}
          errors={errors}
        />
        {view.asksNote ? (
          <Field
            name="note"
            label={texts.form.note}
            value={values.note ?? view.note}
            errors={errors}
            maxLength={500}
            optional
            long
          />
        ) : null}
        <p className="form-acts">
          <Button type="submit">{own.save}</Button>
        </p>
      </KeptForm>
    </section>
  );
}

/** Two presses, without scripts too. */
function Cancel({ view }: { view: OwnReservationView }): ReactNode {
  return (
    <details className="reserve-cancel">
      <summary className="button button-danger">{own.cancel}</summary>
      <KeptForm action={paths.ownReservation(view.code)} unsent={texts.problems.offline} isBare>
        <p>{own.cancelText}</p>
        <input type="hidden" name="act" value="otkazano" />
        <Button type="submit" kind="red">
          {own.cancelNow}
        </Button>
      </KeptForm>
    </details>
  );
}
