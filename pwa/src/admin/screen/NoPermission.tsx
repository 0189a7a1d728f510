import type { ReactNode } from 'react';
import { adminPaths } from '../navigation/adminPaths.ts';
import { NO_PERMISSION } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { StaffScreen } from './StaffScreen.tsx';

/** Default: the common texts. */
export interface NoPermissionProps {
  readonly title?: string;
  readonly text?: string;
}

export function NoPermission({
  title = NO_PERMISSION,
  text = staffTexts.noPermissionText,
}: NoPermissionProps): ReactNode {
  return (
    <StaffScreen title={title}>
      <p className="panel-text">{text}</p>
      <ButtonLink href={adminPaths.panel}>{staffTexts.backToPanel}</ButtonLink>
    </StaffScreen>
  );
}
