import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../domain/dates.ts';
import type { AdminColumn } from '../../content/AdminTable.tsx';
import { TableListScreen } from '../../content/TableListScreen.tsx';
import type { AskedList } from '../../content/useItemList.ts';
import type { StaffCalls } from '../../graphql/staffCalls.ts';
import { adminPaths } from '../../adminPaths.ts';
import { newsAdminTexts } from '../../texts/newsAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { AdminNewsList, DeleteNews } from './news.adminOperations.ts';
import type { NewsRow } from './news.adminOperations.ts';
import { NewsAdminEditForm } from './NewsAdminEditForm.tsx';
import { newsItem } from './newsItem.ts';

const texts = { ...newsAdminTexts, saved: staffTexts.saved };

const columns: readonly AdminColumn<NewsRow>[] = [
  { head: texts.author, cell: ({ author }) => author, order: 'author' },
  { head: texts.theme, cell: ({ theme }) => theme, order: 'theme' },
  { head: texts.headline, kind: 'title', cell: ({ title }) => title, order: 'title' },
  {
    head: texts.posted,
    kind: 'date',
    cell: ({ datePosted }) => formatDateTime(datePosted),
    order: 'datePosted',
  },
];

const list = async (ask: StaffCalls['read'], asked: AskedList) =>
  (await ask(AdminNewsList, asked)).staffNews;

/** `/ap/vesti`: all news, newest first. */
export function NewsAdminListPage(): ReactNode {
  return (
    <TableListScreen
      itemType="News"
      name="vesti"
      texts={texts}
      addresses={{ create: adminPaths.newsCreate, item: adminPaths.newsItem }}
      columns={columns}
      list={list}
      item={newsItem}
      remove={(ask, id) => ask(DeleteNews, { id })}
      form={(form) => <NewsAdminEditForm {...form} />}
    />
  );
}
