import { useCallback, type ReactNode } from 'react';
import { useSignedIn } from '../auth/session.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { FactorsSection } from '../factors/FactorsSection.tsx';
import { accountTexts as texts } from './account.texts.ts';
import { OwnSessions } from './account.adminOperations.ts';
import { OwnNameForm } from './OwnNameForm.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { OwnSessionsList } from './OwnSessionsList.tsx';
import './AccountPage.css';

export function AccountPage(): ReactNode {
  const user = useSignedIn();
  const { query } = useStaffCalls();
  const sessions = useAsync(
    useCallback(async () => (await query(OwnSessions, {})).ownSessions, [query]),
  );
  if (!user) return null;
  return (
    <StaffScreen title={texts.title} subtitle={user.email}>
      <div className="account">
        <OwnNameForm name={user.name} />
        <OwnPasswordForm onChanged={sessions.reload} />
      </div>
      <FactorsSection onChanged={sessions.reload} />
      <OwnSessionsList list={sessions} />
    </StaffScreen>
  );
}
