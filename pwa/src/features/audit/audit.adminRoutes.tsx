import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { AdministratorGate } from '../../content/AdministratorGate.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { AuditPage } from './AuditPage.tsx';

/** The audit trail, for administrators. */
export const auditAdminRoutes: ReactNode = (
  <Route element={<AdministratorGate />}>
    <Route path={adminPaths.audit} element={<AuditPage />} />
  </Route>
);
