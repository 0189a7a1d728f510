import { memo, useCallback, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { formatDate } from '@centar/domain/dates.ts';
import { useSessionStore } from '../auth/session.tsx';
import { downloadSheet } from '../download/downloadSheet.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { printPage } from '../screen/printPage.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync, type Loaded } from '../screen/useAsync.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { useDone } from '../toast/useDone.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { LinkModal } from '../ui/LinkModal.tsx';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import { FoundReservations } from './FoundReservations.tsx';
import { momentOf, stateBadge } from './offers.ts';
import { PrintedLink } from './PrintedLink.tsx';
import { PrintedList } from './PrintedList.tsx';
import type { AddedLink } from './ReservationDialog.tsx';
import { ReservationDialogs, type OpenedDialog } from './ReservationDialogs.tsx';
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
  const { done, say } = useDone();
  const [opened, setOpened] = useState<OpenedDialog>();
  const [added, setAdded] = useState<AddedLink>();
  const sheets = useSheets(offer);
  const close = (): void => {
    setOpened(undefined);
  };
  const finish = (text: string, link?: AddedLink): void => {
    close();
    setAdded(link);
    // The link's dialog contains the text.
    if (!link) say(text);
    list.reload();
  };
  const asked = useAskedActs(offer, finish);
  const openRow = (kind: 'edit' | 'move' | 'again') => (reservation: Reservation) => {
    setOpened({ kind, reservation });
  };
  return (
    <ListScreen offer={offer} onOpen={setOpened}>
      <DoneToast done={done} failure={asked.failure} />
      {sheets.failure ? <FailureAlert failure={sheets.failure} /> : null}
      {offer.erasedAt === null ? null : (
        <AlertBox tone="amber" text={texts.erased(formatDate(offer.erasedAt))} />
      )}
      <ToCall offer={offer} reservations={reservations} />
      <Summary offer={offer} />
      <FoundReservations
        reservations={reservations}
        acts={{
          edit: openRow('edit'),
          move: openRow('move'),
          again: openRow('again'),
          newLink: asked.newLink,
          cancel: asked.cancel,
        }}
      >
        <p className="panel-ways reservation-ways">
          <Button compact icon="print" onClick={printPage}>
            {texts.print}
          </Button>
          {sheets.buttons}
          {offer.erasedAt === null ? (
            <Button
              compact
              onClick={() => {
                setOpened({ kind: 'message' });
              }}
            >
              {texts.message}
            </Button>
          ) : null}
        </p>
      </FoundReservations>
      <Printed offer={offer} reservations={reservations} added={added} />
      <ReservationDialogs
        opened={opened}
        offer={offer}
        reservations={reservations}
        onClose={close}
        onDone={finish}
      />
      {added ? (
        <AddedLinkModal
          added={added}
          onClose={() => {
            setAdded(undefined);
          }}
        />
      ) : null}
    </ListScreen>
  );
}

function ListScreen(props: {
  readonly offer: Offer;
  readonly onOpen: (dialog: OpenedDialog) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { offer, onOpen, children } = props;
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
              onOpen({ kind: 'rules' });
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
              onOpen({ kind: 'add' });
            }}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      {children}
    </StaffScreen>
  );
}

const Printed = memo(function Printed(
  props: Pick<ListOfDate, 'offer' | 'reservations'> & { readonly added: AddedLink | undefined },
): ReactNode {
  const { offer, reservations, added } = props;
  if (added) return <PrintedLink offer={offer} added={added} />;
  return <PrintedList offer={offer} held={reservationsOf(reservations, 'held')} />;
});

function AddedLinkModal(props: {
  readonly added: AddedLink;
  readonly onClose: () => void;
}): ReactNode {
  const { link, said, mailed } = props.added;
  const words = reservationTexts.person;
  return (
    <LinkModal
      title={words.link}
      text={words.linkText(said, mailed)}
      label={words.linkLabel}
      help={words.linkHelp}
      url={link}
      onPrint={printPage}
      onClose={props.onClose}
    />
  );
}

function useAskedActs({ sendsMail }: Offer, onDone: (text: string, link?: AddedLink) => void) {
  const { mutate } = useStaffCalls();
  const cancelling = useConfirmedDelete<Reservation>({
    question: texts.cancelQuestion,
    nameOf: ({ name, places }) => texts.cancelText(name, places, sendsMail),
    run: ({ id, version }) => mutate(CancelReservationByStaff, { id, version }),
    onDeleted: ({ name }) => {
      onDone(texts.cancelled(name));
    },
  });
  // Asks first, because the previous link ends.
  const newLink = useConfirmedDelete({
    question: reservationTexts.newLink.question,
    nameOf: ({ name }: Reservation) => reservationTexts.newLink.text(name),
    run: ({ id, version }) => mutate(RenewReservationLink, { id, version }),
    onDeleted: ({ name, places }, { renewReservationLink: { link, mailed } }) => {
      onDone('', { name, places, said: reservationTexts.newLink.done(name), link, mailed });
    },
  });
  return {
    failure: cancelling.failure ?? newLink.failure,
    cancel: (reservation: Reservation) => void cancelling.remove(reservation),
    newLink: (reservation: Reservation) => void newLink.remove(reservation),
  };
}

function useSheets(offer: Offer) {
  const session = useSessionStore();
  const { save, isBusy, failure } = useSave();
  const download = (script: string): void => {
    const address = `/api/Reservations/GetSheet?offerId=${String(offer.id)}&script=${script}`;
    void save(() => downloadSheet(address, session.current()?.token));
  };
  const buttons = SHEET_SCRIPTS.map((script) => (
    <Button
      key={script}
      compact
      icon="download"
      disabled={isBusy}
      onClick={() => {
        download(script);
      }}
    >
      {texts.sheets[script]}
    </Button>
  ));
  return { failure, buttons };
}

/** Whom no mail tells of a change of the date. */
function ToCall({ offer, reservations }: ListOfDate): ReactNode {
  const { status, sendsMail, at } = offer;
  const [now] = useState(() => new Date());
  const words = reservationTexts.changed;
  if (status !== 'cancelled' && status !== 'removed' && status !== 'moved') return null;
  const names = reservations
    .filter(({ state, email }) => state !== 'cancelled' && !(sendsMail && email !== ''))
    .map(({ name, phone, email }) => `${name} (${phone || email})`);
  if (names.length === 0 || new Date(at) < now) return null;
  const more = [words.call(names), status === 'moved' ? words.later : ''].join(' ').trim();
  return <AlertBox tone="amber" text={words[status]} more={more} />;
}

function Summary({ offer }: { readonly offer: Offer }): ReactNode {
  const { taken, places, waiting, arrived } = offer;
  const words = reservationTexts.summary;
  const numbers = [
    { label: words.held, count: taken, more: words.of(places) },
    { label: words.waiting, count: waiting },
    // Staff confirm it as the number of visitors on the screen of reports.
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
