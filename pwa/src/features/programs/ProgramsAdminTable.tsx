import type { ReactNode } from 'react';
import { formatDateTime, isUpcoming } from '../../../../domain/dates.ts';
import type { ListFilter } from '../../content/AdminList.tsx';
import { AdminTable } from '../../content/AdminTable.tsx';
import type { AdminColumn } from '../../content/AdminTable.tsx';
import { CopyAction } from '../../content/CopyItem.tsx';
import { LastChange } from '../../content/LastChange.tsx';
import { pageAsVisitors } from '../../content/pageAsVisitors.ts';
import { programsAdminTexts as texts } from '../../texts/programsAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { IconAction } from '../../ui/staff/IconAction.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { StatusKind } from '../../ui/StatusMark.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { pageOfProgram } from './cornerView.ts';
import { screenOfItem } from './programPlaces.ts';
import type { ProgramRow } from './programs.adminOperations.ts';
import { tagOf } from './programView.ts';

/** Programmes of one type, as the staff list them. */
export interface ProgramsAdminTableProps {
  readonly rows: readonly ProgramRow[];
  /** Who changed an item last, where that is known. */
  readonly changedBy: (id: number) => string | undefined;
  /** Is something typed over an item kept on this device and not saved? */
  readonly isDrafted: (id: number) => boolean;
  readonly onRemove: (row: ProgramRow) => void;
}

/** Is the programme still to come? */
export function isAhead({ eventHappeningDateTime }: ProgramRow): boolean {
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
    sortBy: ({ title }) => title,
  },
  {
    head: texts.date,
    kind: 'date',
    cell: ({ eventHappeningDateTime }) => formatDateTime(eventHappeningDateTime),
    sortBy: ({ eventHappeningDateTime }) => eventHappeningDateTime,
  },
  { head: texts.author, cell: ({ author }) => author, sortBy: ({ author }) => author },
  {
    head: texts.status,
    kind: 'status',
    cell: (row) => <StatusMark kind={isDrafted(row.id) ? 'draft' : stateOf(row)} />,
  },
  {
    head: staffTexts.lastChange,
    kind: 'date',
    cell: ({ id, updatedAt }) => <LastChange at={updatedAt} by={changedBy(id)} />,
    sortBy: ({ updatedAt }) => updatedAt,
  },
];

const filters: readonly ListFilter<ProgramRow>[] = [
  { value: 'svi', label: texts.all, keeps: () => true },
  { value: 'predstoje', label: texts.upcoming, keeps: isAhead },
  { value: 'prosli', label: texts.past, keeps: (row) => !isAhead(row) },
];

/** The table of a programme's list: what is to come first, then what is over. */
export function ProgramsAdminTable(props: ProgramsAdminTableProps): ReactNode {
  const { rows, onRemove } = props;
  return (
    <AdminTable
      caption={texts.caption}
      columns={columnsWith(props)}
      rows={rows}
      rowKey={({ id }) => id}
      publishedAt={({ publishedAt }) => publishedAt}
      searchLabel={texts.search}
      searchIn={({ title, author }) => [title, author]}
      filters={{ label: texts.filter, choices: filters }}
      empty={texts.empty}
      actions={(row) => (
        <>
          <IconAction
            icon="eye"
            label={texts.onSite(row.title)}
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
