import type { ReactNode } from 'react';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';

/** Every address without a screen. */
export function StaffFallbackPage(): ReactNode {
  return (
    <StaffScreen title={staffTexts.notFound}>
      <p className="panel-text">{staffTexts.notFoundText}</p>
      <ButtonLink href={adminPaths.panel}>{staffTexts.backToPanel}</ButtonLink>
    </StaffScreen>
  );
}
