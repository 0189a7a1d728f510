import type { ReactNode } from 'react';
import { formatDateTime, isUpcoming } from '@centar/domain/dates.ts';
import type { ListFilters, ShownList } from '../../../admin/list/AdminList.tsx';
import { AdminTable } from '../../../admin/list/AdminTable.tsx';
import type { AdminColumn } from '../../../admin/list/AdminTable.tsx';
import type { AskedFilter } from '../../../admin/list/useItemList.ts';
import { LAST_CHANGE } from '../../../admin/list/rowChanges.tsx';
import { CopyAction } from '../../../admin/items/DuplicateItem.tsx';
import { LastChange } from '../../../admin/list/LastChange.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { IconAction } from '../../../admin/ui/IconAction.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import type { StatusKind } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import { pageOfProgram } from '../cornerView.ts';
import { screenOfItem } from './programPlaces.ts';
import type { ProgramRow } from './programs.adminOperations.ts';
import { tagOf } from '../programView.ts';

/** Programmes of one type, as the staff list them. */
export interface ProgramsAdminTableProps {
  readonly list: ShownList<ProgramRow>;
  /** Who changed an item last, where that is known. */
  readonly changedBy: (id: number) => string | undefined;
  /** Is something typed over an item kept on this device and not saved? */
  readonly isDrafted: (id: number) => boolean;
  readonly onRemove: (row: ProgramRow) => void;
}

/** Is the programme still to come? */
function isAhead({ eventHappeningDateTime }: ProgramRow): boolean {
  return isUpcoming(eventHappeningDateTime, new Date());
}

function stateOf(row: ProgramRow): StatusKind {
  if (row.status !== 'scheduled') return row.status;
  return isAhead(row) ? 'upcoming' : 'past';
}

const columnsWith = ({
  changedBy,
  isDrafted,
}: Pick<
  ProgramsAdminTableProps,
  'changedBy' | 'isDrafted'
>): readonly AdminColumn<ProgramRow>[] => [
  {
    head: texts.section,
    cell: (row) => <Tag slug={tagOf(row).slug} label={row.programType} />,
  },
  {
    head: texts.headline,
    kind: 'title',
    cell: ({ title }) => title,
    order: 'title',
  },
  {
    head: texts.date,
    kind: 'date',
    cell: ({ eventHappeningDateTime, dates }) => (
      <>
        {formatDateTime(eventHappeningDateTime)}
        {dates.length > 0 ? <small>{texts.moreDates(dates.length)}</small> : null}
      </>
    ),
    order: 'eventHappeningDateTime',
  },
  { head: texts.author, cell: ({ author }) => author, order: 'author' },
  {
    head: texts.status,
    kind: 'status',
    cell: (row) => <StatusBadge kind={isDrafted(row.id) ? 'draft' : stateOf(row)} />,
  },
  {
    ...LAST_CHANGE,
    kind: 'date',
    cell: ({ id, updatedAt }) => <LastChange at={updatedAt} by={changedBy(id)} />,
  },
];

/** Which programmes to list. */
export const PROGRAM_FILTERS: ListFilters<AskedFilter> = {
  label: texts.filter,
  choices: [
    { value: 'svi', label: texts.all },
    { value: 'predstoje', label: texts.upcoming, asks: 'upcoming' },
    { value: 'prosli', label: texts.past, asks: 'past' },
  ],
};

/** By what the list can be ordered. */
export const PROGRAM_ORDERS = [
  { head: texts.headline, order: 'title' },
  { head: texts.date, order: 'eventHappeningDateTime' },
  { head: texts.author, order: 'author' },
  LAST_CHANGE,
] as const;

/** The table of a programme's list: what is to come first, then what is over. */
export function ProgramsAdminTable(props: ProgramsAdminTableProps): ReactNode {
  const { list, onRemove } = props;
  return (
    <AdminTable
      caption={texts.caption}
      columns={columnsWith(props)}
      list={list}
      rowKey={({ id }) => id}
      publishedAt={({ publishedAt }) => publishedAt}
      searchLabel={texts.search}
      filters={PROGRAM_FILTERS}
      empty={texts.empty}
      actions={(row) => (
        <>
          <IconAction
            icon="eye"
            label={staffTexts.onSite(row.title)}
            href={pageAsVisitors(row, pageOfProgram(row))}
          />
          <IconAction icon="pencil" label={texts.editItem(row.title)} href={screenOfItem(row)} />
          <CopyAction itemType="Program" item={row} section={row.programType} />
          <IconAction
            icon="trash"
            danger
            label={texts.removeItem(row.title)}
            onClick={() => {
              onRemove(row);
            }}
          />
        </>
      )}
    />
  );
}
