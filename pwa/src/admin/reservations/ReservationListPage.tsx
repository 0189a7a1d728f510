import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { formatDate } from '@centar/domain/dates.ts';
import { RESERVATION_STATES, type ReservationState } from '@centar/domain/reservations.ts';
import { useSessionStore } from '../auth/session.tsx';
import { downloadSheet } from '../download/downloadSheet.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync, type Loaded } from '../screen/useAsync.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { useDone } from '../toast/useDone.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { FilterTabs } from '../ui/FilterTabs.tsx';
import { LinkModal } from '../ui/LinkModal.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import { foundPeople } from './foundPeople.ts';
import { momentOf, stateBadge } from './offers.ts';
import { PrintedLink } from './PrintedLink.tsx';
import { PrintedList } from './PrintedList.tsx';
import type { AddedLink } from './ReservationDialog.tsx';
import { ReservationDialogs, type OpenedDialog } from './ReservationDialogs.tsx';
import { ReservationTable } from './ReservationTable.tsx';
import { reservationsOf } from './reservationRows.ts';
import {
  AdminOffer,
  AdminReservations,
  CancelReservationByStaff,
  RenewReservationLink,
  type Offer,
  type Reservation,
} from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';
import '../ui/SummaryCard.css';
import './reservations.css';

const texts = reservationTexts.reservations;

const SHEET_SCRIPTS = ['lat', 'cir'] as const;
type SheetScript = (typeof SHEET_SCRIPTS)[number];

interface ListOfDate {
  readonly offer: Offer;
  readonly reservations: readonly Reservation[];
}

/** `/ap/rezervacije/7` */
export function ReservationListPage(): ReactNode {
  const id = Number(useParams()['id']);
  const { query } = useStaffCalls();
  const loaded = useAsync(
    useCallback(async (): Promise<ListOfDate> => {
      const [{ reservationOffer }, { reservations }] = await Promise.all([
        query(AdminOffer, { id }),
        query(AdminReservations, { offerId: id }),
      ]);
      return { offer: reservationOffer as Offer, reservations };
    }, [query, id]),
  );
  if (loaded.data) return <ReservationList {...loaded.data} list={loaded} />;
  return (
    <StaffScreen title={reservationTexts.title}>
      <LoadedView loaded={loaded} failed={texts.failed}>
        {() => null}
      </LoadedView>
    </StaffScreen>
  );
}

function ReservationList({
  offer,
  reservations,
  list,
}: ListOfDate & { readonly list: Loaded<ListOfDate> }): ReactNode {
  const { mutate } = useStaffCalls();
  const session = useSessionStore();
  const { done, say } = useDone();
  const sheet = useSave();
  const [opened, setOpened] = useState<OpenedDialog>();
  const [added, setAdded] = useState<AddedLink>();
  const [state, setState] = useState<ReservationState>('held');
  const [typed, setTyped] = useState('');
  const typedQuery = useDeferredValue(typed);
  const rows = useMemo(
    () => foundPeople(reservationsOf(reservations, state), typedQuery),
    [reservations, state, typedQuery],
  );
  // Typing in the search does not draw it again.
  const printed = useMemo(
    () =>
      added ? (
        <PrintedLink offer={offer} added={added} />
      ) : (
        <PrintedList offer={offer} held={reservationsOf(reservations, 'held')} />
      ),
    [offer, reservations, added],
  );
  const close = (): void => {
    setOpened(undefined);
  };
  const finish = (text: string, link?: AddedLink): void => {
    close();
    setAdded(link);
    // The dialog with the link says the same.
    if (!link) say(text);
    list.reload();
  };
  const cancelling = useConfirmedDelete<Reservation>({
    question: texts.cancelQuestion,
    nameOf: ({ name, places }) => texts.cancelText(name, places),
    run: ({ id, version }) => mutate(CancelReservationByStaff, { id, version }),
    onDeleted: ({ name }) => {
      finish(texts.cancelled(name));
    },
  });
  // Asks first, because the former link ends.
  const newLink = useConfirmedDelete({
    question: reservationTexts.newLink.question,
    nameOf: ({ name }: Reservation) => reservationTexts.newLink.text(name),
    run: ({ id, version }) => mutate(RenewReservationLink, { id, version }),
    onDeleted: ({ name, places }, { renewReservationLink: { link, mailed } }) => {
      finish('', { name, places, said: reservationTexts.newLink.done(name), link, mailed });
    },
  });
  const download = (script: SheetScript): void => {
    const address = `/api/Reservations/GetSheet?offerId=${String(offer.id)}&script=${script}`;
    void sheet.save(() => downloadSheet(address, session.current()?.token));
  };
  const openRow = (kind: 'edit' | 'move' | 'again') => (reservation: Reservation) => {
    setOpened({ kind, reservation });
  };
  const countOf = (one: ReservationState): number =>
    reservations.filter((reservation) => reservation.state === one).length;
  const isOver = offer.erasedAt !== null;
  return (
    <StaffScreen
      title={offer.title}
      subtitle={
        <>
          {[momentOf(offer), offer.place].filter(Boolean).join(' · ')}{' '}
          <StatusBadge {...stateBadge(offer)} />
        </>
      }
      crumbs={{
        parents: [{ label: reservationTexts.crumb, href: adminPaths.reservations }],
        current: offer.title,
      }}
      action={
        <>
          <Button
            compact
            onClick={() => {
              setOpened({ kind: 'rules' });
            }}
          >
            {reservationTexts.rules}
          </Button>
          <ButtonLink compact href={adminPaths.door(offer.id)}>
            {reservationTexts.door}
          </ButtonLink>
          <Button
            compact
            kind="green"
            icon="plus"
            onClick={() => {
              setOpened({ kind: 'add' });
            }}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      <DoneToast done={done} failure={cancelling.failure ?? newLink.failure} />
      {sheet.failure ? <FailureAlert failure={sheet.failure} /> : null}
      {offer.erasedAt === null ? null : (
        <AlertBox tone="amber" text={texts.erased(formatDate(offer.erasedAt))} />
      )}
      <Summary offer={offer} />
      <div className="tools">
        <SearchBox label={texts.search} value={typed} onChange={setTyped} />
        <FilterTabs
          label={reservationTexts.show}
          options={RESERVATION_STATES.map((value) => ({
            value,
            label: texts.tabs[value](countOf(value)),
          }))}
          value={state}
          onChange={setState}
        />
      </div>
      <p className="panel-ways reservation-ways">
        <Button
          compact
          icon="print"
          onClick={() => {
            window.print();
          }}
        >
          {texts.print}
        </Button>
        {SHEET_SCRIPTS.map((script) => (
          <Button
            key={script}
            compact
            icon="download"
            disabled={sheet.isBusy}
            onClick={() => {
              download(script);
            }}
          >
            {texts.sheets[script]}
          </Button>
        ))}
        {isOver ? null : (
          <Button
            compact
            onClick={() => {
              setOpened({ kind: 'message' });
            }}
          >
            {texts.message}
          </Button>
        )}
      </p>
      <ReservationTable
        rows={rows}
        empty={typedQuery.trim() ? texts.noneFound(typedQuery.trim()) : texts.none[state]}
        state={state}
        onEdit={openRow('edit')}
        onMove={openRow('move')}
        onAgain={openRow('again')}
        onNewLink={(reservation) => void newLink.remove(reservation)}
        onCancel={(reservation) => void cancelling.remove(reservation)}
      />
      {printed}
      <ReservationDialogs
        opened={opened}
        offer={offer}
        reservations={reservations}
        onClose={close}
        onDone={finish}
      />
      {added ? (
        <LinkModal
          title={reservationTexts.person.link}
          text={reservationTexts.person.linkText(added.said, added.mailed)}
          label={reservationTexts.person.linkLabel}
          help={reservationTexts.person.linkHelp}
          url={added.link}
          onPrint={() => {
            window.print();
          }}
          onClose={() => {
            setAdded(undefined);
          }}
        />
      ) : null}
    </StaffScreen>
  );
}

function Summary({ offer }: { readonly offer: Offer }): ReactNode {
  const { taken, places, waiting, arrived } = offer;
  const words = reservationTexts.summary;
  const numbers = [
    { label: words.held, count: taken, more: words.of(places) },
    { label: words.waiting, count: waiting },
    // Confirmed as the number of visitors on the screen of reports.
    { label: words.arrived, count: arrived },
  ];
  return (
    <dl className="reservation-numbers">
      {numbers.map(({ label, count, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{count}</b> {more}
          </dd>
        </div>
      ))}
      {taken > places ? (
        <div>
          <dd className="is-beyond">{reservationTexts.beyond(taken - places)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
