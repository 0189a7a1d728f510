import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { AdministratorGate } from '../screen/AdministratorGate.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { UserCreatePage } from './UserCreatePage.tsx';

/** The screens of user administration, for administrators; the list stands on the dashboard. */
export const usersAdminRoutes: ReactNode = (
  <Route element={<AdministratorGate />}>
    <Route path={adminPaths.userCreate} element={<UserCreatePage />} />
  </Route>
);
