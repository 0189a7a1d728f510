import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { FindContext } from '../find/findContext.ts';
import { useFind } from '../find/useFind.tsx';
import { Reauthentication } from '../auth/Reauthentication.tsx';
import { useSessionStore, useSignedIn } from '../auth/session.tsx';
import { forgetOldLists } from '../door/doorStore.ts';
import { leaveDevice } from '../door/leaveDevice.ts';
import { signOut } from '../auth/signIn.ts';
import { adminPaths, itemPaths } from '../navigation/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import { reportsTexts } from '../reports/reports.texts.ts';
import { manualTexts } from '../preview/manual/manual.texts.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { SETTINGS_TEXTS, settingsTexts } from '../settings/settings.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { StaffLayout, type StaffNavGroup } from '../ui/StaffLayout.tsx';
import { currentLink, SECTION_GROUPS } from '../navigation/staffScreens.ts';
import { ParentContext } from '../screen/parentContext.ts';
import { usePanelFacts } from './panelFacts.ts';
import { useMarks } from './useMarks.ts';
import { useHoldsDates } from '../reservations/useHoldsDates.ts';
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

const settingsLinks = [
  ...SETTINGS_GROUPS.map((group) => ({
    label: SETTINGS_TEXTS[group].title,
    href: adminPaths.settingsGroup(SETTINGS_TEXTS[group].slug),
  })),
  { label: settingsTexts.premises.title, href: itemPaths.PremisesPhoto.list },
];

const homeLink = { label: staffTexts.home, href: adminPaths.panel };
const boardLink = { label: staffTexts.board, href: adminPaths.board };
const reservationsLink = { label: staffTexts.reservations, href: adminPaths.reservations };
const reportsLink = { label: reportsTexts.title, href: adminPaths.reports };
const manualLink = { label: manualTexts.title, href: adminPaths.manual };
const trashLink = { label: trashTexts.title, href: adminPaths.trash };

export function StaffFrame(): ReactNode {
  const session = useSessionStore();
  const user = useSignedIn();
  const permissions = useOwnScreens();
  const { pictures } = usePanelFacts();
  const { pathname } = useLocation();
  const [parent, setParent] = useState('');
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById('sadrzaj')?.focus({ preventScroll: true });
  }, [pathname]);
  const person = user?.id;
  useEffect(() => {
    if (person !== undefined) void forgetOldLists(person, Date.now());
  }, [person]);
  const isAdmin = user !== null && isAdministrator(user);
  const marks = useMarks(isAdmin, pathname);
  const parts = SECTION_GROUPS.map(({ title, screens }) => ({
    part: title,
    links: screens.filter((screen) => permissions.includes(screen)),
  })).filter(({ links }) => links.length > 0);
  const places = useHoldsDates() ? [boardLink, reservationsLink] : [boardLink];
  const groups: StaffNavGroup[] = [
    {
      links: [
        homeLink,
        ...places,
        reportsLink,
        { label: staffTexts.toSite, href: paths.home },
        trashLink,
      ],
    },
    { title: staffTexts.permissions, links: [] },
    ...parts,
    ...(isAdmin ? [usersGroup] : []),
    { links: [manualLink] },
  ];
  const account = { label: user?.name ?? '', href: adminPaths.account };
  const find = useFind([
    ...groups.flatMap(({ links }) => links).filter((link) => link !== homeLink),
    ...(isAdmin ? settingsLinks : []),
    { label: staffTexts.account, href: account.href },
  ]);
  if (!user) return null;
  return (
    <FindContext value={find.open}>
      <StaffLayout
        onFind={find.open}
        homeHref={adminPaths.panel}
        logo={pictures.logo}
        groups={groups}
        marks={marks}
        currentHref={currentLink(
          [
            homeLink,
            ...usersGroup.links,
            ...permissions,
            ...places,
            reportsLink,
            trashLink,
            manualLink,
            account,
          ],
          pathname,
          parent,
        )}
        accountHref={account.href}
        userName={user.name}
        onSignOut={() => {
          void leaveDevice(user.id).then((mayLeave) => {
            if (mayLeave) signOut(session);
          });
        }}
      >
        <ParentContext value={setParent}>
          <Reauthentication>
            <Outlet />
          </Reauthentication>
        </ParentContext>
      </StaffLayout>
      {find.dialog}
    </FindContext>
  );
}
