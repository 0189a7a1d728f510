import { formatDateTime } from '@centar/domain/dates.ts';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { pictureFile } from '../../../admin/items/pictures/pictureFile.tsx';
import { textColumn } from '../../../admin/list/AdminTable.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { newsAdminTexts as texts } from './news.adminTexts.ts';
import {
  AdminNewsItem,
  AdminNewsList,
  CreateNews,
  DeleteNews,
  UpdateNews,
  UpdateNewsImage,
} from './news.adminOperations.ts';
import type { NewsFields, NewsItem, NewsRow } from './news.adminOperations.ts';
import { newsForm } from './news.form.ts';

/** News, as the staff screens draw it. */
export const newsAdmin: TableAdmin<NewsFields, NewsItem, NewsRow> = {
  name: 'vesti',
  itemType: 'News',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.news }),
  section: 'Vesti',
  addresses: {
    create: adminPaths.newsCreate,
    item: adminPaths.newsItem,
    pattern: adminPatterns.newsItem,
  },
  preview: (item) => pageAsVisitors(item, paths.newsItem(item.id)),
  columns: [
    textColumn('author', texts.author),
    textColumn('theme', texts.theme),
    { ...textColumn('title', texts.headline), kind: 'title' },
    {
      head: texts.posted,
      kind: 'date',
      cell: ({ datePosted }) => formatDateTime(datePosted),
      order: 'datePosted',
    },
  ],
  createForm: newsForm,
  editForm: newsForm,
  file: pictureFile(UpdateNewsImage),
  list: listCall(AdminNewsList),
  ...itemCalls({ item: AdminNewsItem, create: CreateNews, update: UpdateNews, remove: DeleteNews }),
};
