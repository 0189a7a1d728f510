import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { paths } from '../../paths.ts';
import { staffTexts } from '../../texts/staff.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { isPlanned } from './staffScreens.ts';

/** Every address without a screen: it is still to come, or there is no such thing. */
export function StaffFallbackPage(): ReactNode {
  const isLater = isPlanned(useLocation().pathname);
  return (
    <StaffScreen title={isLater ? staffTexts.notYet : staffTexts.notFound}>
      <p className="panel-text">{isLater ? staffTexts.notYetText : staffTexts.notFoundText}</p>
      <ButtonLink href={paths.adminPanel}>{staffTexts.backToPanel}</ButtonLink>
    </StaffScreen>
  );
}
