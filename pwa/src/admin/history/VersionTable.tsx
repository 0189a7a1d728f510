import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { ChangeList } from '../audit/ChangeList.tsx';
import { actionWord } from '../audit/changeWords.ts';
import { historyTexts as texts } from '../texts/history.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import type { VersionRow } from './history.adminOperations.ts';

export interface VersionTableProps {
  readonly itemType: ItemType;
  /** Latest first. */
  readonly versions: readonly VersionRow[];
  readonly present: number;
  readonly onRestore: (version: number) => void;
}

/** Omitted from the changes, because the action already says the item was trashed. */
const TRASH_FIELDS = new Set(['deletedAt', 'deletedByName']);

const columnsFor = (itemType: ItemType, present: number): readonly Column<VersionRow>[] => [
  {
    head: texts.version,
    kind: 'title',
    cell: ({ version, action }) => (
      <>
        {version === present ? `${String(version)}, ${texts.present}` : String(version)}
        <small>{actionWord(action)}</small>
      </>
    ),
  },
  { head: texts.at, kind: 'date', cell: ({ at }) => formatDateTime(at) },
  { head: texts.who, cell: ({ savedByName }) => savedByName || texts.nobody },
  {
    head: texts.changes,
    cell: ({ action, changes }) => (
      <ChangeList
        itemType={itemType}
        action={action}
        changes={changes.filter(({ field }) => !TRASH_FIELDS.has(field))}
      />
    ),
  },
];

/** All but the current one and deletions can be restored. */
export function VersionTable(props: VersionTableProps): ReactNode {
  const { itemType, versions, present, onRestore } = props;
  return (
    <DataTable
      caption={texts.caption}
      columns={columnsFor(itemType, present)}
      rows={versions}
      rowKey={({ version }) => version}
      actions={({ version, action }) =>
        version === present || action === 'delete' ? null : (
          <Button
            compact
            aria-label={texts.restoreItem(version)}
            onClick={() => {
              onRestore(version);
            }}
          >
            {texts.restore}
          </Button>
        )
      }
    />
  );
}
