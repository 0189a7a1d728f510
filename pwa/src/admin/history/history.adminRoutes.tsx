import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { adminPatterns } from '../navigation/adminPaths.ts';
import { HistoryPage } from './HistoryPage.tsx';

/** The versions of an item, for who may write it: the server tells. */
export const historyAdminRoutes: ReactNode = (
  <Route path={adminPatterns.history} element={<HistoryPage />} />
);
