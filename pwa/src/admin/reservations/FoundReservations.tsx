import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { RESERVATION_STATES, type ReservationState } from '@centar/domain/reservations.ts';
import { FilterTabs } from '../ui/FilterTabs.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { foundPeople } from './foundPeople.ts';
import { ReservationTable, type RowActs } from './ReservationTable.tsx';
import { reservationsOf } from './reservationRows.ts';
import type { Reservation } from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.reservations;

/** `children` are between the search and the table. */
export function FoundReservations(props: {
  readonly reservations: readonly Reservation[];
  readonly acts: RowActs;
  readonly children: ReactNode;
}): ReactNode {
  const { reservations, acts, children } = props;
  const [state, setState] = useState<ReservationState>('held');
  const [typed, setTyped] = useState('');
  const typedQuery = useDeferredValue(typed);
  const rows = useMemo(
    () => foundPeople(reservationsOf(reservations, state), typedQuery),
    [reservations, state, typedQuery],
  );
  const countOf = (one: ReservationState): number =>
    reservations.filter((reservation) => reservation.state === one).length;
  return (
    <>
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
      {children}
      <ReservationTable
        rows={rows}
        empty={typedQuery.trim() ? texts.noneFound(typedQuery.trim()) : texts.none[state]}
        state={state}
        acts={acts}
      />
    </>
  );
}
