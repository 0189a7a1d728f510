import type { ReactNode } from 'react';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { useContentState } from '../../content/useContentState.ts';
import { UsersList } from '../../features/users/UsersList.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { binTexts } from '../../texts/bin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SummaryCard, SummaryCards } from '../../ui/staff/SummaryCard.tsx';
import { publishedIn, SUMMARY_CARDS } from './contentParts.ts';
import { ContentStateView } from './ContentStateView.tsx';

/** The administrator's dashboard: four summary cards, the list of users and the state of the content. */
export function AdministratorDashboard(): ReactNode {
  const state = useContentState();
  return (
    <StaffScreen
      title={staffTexts.panel}
      subtitle={staffTexts.dashboard}
      action={
        <p className="panel-ways">
          <ButtonLink compact href={adminPaths.audit}>
            {staffTexts.audit}
          </ButtonLink>
          <ButtonLink compact icon="trash" href={adminPaths.bin}>
            {binTexts.title}
          </ButtonLink>
        </p>
      }
    >
      <SummaryCards>
        {SUMMARY_CARDS.map(({ label, href, isCounted }) => (
          <SummaryCard
            key={label}
            value={publishedIn(state.data, isCounted)}
            label={label}
            link={{ label: staffTexts.details, href }}
          />
        ))}
      </SummaryCards>
      <UsersList />
      <ContentStateView state={state} />
    </StaffScreen>
  );
}
