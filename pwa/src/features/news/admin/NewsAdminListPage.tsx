import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { AdminColumn } from '../../../admin/list/AdminTable.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { paths } from '../../../shared/paths.ts';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import type { AskedList } from '../../../admin/list/useItemList.ts';
import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { newsAdminTexts } from './news.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
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

const list = async (ask: StaffCalls['query'], asked: AskedList) =>
  (await ask(AdminNewsList, asked)).staffNews;

/** `/ap/vesti`: all news, newest first. */
export function NewsAdminListPage(): ReactNode {
  return (
    <TableListScreen
      itemType="News"
      name="vesti"
      texts={texts}
      addresses={{ create: adminPaths.newsCreate, item: adminPaths.newsItem }}
      preview={(row) => pageAsVisitors(row, paths.newsItem(row.id))}
      columns={columns}
      list={list}
      item={newsItem}
      remove={(ask, id) => ask(DeleteNews, { id })}
      form={(form) => <NewsAdminEditForm {...form} />}
    />
  );
}
