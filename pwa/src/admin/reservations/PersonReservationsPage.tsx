import { useCallback, useState, type ReactNode } from 'react';
import { formatStart } from '@centar/domain/allDay.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import type { ReservationState } from '@centar/domain/reservations.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { printPage } from '../screen/printPage.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { useDone } from '../toast/useDone.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import {
  ErasePersonSubscriptions,
  EraseReservation,
  PersonReservations,
  PersonSubscriptions,
  SubscriptionCounts,
  type PersonReservation,
  type PersonSubscription,
} from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';
import './reservations.css';

const texts = reservationTexts.ofPerson;
const columnTexts = reservationTexts.reservations;

const COLUMNS: readonly Column<PersonReservation>[] = [
  {
    head: texts.date,
    kind: 'title',
    cell: ({ title, place, ...date }) => (
      <>
        {title}
        <small>{[formatStart(timesOf(date)), place].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  {
    head: columnTexts.name,
    cell: ({ name, note }) => (
      <>
        {name}
        {note ? <small>{note}</small> : null}
      </>
    ),
  },
  { head: columnTexts.places, cell: ({ places }) => places },
  { head: texts.state, cell: ({ state }) => texts.states[state as ReservationState] },
  {
    head: columnTexts.contact,
    cell: ({ phone, email }) => [phone, email].filter(Boolean).join(', '),
  },
  { head: columnTexts.made, kind: 'date', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

interface Found {
  readonly contact: string;
  readonly rows: readonly PersonReservation[];
  readonly subscriptions: readonly PersonSubscription[];
}

const sectionNames = (slugs: readonly string[]): string =>
  PROGRAM_TYPES.filter(({ slug }) => slugs.includes(slug))
    .map(({ label }) => label)
    .join(', ');

/** `/ap/rezervacije/osoba`; the contact is not in the address, which browsers keep. */
export function PersonReservationsPage(): ReactNode {
  const { query, mutate } = useStaffCalls();
  const search = useSave();
  const { done, say } = useDone();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>();
  const find = async (contact: string): Promise<void> => {
    const outcome = await search.save(() =>
      Promise.all([
        query(PersonReservations, { contact }),
        contact.includes('@') ? query(PersonSubscriptions, { email: contact }) : undefined,
      ]),
    );
    if (!outcome || 'failure' in outcome) return;
    const [{ personReservations: rows }, own] = outcome.result;
    setFound({ contact, rows, subscriptions: own?.personSubscriptions ?? [] });
  };
  const erasing = useConfirmedDelete<PersonReservation>({
    question: reservationTexts.person.eraseQuestion,
    nameOf: ({ name }) => reservationTexts.person.eraseText(name),
    run: ({ id }) => mutate(EraseReservation, { id }),
    onDeleted: () => {
      say(reservationTexts.person.erased);
      if (found) void find(found.contact);
    },
  });
  const ending = useConfirmedDelete<Found>({
    question: texts.eraseSubscriptionsQuestion,
    nameOf: ({ contact }) => contact,
    run: ({ contact }) => mutate(ErasePersonSubscriptions, { email: contact }),
    onDeleted: ({ contact }) => {
      say(texts.subscriptionsErased);
      void find(contact);
    },
  });
  return (
    <StaffScreen
      title={texts.title}
      subtitle={texts.subtitle}
      crumbs={{
        parents: [{ label: reservationTexts.crumb, href: adminPaths.reservations }],
        current: texts.title,
      }}
    >
      <MailCounts />
      <DoneToast done={done} failure={erasing.failure ?? ending.failure} />
      <form
        className="person-search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) void find(typed.trim());
        }}
      >
        {search.failure ? <FailureAlert failure={search.failure} /> : null}
        <TextField id="person-contact" label={texts.contact} value={typed} onChange={setTyped} />
        <Button compact kind="green" type="submit" icon="search" busy={search.isBusy}>
          {texts.find}
        </Button>
      </form>
      {found ? (
        <>
          {found.subscriptions.length > 0 ? (
            <Subscriptions rows={found.subscriptions} onErase={() => void ending.remove(found)} />
          ) : null}
          <p className="panel-ways" role="status">
            {found.rows.length === 0
              ? texts.none(found.contact)
              : texts.found(found.rows.length, found.contact)}
          </p>
          {found.rows.length === 0 ? null : (
            <FoundRows rows={found.rows} onErase={(row) => void erasing.remove(row)} />
          )}
        </>
      ) : null}
    </StaffScreen>
  );
}

function Subscriptions(props: {
  readonly rows: readonly PersonSubscription[];
  readonly onErase: () => void;
}): ReactNode {
  return (
    <section className="person-mails" aria-label={texts.subscriptions}>
      <h2>{texts.subscriptions}</h2>
      <ul>
        {props.rows.map(({ id, title, sections, confirmedAt }) => (
          <li key={id}>
            {title ? texts.changes(title) : `${texts.weekly}: ${sectionNames(sections)}`}
            {confirmedAt === null ? ` (${texts.unconfirmed})` : ''}
          </li>
        ))}
      </ul>
      <Button compact kind="danger" onClick={props.onErase}>
        {texts.eraseSubscriptions}
      </Button>
    </section>
  );
}

function FoundRows(props: {
  readonly rows: readonly PersonReservation[];
  readonly onErase: (row: PersonReservation) => void;
}): ReactNode {
  return (
    <>
      <DataTable
        caption={texts.title}
        columns={COLUMNS}
        rows={props.rows}
        rowKey={({ id }) => id}
        empty=""
        actions={(row) => (
          <IconAction
            icon="trash"
            danger
            label={texts.eraseOf(row.title)}
            onClick={() => {
              props.onErase(row);
            }}
          />
        )}
      />
      <p className="panel-ways">
        <Button compact icon="print" onClick={printPage}>
          {texts.print}
        </Button>
      </p>
    </>
  );
}

/** Hidden without a mail server: no one can subscribe. */
function MailCounts(): ReactNode {
  const { query } = useStaffCalls();
  const { data } = useAsync(
    useCallback(async () => (await query(SubscriptionCounts, {})).subscriptionCounts, [query]),
  );
  if (!data?.isOffered) return null;
  return <p className="panel-text">{texts.counts(data.weekly, data.items, data.waitingMails)}</p>;
}
