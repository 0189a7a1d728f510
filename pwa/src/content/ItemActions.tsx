import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ActionBar } from '../ui/staff/ActionBar.tsx';
import { DoneBand } from './DoneBand.tsx';
import type { DoneBandProps } from './DoneBand.tsx';

/** The buttons under an item's fields, and what came of the last press. */
export interface ItemActionsProps extends DoneBandProps {
  readonly save: ReactNode;
  readonly cancel: ReactNode;
  /** Where the item is seen as visitors see it. */
  readonly preview: string;
}

/** Save, cancel and preview. */
export function ItemActions({ save, cancel, preview, ...band }: ItemActionsProps): ReactNode {
  return (
    <ActionBar>
      <DoneBand {...band} />
      {save}
      {cancel}
      <ButtonLink compact kind="quiet" icon="eye" href={preview}>
        {staffTexts.preview}
      </ButtonLink>
    </ActionBar>
  );
}
