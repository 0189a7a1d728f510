import { useState, type ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import type { AdminColumn } from '../list/AdminTable.tsx';
import { CopyAction } from './DuplicateItem.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import { EditDialog } from './EditDialog.tsx';
import type { EditDialogProps } from './EditDialog.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import { LAST_CHANGE, lastChangeColumn } from '../list/rowChanges.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useItemList } from '../list/useItemList.ts';
import type { ItemListOptions } from '../list/useItemList.ts';

interface TableRow {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
}

/** A staff list that is a table, whose items are edited in a dialog over it. */
export interface TableListProps<Row extends TableRow, Item>
  extends Omit<ItemListOptions<Row>, 'columns'>, Pick<EditDialogProps<Item>, 'item' | 'form'> {
  /** The documented columns; the last change comes after them. */
  readonly columns: readonly AdminColumn<Row>[];
  readonly addresses: {
    readonly create: string;
    /** Its page in the panel. */
    readonly item: (id: number) => string;
  };
  /** As visitors see it. */
  readonly preview: (row: Row) => string;
  readonly texts: ItemListOptions<Row>['texts'] & {
    readonly title: string;
    readonly caption: string;
    readonly add: string;
    readonly search: string;
    readonly empty: string;
    /** The dialog's head. */
    readonly edit: string;
    readonly saved: string;
    readonly editItem: (title: string) => string;
    readonly removeItem: (title: string) => string;
  };
}

/** All items of a type: looked at, edited, copied and deleted from their row. */
export function TableListScreen<Row extends TableRow, Item>(
  props: TableListProps<Row, Item>,
): ReactNode {
  const { texts, addresses } = props;
  const { done, say, failure, loaded, shownOf, changes, remove } = useItemList<Row>({
    ...props,
    columns: [...props.columns, LAST_CHANGE],
  });
  const [edited, setEdited] = useState<number>();
  return (
    <StaffScreen
      title={texts.title}
      action={
        <ButtonLink kind="green" icon="plus" href={addresses.create}>
          {texts.add}
        </ButtonLink>
      }
    >
      <DoneToast done={done} failure={failure} onRestored={loaded.reload} />
      <LoadedView loaded={loaded} failed={staffTexts.failedList}>
        {(found) => (
          <AdminTable
            caption={texts.caption}
            columns={[...props.columns, lastChangeColumn(changes)]}
            list={shownOf(found)}
            rowKey={({ id }) => id}
            publishedAt={({ publishedAt }) => publishedAt}
            searchLabel={texts.search}
            empty={texts.empty}
            actions={(row) => (
              <>
                <IconAction
                  icon="eye"
                  label={staffTexts.onSite(row.title)}
                  href={props.preview(row)}
                />
                <IconAction
                  icon="pencil"
                  label={texts.editItem(row.title)}
                  onClick={() => {
                    setEdited(row.id);
                  }}
                />
                <CopyAction itemType={props.itemType} item={row} />
                <IconAction
                  icon="trash"
                  danger
                  label={texts.removeItem(row.title)}
                  onClick={() => void remove(row)}
                />
              </>
            )}
          />
        )}
      </LoadedView>
      {edited === undefined ? null : (
        <EditDialog
          key={edited}
          title={texts.edit}
          id={edited}
          page={addresses.item(edited)}
          item={props.item}
          form={props.form}
          onClose={() => {
            setEdited(undefined);
          }}
          onSaved={() => {
            setEdited(undefined);
            say(texts.saved);
            loaded.reload();
          }}
        />
      )}
    </StaffScreen>
  );
}
