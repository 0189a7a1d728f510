import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import { useSignedIn } from '../auth/session.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { NO_ACCESS } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { StaffScreen } from './StaffScreen.tsx';

/** Lets only administrators pass to the screens within; the server enforces the same. */
export function AdministratorGate(): ReactNode {
  const user = useSignedIn();
  if (user && isAdministrator(user)) return <Outlet />;
  return (
    <StaffScreen title={NO_ACCESS}>
      <p className="panel-text">{staffTexts.noAccessText}</p>
      <ButtonLink href={adminPaths.panel}>{staffTexts.backToPanel}</ButtonLink>
    </StaffScreen>
  );
}
