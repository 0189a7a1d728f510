import type { ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LoginPage } from './auth/LoginPage.tsx';
import { ResetPasswordPage } from './auth/ResetPasswordPage.tsx';
import { SessionContext } from './auth/session.tsx';
import { SessionGuard } from './auth/SessionGuard.tsx';
import type { SessionStore } from './auth/sessionStore.ts';
import { newsAdminRoutes } from './features/news/news.adminRoutes.tsx';
import { AdminPanelPage } from './pages/staff/AdminPanelPage.tsx';
import { StaffFallbackPage } from './pages/staff/StaffFallbackPage.tsx';
import { StaffFrame } from './pages/staff/StaffFrame.tsx';
import { useStaffLinks } from './pages/staff/useStaffLinks.ts';
import { paths } from './paths.ts';

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
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route element={<SessionGuard />}>
        <Route element={<StaffFrame />}>
          <Route path={paths.adminPanel} element={<AdminPanelPage />} />
          {newsAdminRoutes}
          <Route path="*" element={<StaffFallbackPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
