import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { NewsAdminCreatePage } from './NewsAdminCreatePage.tsx';
import { NewsAdminListPage } from './NewsAdminListPage.tsx';
import { NewsAdminViewPage } from './NewsAdminViewPage.tsx';

/** The staff screens for news, for people of the section. */
export const newsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Vesti" />}>
    <Route path={adminPaths.news} element={<NewsAdminListPage />} />
    <Route path={adminPaths.newsCreate} element={<NewsAdminCreatePage />} />
    <Route path={adminPatterns.newsItem} element={<NewsAdminViewPage />} />
  </Route>
);
