import type { ReactNode } from 'react';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useContentHealth } from './useContentHealth.ts';
import { UsersList } from '../users/UsersList.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { FirstSteps } from '../settings/FirstSteps.tsx';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { publishedIn, SUMMARY_CARDS } from './contentParts.ts';
import { ContentHealthView } from './ContentHealthView.tsx';

export function AdministratorDashboard(): ReactNode {
  const state = useContentHealth();
  return (
    <StaffScreen
      title={staffTexts.panel}
      subtitle={staffTexts.dashboard}
      action={
        <p className="panel-ways">
          <ButtonLink compact href={adminPaths.audit}>
            {staffTexts.audit}
          </ButtonLink>
          <ButtonLink compact icon="trash" href={adminPaths.trash}>
            {trashTexts.title}
          </ButtonLink>
        </p>
      }
    >
      <FirstSteps />
      <QuickAdd />
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
      <ContentHealthView state={state} />
    </StaffScreen>
  );
}
