import type { ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import { LoginPage } from './auth/LoginPage.tsx';
import { ResetPasswordPage } from './auth/ResetPasswordPage.tsx';
import { SessionContext, useSignedIn } from './auth/session.tsx';
import { Reauthentication } from './auth/Reauthentication.tsx';
import { SessionGuard, StoredSessionGuard } from './auth/SessionGuard.tsx';
import type { SessionStore } from './auth/sessionStore.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { SecondFactorPage } from './factors/SecondFactorPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { FieldLabelContext } from './audit/fieldLabelContext.ts';
import { CONTENT_SCREENS, describedOf, fieldLabelOf } from './contentScreens.ts';
import { DescribePicturesScreen } from './pictures/describe/DescribePicturesScreen.tsx';
import { ManualPage } from './preview/manual/ManualPage.tsx';
import { TrashPage } from './trash/TrashPage.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { UserCreatePage } from './users/UserCreatePage.tsx';
import { AdministratorGate } from './screen/gates.tsx';
import { StaffScreen } from './screen/StaffScreen.tsx';
import { staffTexts } from './texts/staff.texts.ts';
import { BoardPage } from '../features/halls/admin/BoardPage.tsx';
import { settingsAdminRoutes } from './settings/settings.adminRoutes.tsx';
import { AdministratorDashboard } from './dashboard/AdministratorDashboard.tsx';
import { ModeratorDashboard } from './dashboard/ModeratorDashboard.tsx';
import { OtherDashboardPage } from './dashboard/OtherDashboardPage.tsx';
import { ProgramsDashboardPage } from './dashboard/ProgramsDashboardPage.tsx';
import { CancelPage } from './halls/CancelPage.tsx';
import { DoorPage } from './door/DoorPage.tsx';
import { PersonReservationsPage } from './reservations/PersonReservationsPage.tsx';
import { ReservationListPage } from './reservations/ReservationListPage.tsx';
import { ReservationsPage } from './reservations/ReservationsPage.tsx';
import { AttendancePage } from './reports/AttendancePage.tsx';
import { ReadingsPage } from './reports/ReadingsPage.tsx';
import { ReportPage } from './reports/ReportPage.tsx';
import { WorkPlanPage } from './reports/WorkPlanPage.tsx';
import { StaffFrame } from './frame/StaffFrame.tsx';
import { useStaffLinks } from './frame/useStaffLinks.ts';
import { adminPaths, adminPatterns } from './navigation/adminPaths.ts';
import { splitScript } from '@centar/domain/scriptAddress.ts';
import { itemOfPage, screenOfPage } from './navigation/contentTypes.ts';
import { paths } from '../shared/paths.ts';
import { ButtonLink } from '../shared/ui/primitives/Button.tsx';
import { codeLoader } from './screen/codeLoader.ts';
import { LoadedView } from './screen/LoadedView.tsx';
import { useAsync } from './screen/useAsync.ts';
import { publicationTexts } from './texts/publication.texts.ts';

/** A separate chunk, because it loads the public site's frame. */
const loadPreviewPage = codeLoader(
  async () => (await import('./preview/PreviewPage.tsx')).PreviewPage,
);

function PreviewScreen(): ReactNode {
  return (
    <LoadedView loaded={useAsync(loadPreviewPage)} failed={publicationTexts.preview.failed}>
      {(PreviewPage) => <PreviewPage />}
    </LoadedView>
  );
}

export interface StaffAppProps {
  readonly client: ApolloClient;
  readonly session: SessionStore;
}

export function StaffApp({ client, session }: StaffAppProps): ReactNode {
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <FieldLabelContext value={fieldLabelOf}>
          <BrowserRouter>
            <StaffRoutes />
          </BrowserRouter>
        </FieldLabelContext>
      </ApolloProvider>
    </SessionContext>
  );
}

/** `/admin-panel`: different for the two roles (staff specification, section 2). */
function AdminPanel(): ReactNode {
  const user = useSignedIn();
  if (!user) return null;
  return isAdministrator(user) ? <AdministratorDashboard /> : <ModeratorDashboard user={user} />;
}

function NotFound(): ReactNode {
  return (
    <StaffScreen title={staffTexts.notFound}>
      <p className="panel-text">{staffTexts.notFoundText}</p>
      <ButtonLink href={adminPaths.panel}>{staffTexts.backToPanel}</ButtonLink>
    </StaffScreen>
  );
}

/** The public page after the route, in either script. */
function usePage(): string {
  const { '*': page = '' } = useParams();
  return splitScript(`/${page}`).path;
}

/** `/ap/izmeni/news/3`: redirects to the edit screen of the item on that public page. */
function EditOfPage(): ReactNode {
  const screen = screenOfPage(usePage());
  return screen ? <Navigate replace to={screen} /> : <NotFound />;
}

/** `/ap/otkazi/cinema/3`: of the item on that public page. */
function CancelOfPage(): ReactNode {
  const page = usePage();
  const item = itemOfPage(page);
  return item ? <CancelPage key={page} item={item} page={page} /> : <NotFound />;
}

/** All routes of the panel: two are open, the others require a session. */
export const staffRoutes: ReactNode = (
  <>
    <Route path={paths.login} element={<LoginPage />} />
    <Route path={adminPaths.resetPassword} element={<ResetPasswordPage />} />
    <Route element={<StoredSessionGuard />}>
      <Route
        path={adminPatterns.door}
        element={
          <Reauthentication>
            <DoorPage />
          </Reauthentication>
        }
      />
    </Route>
    <Route element={<SessionGuard />}>
      <Route path={adminPatterns.preview} element={<PreviewScreen />} />
      <Route
        path={adminPaths.secondFactor}
        element={
          <Reauthentication>
            <SecondFactorPage />
          </Reauthentication>
        }
      />
      <Route element={<StaffFrame />}>
        <Route path={adminPaths.panel} element={<AdminPanel />} />
        <Route path={adminPaths.programs} element={<ProgramsDashboardPage />} />
        <Route path={adminPaths.other} element={<OtherDashboardPage />} />
        <Route path={adminPaths.account} element={<AccountPage />} />
        <Route path={adminPaths.manual} element={<ManualPage />} />
        <Route path={adminPaths.trash} element={<TrashPage />} />
        <Route
          path={adminPaths.describePictures}
          element={<DescribePicturesScreen describedOf={describedOf} />}
        />
        <Route path={adminPatterns.history} element={<HistoryPage />} />
        <Route path={adminPaths.board} element={<BoardPage />} />
        <Route path={adminPaths.reservations} element={<ReservationsPage />} />
        <Route path={adminPatterns.reservationList} element={<ReservationListPage />} />
        <Route path={adminPaths.reports} element={<ReportPage />} />
        <Route path={adminPaths.attendance} element={<AttendancePage />} />
        <Route path={adminPaths.workPlan} element={<WorkPlanPage />} />
        <Route path={adminPaths.readings} element={<ReadingsPage />} />
        <Route element={<AdministratorGate />}>
          <Route path={adminPaths.personReservations} element={<PersonReservationsPage />} />
          <Route path={adminPaths.audit} element={<AuditPage />} />
          <Route path={adminPaths.userCreate} element={<UserCreatePage />} />
        </Route>
        {settingsAdminRoutes}
        {Object.values(CONTENT_SCREENS).map(({ routes }) => routes)}
        <Route path={adminPaths.edit} element={<EditOfPage />} />
        <Route path={adminPaths.cancel} element={<CancelOfPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Route>
  </>
);

function StaffRoutes(): ReactNode {
  useStaffLinks();
  return <Routes>{staffRoutes}</Routes>;
}
