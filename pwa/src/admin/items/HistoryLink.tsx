import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { historyTexts } from '../texts/history.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { historyUrl } from '../navigation/itemUrls.ts';

/** An item whose versions can be read. */
export interface HistoryLinkProps {
  readonly itemType: ItemType;
  readonly id: number;
}

/** The way from an item to who changed it, when and how. */
export function HistoryLink({ itemType, id }: HistoryLinkProps): ReactNode {
  return (
    <ButtonLink compact kind="quiet" icon="clock" href={historyUrl(itemType, id)}>
      {historyTexts.title}
    </ButtonLink>
  );
}
