import type { ReactNode } from 'react';
import { isAdministrator } from '../../../../domain/access.ts';
import { useSections, useSignedIn } from '../../auth/session.tsx';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { staffTexts } from '../../texts/staff.ts';
import { SummaryCard, SummaryCards } from '../../ui/staff/SummaryCard.tsx';
import { StaffHead } from '../../ui/staff/StaffHead.tsx';
import { SECTION_SCREENS, SUMMARY_CARDS } from './staffScreens.ts';

/** `/admin-panel`: for administrators the summary cards, for everybody the sections to edit. */
export function AdminPanelPage(): ReactNode {
  const user = useSignedIn();
  const sections = useSections();
  if (!user) return null;
  const own = SECTION_SCREENS.filter(({ section }) => sections.includes(section));
  return (
    <StaffScreen title={staffTexts.panel} subtitle={staffTexts.dashboard}>
      {isAdministrator(user) ? (
        <SummaryCards>
          {SUMMARY_CARDS.map(({ label, href }) =>
            href ? (
              <SummaryCard key={label} label={label} link={{ label: staffTexts.details, href }} />
            ) : (
              <section className="sum" key={label}>
                <h2>{label}</h2>
                <p>{staffTexts.notYet}</p>
              </section>
            ),
          )}
        </SummaryCards>
      ) : null}
      <StaffHead
        level={2}
        title={staffTexts.greeting(user.name)}
        subtitle={own.length > 0 ? staffTexts.yourSections : staffTexts.noSections}
      />
      <ul className="panel-sections">
        {own.map(({ section, href }) => (
          <li key={section}>
            <a href={href}>{section}</a>
          </li>
        ))}
      </ul>
    </StaffScreen>
  );
}
