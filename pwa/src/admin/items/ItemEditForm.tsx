import type { ReactNode } from 'react';
import { ContentForm, type ContentFormProps } from '../form/ContentForm.tsx';
import { OtherEditors } from '../presence/OtherEditors.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { ItemRemarks } from './ItemRemarks.tsx';
import { ItemPage, SEEN } from './ItemPage.tsx';
import type { AdminRow, ItemAdmin } from './itemAdmin.ts';

export interface ItemEditFormProps<Input, Item extends AdminRow, Edit> extends Pick<
  ContentFormProps<Edit, Item>,
  'onSaved' | 'onTaken' | 'onCancel' | 'file' | 'aside' | 'drawActions'
> {
  readonly admin: ItemAdmin<Input, Item, Edit>;
  readonly item: Item;
}

/** For the list's dialog and the item's screen. */
export function ItemEditForm<Input, Item extends AdminRow, Edit>({
  admin,
  item,
  ...rest
}: ItemEditFormProps<Input, Item, Edit>): ReactNode {
  const { mutate } = useStaffCalls();
  const { operations, complete } = admin;
  const { id } = item;
  const { preview } = admin;
  const drawPage: ContentFormProps<Edit, Item>['page'] = ({ input: written, ...shown }) => {
    const edit = written && (complete?.(written, item) ?? written);
    const typed = edit && {
      itemType: admin.itemType,
      path: preview({ ...item, ...edit, publishedAt: SEEN }),
      save: operations.update,
      input: { ...edit, id },
    };
    return <ItemPage item={typed} stored={preview(item)} {...shown} />;
  };
  return (
    <>
      <OtherEditors itemType={admin.itemType} id={id} />
      <ContentForm
        {...rest}
        name={`${admin.name}/${String(id)}`}
        form={admin.editForm}
        item={item}
        sentences={admin.sentences}
        notice={(typed) => <ItemRemarks admin={admin} typed={typed} item={item} />}
        page={drawPage}
        remarks={admin.remarks}
        latest={async () => (await mutate(operations.item, { id })).item}
        save={async (written, version) => {
          const edit = complete?.(written, item) ?? written;
          const input = { ...edit, id, ...(version === undefined ? {} : { version }) };
          return (await mutate(operations.update, { input })).item;
        }}
      />
    </>
  );
}
