import type { ReactNode } from 'react';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { staffTexts } from '../../texts/staff.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** Every address without a screen. */
export function StaffFallbackPage(): ReactNode {
  return (
    <StaffScreen title={staffTexts.notFound}>
      <p className="panel-text">{staffTexts.notFoundText}</p>
      <ButtonLink href={adminPaths.panel}>{staffTexts.backToPanel}</ButtonLink>
    </StaffScreen>
  );
}
