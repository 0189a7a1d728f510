import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import type { Section } from '@centar/domain/sections.ts';
import { useSections, useSignedIn } from '../auth/session.tsx';
import { NO_ACCESS } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { NoPermission } from './NoPermission.tsx';

/** The server enforces the same. */
export function SectionGate({ section }: { readonly section: Section }): ReactNode {
  return useSections().includes(section) ? <Outlet /> : <NoPermission />;
}

/** The server enforces the same. */
export function AdministratorGate(): ReactNode {
  const user = useSignedIn();
  if (user && isAdministrator(user)) return <Outlet />;
  return <NoPermission title={NO_ACCESS} text={staffTexts.noAccessText} />;
}
