import type { ReactNode } from 'react';
import { formatStart } from '@centar/domain/allDay.ts';
import { eventState, formatEnd, isLasting } from '@centar/domain/eventState.ts';
import { PROGRAM_TYPE_NAMES, type ProgramTypeInfo } from '@centar/domain/sections.ts';
import { useSections } from '../../../admin/auth/session.tsx';
import { showFailure } from '../../../admin/form/useSave.ts';
import type { Failure } from '../../../admin/graphql/staffFailure.ts';
import { ItemListFrame } from '../../../admin/items/ItemListFrame.tsx';
import { ManyRowsBar } from '../../../admin/items/many/ManyRowsBar.tsx';
import { useManyRows } from '../../../admin/items/many/useManyRows.ts';
import { ItemRowActions } from '../../../admin/items/ItemRowActions.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import type { ListFilters } from '../../../admin/list/AdminList.tsx';
import { AdminTable, textColumn } from '../../../admin/list/AdminTable.tsx';
import { itemColumns, sortedColumns, type OwnColumns } from '../../../admin/list/itemColumns.tsx';
import { listTexts } from '../../../admin/list/list.texts.ts';
import { useItemList, type ListRequest } from '../../../admin/list/useItemList.ts';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import { counted } from '../../../shared/texts/ui.texts.ts';
import { pageOfProgram } from '../cornerView.ts';
import { pastEventsTexts } from '../pastEvents.texts.ts';
import { tagOf } from '../programView.ts';
import { dateCount } from './dateRows.ts';
import { programCreateUrl, programItemUrl } from './programUrls.ts';
import { allPrograms } from './programs.admin.tsx';
import {
  programOperations,
  type ProgramList,
  type ProgramRow,
} from './programs.adminOperations.ts';

/** The same for everyone; a person's sections matter only in forms. */
const admin = allPrograms;
const { fields } = admin.editForm;

/** `12 događaja, 1 nacrt, 3 predstoje` */
const countOf = (list: ProgramList): string =>
  `${listTexts.counts(['događaj', 'događaja', 'događaja'], list)}, ${counted(list.upcoming, ['predstoji', 'predstoje', 'predstoji'])}`;

const filters: ListFilters = {
  label: 'Koji događaji',
  choices: [
    { value: 'svi', label: 'Svi' },
    { value: 'predstoje', label: 'Predstoje', asks: 'upcoming' },
    { value: 'traju', label: 'Traju', asks: 'on' },
    { value: 'prosli', label: 'Prošli', asks: 'past' },
  ],
};

/** Past events have another sentence (staff specification, section 8). */
function showListFailure(failure: Failure, { filter }: ListRequest): void {
  if (filter === 'past') showFailure(failure, pastEventsTexts.popup);
  else showFailure(failure);
}

const STATES = { toCome: 'upcoming', on: 'on', past: 'past' } as const;

const own: OwnColumns<ProgramRow> = {
  file: admin.file,
  stateOf: (row, now) => (
    <StatusBadge kind={row.status === 'scheduled' ? STATES[eventState(row, now)] : row.status} />
  ),
  columns: [
    {
      head: 'Datum događaja',
      kind: 'when',
      cell: ({ eventHappeningDateTime, endsAt, dates }) => (
        <>
          {formatStart({ eventHappeningDateTime, endsAt })}
          {endsAt && isLasting({ eventHappeningDateTime, endsAt }) ? (
            <small>{`do ${formatEnd(endsAt)}`}</small>
          ) : null}
          {dates.length > 1 ? <small>{`ukupno ${dateCount(dates.length)}`}</small> : null}
        </>
      ),
      order: 'eventHappeningDateTime',
    },
    {
      head: fields.programType.label,
      kind: 'detail',
      cell: (row) => <Tag slug={tagOf(row).slug} label={row.programType} />,
    },
    textColumn('author', fields),
  ],
};

const sectionOf = ({ programType }: ProgramRow): string => programType;

/** `/ap/program/:slug` and `/ap/kutak/:kutak` */
export function ProgramListScreen({ type }: { readonly type: ProgramTypeInfo }): ReactNode {
  const list = useItemList<ProgramRow, ProgramList, { programType: string }>({
    ...admin,
    list: programOperations.list,
    variables: { programType: type.name },
    columns: sortedColumns(own),
    filters,
    onFailure: showListFailure,
  });
  const many = useManyRows(admin, list);
  const { data } = list.loaded;
  const held = useSections();
  const sections = PROGRAM_TYPE_NAMES.filter((name) => name !== type.name && held.includes(name));
  return (
    <ItemListFrame
      title={type.name}
      subtitle={data && countOf(data)}
      add="Dodaj događaj"
      create={programCreateUrl(type)}
      list={list}
      sentences={admin.sentences}
    >
      {(shown) => (
        <AdminTable
          caption="Spisak događaja"
          columns={itemColumns(own, list.changes)}
          list={shown}
          rowKey={({ id }) => id}
          searchLabel="Pretraži naslov ili autora"
          filters={filters}
          choice={many.choice}
          many={<ManyRowsBar many={many} moving={{ sections, sectionOf }} />}
          empty="Još nema događaja. Dodajte prvi."
          actions={(row) => (
            <ItemRowActions
              itemType="Program"
              item={row}
              section={row.programType}
              preview={pageAsVisitors(row, pageOfProgram(row))}
              edit={{ href: programItemUrl(row) }}
              onRemove={() => void list.remove(row)}
            />
          )}
        />
      )}
    </ItemListFrame>
  );
}
