import type { ReactNode } from 'react';
import { useSections } from '../auth/session.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useContentHealth } from './useContentHealth.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard.tsx';
import { isOther, publishedIn } from './contentParts.ts';
import { ContentHealthView } from './ContentHealthView.tsx';
import { OTHER_TILES } from '../navigation/staffScreens.ts';

/** `/ap/other-dashboard`: a tile for each of the other sections that the person may edit. */
export function OtherDashboardPage(): ReactNode {
  const sections = useSections();
  const state = useContentHealth();
  const tiles = OTHER_TILES.filter(({ section }) => sections.includes(section));
  return (
    <StaffScreen
      title={staffTexts.otherDashboard}
      subtitle={tiles.length > 0 ? staffTexts.otherDashboardText : staffTexts.noSections}
    >
      <SummaryCards>
        {tiles.map(({ label, href, section }) => (
          <SummaryCard
            key={label}
            value={publishedIn(state.data, (part) => part.section === section)}
            label={label}
            link={{ label: staffTexts.details, href }}
          />
        ))}
      </SummaryCards>
      {tiles.length > 0 ? <ContentHealthView state={state} isMeant={isOther} /> : null}
    </StaffScreen>
  );
}
