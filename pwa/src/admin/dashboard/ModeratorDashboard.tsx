import { useState, type ReactNode } from 'react';
import type { SignedInUser } from '@centar/domain/user.ts';
import { useSections } from '../auth/session.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import { useToday } from '../screen/useToday.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useDone } from '../toast/useDone.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { readPageFacts } from '../../shared/pageFacts.ts';
import { paths } from '../../shared/paths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { StaffHead } from '../ui/StaffHead.tsx';
import { SiteNavbar } from '../../shared/ui/frame/SiteNavbar.tsx';
import { DeskActions, DeskSubtitle } from './DeskHead.tsx';
import { DeskView } from './DeskView.tsx';
import { SectionCards } from './SectionCards.tsx';
import { partOf, useDesk } from './useDesk.ts';
import { ContentHealthView } from './ContentHealthView.tsx';
import { useOwnScreens } from '../frame/useOwnScreens.ts';

export function ModeratorDashboard({ user }: { readonly user: SignedInUser }): ReactNode {
  const sections = useSections();
  const { done } = useDone();
  const now = useToday();
  const desk = useDesk(now);
  const [facts] = useState(() => readPageFacts());
  const own = useOwnScreens();
  return (
    <>
      <div className="panel-site">
        <SiteNavbar
          facts={facts}
          now={now}
          path={adminPaths.panel}
          contactHref={paths.home + paths.contact}
          menuLabel={staffTexts.siteMenu}
        />
      </div>
      <StaffScreen
        title={staffTexts.panel}
        subtitle={<DeskSubtitle now={now} />}
        action={<DeskActions />}
      >
        <DoneToast done={done} failure={undefined} />
        <StaffHead
          level={2}
          title={staffTexts.greeting(user.name)}
          subtitle={
            own.length > 0
              ? staffTexts.yourSections
              : sections.length > 0
                ? staffTexts.hiddenSections
                : staffTexts.noSections
          }
        />
        <SectionCards tiles={own} desk={desk.data} label={staffTexts.permissions} />
        {own.length > 0 ? (
          <>
            <DeskView desk={desk} now={now} />
            <ContentHealthView state={partOf(desk, ({ contentState }) => contentState)} />
          </>
        ) : null}
      </StaffScreen>
    </>
  );
}
