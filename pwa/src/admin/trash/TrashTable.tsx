import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { AdminTable, type AdminColumn } from '../list/AdminTable.tsx';
import { trashTexts as texts } from '../texts/trash.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import type { TrashContent, TrashRow } from './trash.adminOperations.ts';
import { useRowsHere, type RowsView } from './trashList.ts';
import { typeFilters, typeWord } from './trashView.ts';

export interface TrashTableProps extends TrashContent {
  readonly onRestore: (row: TrashRow) => void;
  /** Undefined for users who may not delete permanently. */
  readonly onPurge: ((row: TrashRow) => void) | undefined;
}

const columns: readonly AdminColumn<TrashRow>[] = [
  { head: texts.headline, kind: 'title', cell: ({ title }) => title, order: texts.headline },
  {
    head: texts.type,
    cell: ({ itemType, section }) => (
      <>
        {typeWord(itemType)}
        <small>{section}</small>
      </>
    ),
    order: texts.type,
  },
  {
    head: texts.deletedBy,
    cell: ({ deletedByName }) => deletedByName,
    order: texts.deletedBy,
  },
  {
    head: texts.deletedAt,
    kind: 'date',
    cell: ({ deletedAt }) => formatDateTime(deletedAt),
    order: texts.deletedAt,
  },
  {
    head: texts.left,
    cell: ({ daysLeft }) => texts.daysLeft(daysLeft),
    order: texts.left,
  },
];

const orders: RowsView<TrashRow>['orders'] = {
  [texts.headline]: ({ title }) => title,
  [texts.type]: ({ itemType }) => typeWord(itemType),
  [texts.deletedBy]: ({ deletedByName }) => deletedByName,
  [texts.deletedAt]: ({ deletedAt }) => deletedAt,
  [texts.left]: ({ daysLeft }) => daysLeft,
};

const searchIn = ({ title, itemType, section, deletedByName }: TrashRow): string[] => [
  title,
  typeWord(itemType),
  section,
  deletedByName,
];

export function TrashTable({ items, totalCount, onRestore, onPurge }: TrashTableProps): ReactNode {
  const filters = typeFilters(items);
  const list = useRowsHere(items, { searchIn, filters, orders });
  return (
    <>
      {totalCount > items.length ? (
        <p className="panel-text">{texts.newest(items.length, totalCount)}</p>
      ) : null}
      <AdminTable
        caption={texts.caption}
        columns={columns}
        list={list}
        rowKey={({ itemType, itemId }) => `${itemType} ${String(itemId)}`}
        searchLabel={texts.search}
        // With a single type, a filter is useless.
        filters={filters.length > 2 ? { label: texts.show, choices: filters } : undefined}
        empty={texts.empty}
        actions={(row) => (
          <>
            <Button
              compact
              aria-label={texts.restoreItem(row.title)}
              onClick={() => {
                onRestore(row);
              }}
            >
              {texts.restore}
            </Button>
            {onPurge ? (
              <IconAction
                icon="trash"
                danger
                label={texts.purgeItem(row.title)}
                onClick={() => {
                  onPurge(row);
                }}
              />
            ) : null}
          </>
        )}
      />
    </>
  );
}
