import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { newsAdmin } from './news.admin.ts';

/** The staff screens for news, for people of the section. */
export const newsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Vesti" />}>
    {itemRoutes(newsAdmin, {
      list: <TableListScreen admin={newsAdmin} />,
      item: adminPatterns.newsItem,
    })}
  </Route>
);
