import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { ActionBar } from '../ui/ActionBar.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import type { DoneToastProps } from '../toast/DoneToast.tsx';

/** The buttons under an item's fields, and what came of the last press. */
export interface ItemActionsProps extends DoneToastProps {
  readonly save: ReactNode;
  readonly cancel: ReactNode;
  /** The address at which the item is seen as visitors see it. */
  readonly preview: string;
}

/** Save, cancel and preview. */
export function ItemActions({ save, cancel, preview, ...band }: ItemActionsProps): ReactNode {
  return (
    <ActionBar>
      <DoneToast {...band} />
      {save}
      {cancel}
      <ButtonLink compact kind="quiet" icon="eye" href={preview}>
        {staffTexts.preview}
      </ButtonLink>
    </ActionBar>
  );
}
