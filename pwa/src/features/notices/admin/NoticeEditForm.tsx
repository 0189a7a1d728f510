import type { ReactNode } from 'react';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { ContentForm } from '../../../admin/form/ContentForm.tsx';
import type { ContentFormProps } from '../../../admin/form/ContentForm.tsx';
import type { NoticeAdmin, NoticeFields, NoticeItem } from './noticeAdmin.ts';
import { noticeForm } from './noticeForm.ts';

/** The edit form, as the list's dialog and the item's own screen show it. */
export interface NoticeEditFormProps extends Pick<
  ContentFormProps<NoticeFields, NoticeItem>,
  'onSaved' | 'onCancel' | 'aside' | 'drawActions'
> {
  readonly admin: NoticeAdmin;
  readonly item: NoticeItem;
}

/** Edits a notice. */
export function NoticeEditForm({ admin, item, ...rest }: NoticeEditFormProps): ReactNode {
  const calls = useStaffCalls();
  const { id } = item;
  return (
    <ContentForm
      {...rest}
      name={`${admin.name}/${String(id)}`}
      form={noticeForm}
      item={item}
      latest={() => admin.item(calls.mutate, id)}
      save={(input, version) =>
        admin.update(calls.mutate, { ...input, id, ...(version === undefined ? {} : { version }) })
      }
    />
  );
}
