import type { ReactNode } from 'react';
import { isAdministrator } from '@centar/domain/access.ts';
import { useSignedIn } from '../auth/session.tsx';
import { AdministratorDashboard } from './AdministratorDashboard.tsx';
import { ModeratorDashboard } from './ModeratorDashboard.tsx';

/** `/admin-panel`, different for the two roles (staff specification, section 2). */
export function AdminPanelPage(): ReactNode {
  const user = useSignedIn();
  if (!user) return null;
  return isAdministrator(user) ? <AdministratorDashboard /> : <ModeratorDashboard user={user} />;
}
