import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import type { Section } from '@centar/domain/sections.ts';
import { useSections, useSignedIn } from '../auth/session.tsx';
import { NO_ACCESS } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { NoPermission } from './NoPermission.tsx';

/**
 * Also those that the user lost since the screen was opened: what is typed in its form stays, and
 * the server refuses to save it.
 */
export function useOpenedSections(): readonly Section[] {
  const { pathname } = useLocation();
  const sections = useSections();
  const [opened, setOpened] = useState({ pathname, sections });
  if (opened.pathname === pathname && sections.every((one) => opened.sections.includes(one))) {
    return opened.sections;
  }
  const before = opened.pathname === pathname ? opened.sections : [];
  setOpened({ pathname, sections: [...new Set([...before, ...sections])] });
  return sections;
}

/** The server enforces the same. */
export function SectionGate({ section }: { readonly section: Section }): ReactNode {
  return useOpenedSections().includes(section) ? <Outlet /> : <NoPermission />;
}

/** The server enforces the same. */
export function AdministratorGate(): ReactNode {
  const user = useSignedIn();
  if (user && isAdministrator(user)) return <Outlet />;
  return <NoPermission title={NO_ACCESS} text={staffTexts.noAccessText} />;
}
