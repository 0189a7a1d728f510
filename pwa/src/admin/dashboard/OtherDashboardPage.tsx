import type { ReactNode } from 'react';
import { useSections } from '../auth/session.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useOwnScreens, useShownTiles } from '../frame/useOwnScreens.ts';
import { useContentHealth } from './useContentHealth.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard.tsx';
import { isOther, publishedIn } from './contentParts.ts';
import { ContentHealthView } from './ContentHealthView.tsx';
import { OTHER_TILES } from '../navigation/staffScreens.ts';

/** `/ap/other-dashboard` */
export function OtherDashboardPage(): ReactNode {
  const sections = useSections();
  const state = useContentHealth();
  const tiles = useShownTiles(OTHER_TILES);
  const own = useOwnScreens();
  const none = sections.length > 0 ? staffTexts.noOtherSections : staffTexts.noSections;
  return (
    <StaffScreen
      title={staffTexts.otherDashboard}
      subtitle={tiles.length > 0 ? staffTexts.otherDashboardText : none}
    >
      {tiles.length > 0 ? null : (
        <ul className="panel-sections" aria-label={staffTexts.permissions}>
          {own.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
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
