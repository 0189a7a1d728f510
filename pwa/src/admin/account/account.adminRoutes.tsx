import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { adminPaths } from '../navigation/adminPaths.ts';
import { AccountPage } from './AccountPage.tsx';

/** One's own account, for everybody who is signed in. */
export const accountAdminRoutes: ReactNode = (
  <Route path={adminPaths.account} element={<AccountPage />} />
);
