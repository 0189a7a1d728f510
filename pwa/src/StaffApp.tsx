import { lazy, Suspense, type ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LoginPage } from './auth/LoginPage.tsx';
import { ResetPasswordPage } from './auth/ResetPasswordPage.tsx';
import { SessionContext } from './auth/session.tsx';
import { SessionGuard } from './auth/SessionGuard.tsx';
import type { SessionStore } from './auth/sessionStore.ts';
import { accountAdminRoutes } from './features/account/account.adminRoutes.tsx';
import { artSalonsAdminRoutes } from './features/artSalons/artSalons.adminRoutes.tsx';
import { auditAdminRoutes } from './features/audit/audit.adminRoutes.tsx';
import { binAdminRoutes } from './features/bin/bin.adminRoutes.tsx';
import { cinemaAdminRoutes } from './features/cinema/cinema.adminRoutes.tsx';
import { coloniesAdminRoutes } from './features/colonies/colonies.adminRoutes.tsx';
import { competitionsAdminRoutes } from './features/competitions/competitions.adminRoutes.tsx';
import { galleryAdminRoutes } from './features/gallery/gallery.adminRoutes.tsx';
import { historyAdminRoutes } from './features/history/history.adminRoutes.tsx';
import { newsAdminRoutes } from './features/news/news.adminRoutes.tsx';
import { procurementsAdminRoutes } from './features/procurements/procurements.adminRoutes.tsx';
import { programsAdminRoutes } from './features/programs/programs.adminRoutes.tsx';
import { usersAdminRoutes } from './features/users/users.adminRoutes.tsx';
import { AdminPanelPage } from './pages/staff/AdminPanelPage.tsx';
import { OtherDashboardPage } from './pages/staff/OtherDashboardPage.tsx';
import { ProgramsDashboardPage } from './pages/staff/ProgramsDashboardPage.tsx';
import { StaffFallbackPage } from './pages/staff/StaffFallbackPage.tsx';
import { StaffFrame } from './pages/staff/StaffFrame.tsx';
import { useStaffLinks } from './pages/staff/useStaffLinks.ts';
import { adminPaths, adminPatterns } from './adminPaths.ts';
import { paths } from './paths.ts';
import { Skeleton } from './ui/Skeleton.tsx';

/** Apart, because it brings the public site's frame. */
const PreviewPage = lazy(async () => ({
  default: (await import('./PreviewPage.tsx')).PreviewPage,
}));

/** What the staff panel runs on. */
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

function StaffRoutes(): ReactNode {
  useStaffLinks();
  return (
    <Routes>
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
          {binAdminRoutes}
          {historyAdminRoutes}
          {usersAdminRoutes}
          {newsAdminRoutes}
          {cinemaAdminRoutes}
          {competitionsAdminRoutes}
          {procurementsAdminRoutes}
          {programsAdminRoutes}
          {galleryAdminRoutes}
          {coloniesAdminRoutes}
          {artSalonsAdminRoutes}
          <Route path="*" element={<StaffFallbackPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
