import type { ReactNode } from 'react';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { ContentForm } from '../../form/ContentForm.tsx';
import type { ContentFormProps } from '../../form/ContentForm.tsx';
import type { PictureItem, PictureScreenProps } from './pictureAdmin.ts';

/** The edit form, as the list's dialog and the item's own screen show it. */
export interface PictureEditFormProps<Input, Item extends PictureItem>
  extends
    PictureScreenProps<Input, Item>,
    Pick<ContentFormProps<Input, Item>, 'onSaved' | 'onCancel' | 'aside' | 'drawActions'> {
  readonly item: Item;
}

/** Edits the written fields of an item. */
export function PictureEditForm<Input, Item extends PictureItem>({
  admin,
  item,
  ...rest
}: PictureEditFormProps<Input, Item>): ReactNode {
  const calls = useStaffCalls();
  const { id } = item;
  return (
    <ContentForm
      {...rest}
      name={`${admin.name}/${String(id)}`}
      form={admin.editForm}
      item={item}
      latest={() => admin.item(calls.mutate, id)}
      save={(input, version) =>
        admin.update(calls.mutate, { ...input, id, ...(version === undefined ? {} : { version }) })
      }
    />
  );
}
