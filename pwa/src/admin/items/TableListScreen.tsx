import { useRef, type ReactNode } from 'react';
import { AdminTable } from '../list/AdminTable.tsx';
import { itemColumns, sortedColumns } from '../list/itemColumns.tsx';
import { listTexts } from '../list/list.texts.ts';
import { useItemList } from '../list/useItemList.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { EditDialog, type EditDialogHandle } from './EditDialog.tsx';
import type { AdminRow, TableAdmin } from './itemAdmin.ts';
import { ItemListFrame } from './ItemListFrame.tsx';
import { ManyRowsBar } from './many/ManyRowsBar.tsx';
import { useManyRows } from './many/useManyRows.ts';
import { ItemRowActions } from './ItemRowActions.tsx';

export function TableListScreen<Input, Item extends AdminRow, Row extends AdminRow>({
  admin,
}: {
  readonly admin: TableAdmin<Input, Item, Row>;
}): ReactNode {
  const { texts, addresses } = admin;
  const list = useItemList<Row>({ ...admin, columns: sortedColumns(admin) });
  const many = useManyRows(admin, list);
  const dialog = useRef<EditDialogHandle>(null);
  return (
    <>
      <ItemListFrame
        title={admin.listOf().label}
        subtitle={list.loaded.data && listTexts.counts(texts.count, list.loaded.data)}
        add={texts.add}
        create={addresses.create}
        list={list}
      >
        {(shown) => (
          <AdminTable
            caption={texts.caption}
            columns={itemColumns(admin, list.changes)}
            list={shown}
            rowKey={({ id }) => id}
            searchLabel={texts.search}
            filters={admin.filters}
            choice={many.choice}
            many={<ManyRowsBar many={many} />}
            empty={texts.empty}
            actions={(row) => (
              <ItemRowActions
                itemType={admin.itemType}
                item={row}
                preview={admin.preview(row)}
                edit={{
                  onPointerDown: () => dialog.current?.prepare(row.id),
                  onClick: () => dialog.current?.open(row.id),
                }}
                onRemove={() => void list.remove(row)}
              />
            )}
          />
        )}
      </ItemListFrame>
      <EditDialog
        ref={dialog}
        admin={admin}
        onSaved={() => {
          list.say(texts.saved ?? staffTexts.saved);
          list.loaded.reload();
        }}
      />
    </>
  );
}
