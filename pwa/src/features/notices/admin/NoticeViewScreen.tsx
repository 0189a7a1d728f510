import type { ReactNode } from 'react';
import { ItemViewScreen } from '../../../admin/items/ItemViewScreen.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import type { NoticeAdmin } from './noticeAdmin.ts';
import { NoticeDocument } from './NoticeDocument.tsx';
import { NoticeEditForm } from './NoticeEditForm.tsx';

/** One competition or procurement. */
export function NoticeViewScreen({ admin }: { readonly admin: NoticeAdmin }): ReactNode {
  return (
    <ItemViewScreen
      itemType={admin.itemType}
      list={admin.addresses.list}
      texts={admin.texts}
      item={admin.item}
      remove={admin.remove}
      preview={(item) => pageAsVisitors(item, admin.addresses.preview(item.id))}
      file={(item, onReplaced) => (
        <NoticeDocument admin={admin} item={item} onReplaced={onReplaced} />
      )}
      form={(form) => <NoticeEditForm admin={admin} {...form} />}
    />
  );
}
