import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../domain/dates.ts';
import type { AdminColumn } from '../../content/AdminTable.tsx';
import { TableListScreen } from '../../content/TableListScreen.tsx';
import { allPages } from '../../content/useLoaded.ts';
import type { StaffCalls } from '../../graphql/staffCalls.ts';
import { adminPaths } from '../../adminPaths.ts';
import { newsAdminTexts } from '../../texts/newsAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { AdminNewsList, DeleteNews } from './news.adminOperations.ts';
import type { NewsRow } from './news.adminOperations.ts';
import { NewsAdminEditForm } from './NewsAdminEditForm.tsx';
import { newsItem } from './newsItem.ts';

const PAGE = 50;

const texts = { ...newsAdminTexts, saved: staffTexts.saved };

const columns: readonly AdminColumn<NewsRow>[] = [
  { head: texts.author, cell: ({ author }) => author, sortBy: ({ author }) => author },
  { head: texts.theme, cell: ({ theme }) => theme, sortBy: ({ theme }) => theme },
  { head: texts.headline, kind: 'title', cell: ({ title }) => title, sortBy: ({ title }) => title },
  {
    head: texts.posted,
    kind: 'date',
    cell: ({ datePosted }) => formatDateTime(datePosted),
    sortBy: ({ datePosted }) => datePosted,
  },
];

const list = (ask: StaffCalls['read']): Promise<NewsRow[]> =>
  allPages<NewsRow>(async (after) => (await ask(AdminNewsList, { first: PAGE, after })).allNews);

/** `/ap/vesti`: all news, newest first. */
export function NewsAdminListPage(): ReactNode {
  return (
    <TableListScreen
      section="Vesti"
      itemType="News"
      name="vesti"
      texts={texts}
      addresses={{ create: adminPaths.newsCreate, item: adminPaths.newsItem }}
      columns={columns}
      searchIn={({ author, theme, title }) => [author, theme, title]}
      list={list}
      item={newsItem}
      remove={(ask, id) => ask(DeleteNews, { id })}
      form={(form) => <NewsAdminEditForm {...form} />}
    />
  );
}
