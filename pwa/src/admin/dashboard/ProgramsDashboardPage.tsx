import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import { useSignedIn } from '../auth/session.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useShownTiles } from '../frame/useOwnScreens.ts';
import { useContentHealth } from './useContentHealth.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard.tsx';
import { isProgram, publishedIn } from './contentParts.ts';
import { ContentHealthView } from './ContentHealthView.tsx';
import { PROGRAM_CARDS } from '../navigation/staffScreens.ts';

/** `/ap/programs-dashboard`: a card per programme type. Only for administrators. */
export function ProgramsDashboardPage(): ReactNode {
  const user = useSignedIn();
  const state = useContentHealth();
  const cards = useShownTiles(PROGRAM_CARDS);
  if (!user || !isAdministrator(user)) return <Navigate to={adminPaths.panel} replace />;
  return (
    <StaffScreen title={staffTexts.programsDashboard} subtitle={staffTexts.programsDashboardText}>
      <SummaryCards>
        {cards.map(({ label, href, section }) => (
          <SummaryCard
            key={label}
            value={publishedIn(state.data, (part) => isProgram(part) && part.section === section)}
            label={label}
            link={{ label: staffTexts.details, href }}
          />
        ))}
      </SummaryCards>
      <ContentHealthView state={state} isMeant={isProgram} />
    </StaffScreen>
  );
}
