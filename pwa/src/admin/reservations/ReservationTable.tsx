import { useState, type ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { ReservationState } from '@centar/domain/reservations.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { RowMenu } from '../ui/RowMenu.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import type { Reservation } from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';
import '../ui/RowChoice.css';

const texts = reservationTexts.reservations;

type Act = (reservation: Reservation) => void;

export interface RowActs {
  readonly edit: Act;
  readonly move: Act;
  readonly again: Act;
  readonly newLink: Act;
  readonly cancel: Act;
}

interface TableProps {
  readonly rows: readonly Reservation[];
  readonly empty: string;
  readonly state: ReservationState;
  readonly acts: RowActs;
}

const contactOf = ({ phone, email }: Reservation): ReactNode => (
  <>
    {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
    {email ? (
      <small>
        <a href={`mailto:${email}`}>{email}</a>
      </small>
    ) : null}
  </>
);

const COLUMNS: readonly Column<Reservation>[] = [
  {
    head: texts.name,
    kind: 'title',
    cell: ({ name, note }) => (
      <>
        {name}
        {note ? <small>{note}</small> : null}
      </>
    ),
  },
  {
    head: texts.places,
    cell: ({ places, position, state }) =>
      state === 'waiting' && position !== null ? (
        <>
          {places}
          <small>{texts.place(position)}</small>
        </>
      ) : (
        places
      ),
  },
  { head: texts.contact, cell: contactOf },
  {
    head: texts.made,
    kind: 'date',
    cell: ({ createdAt, addedByName }) => (
      <>
        {formatDateTime(createdAt)}
        <small>{addedByName || texts.byVisitor}</small>
      </>
    ),
  },
];

const ARRIVED: Column<Reservation> = {
  head: texts.arrived,
  cell: ({ arrived }) => (arrived > 0 ? arrived : ''),
};

/** More rows would delay each press on a phone; the search covers all. */
const ROWS_AT_ONCE = 100;

export function ReservationTable(props: TableProps): ReactNode {
  const { rows, empty, state, acts } = props;
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const left = rows.length - most;
  return (
    <div className="reservation-table">
      <DataTable
        caption={texts.caption}
        columns={state === 'held' ? [...COLUMNS, ARRIVED] : COLUMNS}
        rows={rows.slice(0, most)}
        rowKey={({ id }) => id}
        empty={empty}
        actions={(row) => (
          <RowMenu name={row.name}>
            {state === 'cancelled' ? (
              <IconAction
                icon="plus"
                word={texts.again}
                label={texts.againOf(row.name)}
                onClick={() => {
                  acts.again(row);
                }}
              />
            ) : (
              <>
                <IconAction
                  icon="pencil"
                  word={texts.edit}
                  label={texts.editOf(row.name)}
                  onClick={() => {
                    acts.edit(row);
                  }}
                />
                <IconAction
                  icon="calendar"
                  word={texts.move}
                  label={texts.moveOf(row.name)}
                  onClick={() => {
                    acts.move(row);
                  }}
                />
                <IconAction
                  icon="key"
                  word={texts.newLink}
                  label={texts.newLinkOf(row.name)}
                  onClick={() => {
                    acts.newLink(row);
                  }}
                />
                <IconAction
                  icon="cross"
                  danger
                  word={texts.cancel}
                  label={texts.cancelOf(row.name)}
                  onClick={() => {
                    acts.cancel(row);
                  }}
                />
              </>
            )}
          </RowMenu>
        )}
      />
      {left > 0 ? (
        <p className="panel-ways">
          <Button
            compact
            onClick={() => {
              setMost(most + ROWS_AT_ONCE);
            }}
          >
            {texts.more(Math.min(left, ROWS_AT_ONCE))}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
