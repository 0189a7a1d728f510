import { lazy, Suspense, type ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LoginPage } from './auth/LoginPage.tsx';
import { ResetPasswordPage } from './auth/ResetPasswordPage.tsx';
import { SessionContext } from './auth/session.tsx';
import { SessionGuard } from './auth/SessionGuard.tsx';
import type { SessionStore } from './auth/sessionStore.ts';
import { accountAdminRoutes } from './account/account.adminRoutes.tsx';
import { artSalonsAdminRoutes } from '../features/exhibitions/admin/artSalons.adminRoutes.tsx';
import { auditAdminRoutes } from './audit/audit.adminRoutes.tsx';
import { trashAdminRoutes } from './trash/trash.adminRoutes.tsx';
import { cinemaAdminRoutes } from '../features/cinema/admin/cinema.adminRoutes.tsx';
import { coloniesAdminRoutes } from '../features/exhibitions/admin/colonies.adminRoutes.tsx';
import { competitionsAdminRoutes } from '../features/notices/admin/competitions.adminRoutes.tsx';
import { galleryAdminRoutes } from '../features/gallery/admin/gallery.adminRoutes.tsx';
import { historyAdminRoutes } from './history/history.adminRoutes.tsx';
import { newsAdminRoutes } from '../features/news/admin/news.adminRoutes.tsx';
import { procurementsAdminRoutes } from '../features/notices/admin/procurements.adminRoutes.tsx';
import { programsAdminRoutes } from '../features/programs/admin/programs.adminRoutes.tsx';
import { boardAdminRoutes } from '../features/halls/admin/board.adminRoutes.tsx';
import { premisesAdminRoutes } from '../features/premises/admin/premises.adminRoutes.tsx';
import { settingsAdminRoutes } from './settings/settings.adminRoutes.tsx';
import { usersAdminRoutes } from './users/users.adminRoutes.tsx';
import { AdminPanelPage } from './dashboard/AdminPanelPage.tsx';
import { OtherDashboardPage } from './dashboard/OtherDashboardPage.tsx';
import { ProgramsDashboardPage } from './dashboard/ProgramsDashboardPage.tsx';
import { EditOfPage } from './navigation/EditOfPage.tsx';
import { StaffFallbackPage } from './frame/StaffFallbackPage.tsx';
import { StaffFrame } from './frame/StaffFrame.tsx';
import { useStaffLinks } from './frame/useStaffLinks.ts';
import { adminPaths, adminPatterns } from './navigation/adminPaths.ts';
import { paths } from '../shared/paths.ts';
import { Skeleton } from '../shared/ui/primitives/Skeleton.tsx';

/** Apart, because it brings the public site's frame. */
const PreviewPage = lazy(async () => ({
  default: (await import('./preview/PreviewPage.tsx')).PreviewPage,
}));

/** The panel's Apollo client and the signed-in session. */
export interface StaffAppProps {
  readonly client: ApolloClient;
  readonly session: SessionStore;
}

/** The staff panel: two open screens, all others behind the guard. */
export function StaffApp({ client, session }: StaffAppProps): ReactNode {
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <StaffRoutes />
        </BrowserRouter>
      </ApolloProvider>
    </SessionContext>
  );
}

/** Every screen of the panel by its address: two open ones, all others behind the guard. */
export const staffRoutes: ReactNode = (
  <>
    <Route path={paths.login} element={<LoginPage />} />
    <Route path={adminPaths.resetPassword} element={<ResetPasswordPage />} />
    <Route element={<SessionGuard />}>
      <Route
        path={adminPatterns.preview}
        element={
          <Suspense fallback={<Skeleton kind="row" />}>
            <PreviewPage />
          </Suspense>
        }
      />
      <Route element={<StaffFrame />}>
        <Route path={adminPaths.panel} element={<AdminPanelPage />} />
        <Route path={adminPaths.programs} element={<ProgramsDashboardPage />} />
        <Route path={adminPaths.other} element={<OtherDashboardPage />} />
        {accountAdminRoutes}
        {auditAdminRoutes}
        {trashAdminRoutes}
        {historyAdminRoutes}
        {usersAdminRoutes}
        {settingsAdminRoutes}
        {boardAdminRoutes}
        {premisesAdminRoutes}
        {newsAdminRoutes}
        {cinemaAdminRoutes}
        {competitionsAdminRoutes}
        {procurementsAdminRoutes}
        {programsAdminRoutes}
        {galleryAdminRoutes}
        {coloniesAdminRoutes}
        {artSalonsAdminRoutes}
        <Route path={adminPaths.edit} element={<EditOfPage />} />
        <Route path="*" element={<StaffFallbackPage />} />
      </Route>
    </Route>
  </>
);

function StaffRoutes(): ReactNode {
  useStaffLinks();
  return <Routes>{staffRoutes}</Routes>;
}
