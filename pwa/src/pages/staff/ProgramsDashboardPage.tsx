import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { isAdministrator } from '../../../../domain/access.ts';
import { useSignedIn } from '../../auth/session.tsx';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { useContentState } from '../../content/useContentState.ts';
import { adminPaths } from '../../adminPaths.ts';
import { staffTexts } from '../../texts/staff.ts';
import { SummaryCard, SummaryCards } from '../../ui/staff/SummaryCard.tsx';
import { isProgram, publishedIn } from './contentParts.ts';
import { ContentStateView } from './ContentStateView.tsx';
import { PROGRAM_CARDS } from './staffScreens.ts';

/** `/ap/programs-dashboard`: a card a programme; everybody but administrators is led back to the panel. */
export function ProgramsDashboardPage(): ReactNode {
  const user = useSignedIn();
  const state = useContentState();
  if (!user || !isAdministrator(user)) return <Navigate to={adminPaths.panel} replace />;
  return (
    <StaffScreen title={staffTexts.programsDashboard} subtitle={staffTexts.programsDashboardText}>
      <SummaryCards>
        {PROGRAM_CARDS.map(({ label, href, section }) => (
          <SummaryCard
            key={label}
            value={publishedIn(state.data, (part) => isProgram(part) && part.section === section)}
            label={label}
            link={{ label: staffTexts.details, href }}
          />
        ))}
      </SummaryCards>
      <ContentStateView state={state} isMeant={isProgram} />
    </StaffScreen>
  );
}
