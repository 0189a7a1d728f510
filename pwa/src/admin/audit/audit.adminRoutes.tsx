import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { AdministratorGate } from '../screen/AdministratorGate.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { AuditPage } from './AuditPage.tsx';

/** The audit trail, for administrators. */
export const auditAdminRoutes: ReactNode = (
  <Route element={<AdministratorGate />}>
    <Route path={adminPaths.audit} element={<AuditPage />} />
  </Route>
);
