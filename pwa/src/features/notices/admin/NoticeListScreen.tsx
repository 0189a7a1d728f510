import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { noticesAdminTexts as words } from './notices.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import type { AdminColumn } from '../../../admin/list/AdminTable.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import type { NoticeAdmin, NoticeRow } from './noticeAdmin.ts';
import { NoticeEditForm } from './NoticeEditForm.tsx';

const columns: readonly AdminColumn<NoticeRow>[] = [
  { head: words.author, cell: ({ author }) => author, order: 'author' },
  {
    head: words.headline,
    kind: 'title',
    cell: ({ title }) => title,
    order: 'title',
  },
  { head: words.document, cell: ({ document }) => document?.fileName ?? words.noDocument },
  {
    head: words.posted,
    kind: 'date',
    cell: ({ datePosted }) => formatDateTime(datePosted),
    order: 'datePosted',
  },
];

/** The staff list of competitions or of procurements, newest first. */
export function NoticeListScreen({ admin }: { readonly admin: NoticeAdmin }): ReactNode {
  return (
    <TableListScreen
      {...admin}
      preview={(row) => pageAsVisitors(row, admin.addresses.preview(row.id))}
      texts={{ ...words, saved: staffTexts.saved, ...admin.texts }}
      columns={columns}
      form={(form) => <NoticeEditForm admin={admin} {...form} />}
    />
  );
}
