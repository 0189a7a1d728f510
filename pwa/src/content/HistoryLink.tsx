import type { ReactNode } from 'react';
import type { ItemType } from '../../../domain/itemTypes.ts';
import { historyTexts } from '../texts/history.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { historyPlace } from './itemPlaces.ts';

/** An item whose versions can be read. */
export interface HistoryLinkProps {
  readonly itemType: ItemType;
  readonly id: number;
}

/** The way from an item to who changed it, when and how. */
export function HistoryLink({ itemType, id }: HistoryLinkProps): ReactNode {
  return (
    <ButtonLink compact kind="quiet" icon="clock" href={historyPlace(itemType, id)}>
      {historyTexts.title}
    </ButtonLink>
  );
}
