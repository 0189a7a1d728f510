import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { SectionGate } from '../../content/SectionGate.tsx';
import { paths, patterns } from '../../paths.ts';
import { NewsAdminCreatePage } from './NewsAdminCreatePage.tsx';
import { NewsAdminListPage } from './NewsAdminListPage.tsx';
import { NewsAdminViewPage } from './NewsAdminViewPage.tsx';

/** The staff screens for news, for people of the section. */
export const newsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Vesti" />}>
    <Route path={paths.adminNews} element={<NewsAdminListPage />} />
    <Route path={paths.adminNewsCreate} element={<NewsAdminCreatePage />} />
    <Route path={patterns.adminNewsItem} element={<NewsAdminViewPage />} />
  </Route>
);
