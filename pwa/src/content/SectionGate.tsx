import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { Section } from '../../../domain/sections.ts';
import { useSections } from '../auth/session.tsx';
import { NO_PERMISSION } from '../texts/errors.ts';
import { staffTexts } from '../texts/staff.ts';
import { StaffScreen } from './StaffScreen.tsx';

/** Lets only people of a section pass to the screens within; the server enforces the same. */
export function SectionGate({ section }: { readonly section: Section }): ReactNode {
  if (useSections().includes(section)) return <Outlet />;
  return (
    <StaffScreen title={NO_PERMISSION}>
      <p>{staffTexts.noPermissionText}</p>
    </StaffScreen>
  );
}
