import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { BoardPage } from './BoardPage.tsx';

/** The week board of the halls, for all staff; what somebody may move the server decides by the event's section. */
export const boardAdminRoutes: ReactNode = (
  <Route path={adminPaths.board} element={<BoardPage />} />
);
