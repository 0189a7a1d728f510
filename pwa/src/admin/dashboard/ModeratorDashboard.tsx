import { useState, type ReactNode } from 'react';
import type { SignedInUser } from '@centar/domain/user.ts';
import { useSections } from '../auth/session.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useContentHealth } from './useContentHealth.ts';
import { useDone } from '../toast/useDone.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { readPageFacts } from '../../shared/pageFacts.ts';
import { paths } from '../../shared/paths.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';
import { SiteNavbar } from '../../shared/ui/frame/SiteNavbar.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { ContentHealthView } from './ContentHealthView.tsx';
import { useOwnScreens } from '../frame/useOwnScreens.ts';

export function ModeratorDashboard({ user }: { readonly user: SignedInUser }): ReactNode {
  const sections = useSections();
  const { done } = useDone();
  const state = useContentHealth();
  const [now] = useState(() => new Date());
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
      <StaffScreen title={staffTexts.panel} subtitle={staffTexts.dashboard}>
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
          action={
            own.length > 0 ? (
              <ButtonLink compact icon="trash" href={adminPaths.trash}>
                {trashTexts.title}
              </ButtonLink>
            ) : undefined
          }
        />
        <QuickAdd />
        <ul className="panel-sections" aria-label={staffTexts.permissions}>
          {own.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        {own.length > 0 ? <ContentHealthView state={state} /> : null}
      </StaffScreen>
    </>
  );
}
