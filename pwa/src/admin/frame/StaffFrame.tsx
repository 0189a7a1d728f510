import { useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import { Reauthentication } from '../auth/Reauthentication.tsx';
import { useSessionStore, useSignedIn } from '../auth/session.tsx';
import { signOut } from '../auth/signIn.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { settingsTexts } from '../settings/settings.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { StaffLayout, type StaffNavGroup } from '../ui/StaffLayout.tsx';
import { currentLink } from '../navigation/staffScreens.ts';
import { usePanelFacts } from './panelFacts.ts';
import { useOwnScreens } from './useOwnScreens.ts';

const usersGroup: StaffNavGroup = {
  title: staffTexts.users,
  links: [
    { label: staffTexts.allUsers, href: adminPaths.panel },
    { label: staffTexts.addUser, href: adminPaths.userCreate },
    { label: staffTexts.audit, href: adminPaths.audit },
    { label: settingsTexts.title, href: adminPaths.settings },
  ],
};

const boardLink = { label: staffTexts.board, href: adminPaths.board };
const trashLink = { label: trashTexts.title, href: adminPaths.trash };

export function StaffFrame(): ReactNode {
  const session = useSessionStore();
  const user = useSignedIn();
  const permissions = useOwnScreens();
  const { pictures } = usePanelFacts();
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById('sadrzaj')?.focus({ preventScroll: true });
  }, [pathname]);
  if (!user) return null;
  const account = { label: user.name, href: adminPaths.account };
  const groups: StaffNavGroup[] = [
    { links: [{ label: staffTexts.toSite, href: paths.home }, boardLink, trashLink] },
    ...(isAdministrator(user) ? [usersGroup] : []),
    { title: staffTexts.permissions, links: permissions },
  ];
  return (
    <StaffLayout
      homeHref={adminPaths.panel}
      logo={pictures.logo}
      groups={groups}
      currentHref={currentLink(
        [...usersGroup.links, ...permissions, boardLink, trashLink, account],
        pathname,
      )}
      accountHref={account.href}
      userName={user.name}
      onSignOut={() => {
        signOut(session);
      }}
    >
      <Reauthentication>
        <Outlet />
      </Reauthentication>
    </StaffLayout>
  );
}
