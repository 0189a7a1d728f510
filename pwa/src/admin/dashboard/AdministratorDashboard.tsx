import type { ReactNode } from 'react';
import { useToday } from '../screen/useToday.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { UsersList } from '../users/UsersList.tsx';
import { useUsers } from '../users/useUsers.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { FirstSteps } from '../settings/FirstSteps.tsx';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard.tsx';
import { publishedIn, SUMMARY_CARDS } from './contentParts.ts';
import { ContentHealthView } from './ContentHealthView.tsx';
import { DeskActions, DeskSubtitle } from './DeskHead.tsx';
import { deskTexts } from './desk.texts.ts';
import { DeskView } from './DeskView.tsx';
import { partOf, useDesk } from './useDesk.ts';

export function AdministratorDashboard(): ReactNode {
  const now = useToday();
  const desk = useDesk(now);
  const users = useUsers();
  const state = partOf(desk, ({ contentState }) => contentState);
  return (
    <StaffScreen
      title={staffTexts.panel}
      subtitle={<DeskSubtitle now={now} />}
      action={<DeskActions more={[{ label: deskTexts.adds.user, href: adminPaths.userCreate }]} />}
    >
      <FirstSteps />
      <SummaryCards small>
        {SUMMARY_CARDS.map(({ label, href, isCounted }) => (
          <SummaryCard
            key={label}
            value={publishedIn(state.data, isCounted)}
            label={label}
            link={{ label: staffTexts.details, href }}
          />
        ))}
      </SummaryCards>
      <DeskView desk={desk} now={now} users={users} />
      <UsersList list={users} />
      <ContentHealthView state={state} />
    </StaffScreen>
  );
}
