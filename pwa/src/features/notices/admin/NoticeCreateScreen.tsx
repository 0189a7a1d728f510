import type { ReactNode } from 'react';
import { noticesAdminTexts } from './notices.adminTexts.ts';
import { ItemCreateScreen } from '../../../admin/items/ItemCreateScreen.tsx';
import type { NoticeAdmin } from './noticeAdmin.ts';
import { noticeForm } from './noticeForm.ts';

/** A new competition or procurement. */
export function NoticeCreateScreen({ admin }: { readonly admin: NoticeAdmin }): ReactNode {
  return (
    <ItemCreateScreen
      name={`${admin.name}/kreiraj`}
      list={admin.addresses.list}
      afterCreate={admin.addresses.afterCreate}
      texts={admin.texts}
      form={noticeForm}
      load={admin.item}
      file={{ kind: 'document', label: noticesAdminTexts.documentOptional }}
      create={admin.create}
      createWithFile={admin.createWithFile}
    />
  );
}
