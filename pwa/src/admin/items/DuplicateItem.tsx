import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { copyPlace } from './duplicates.ts';

/** The item to make another one like it. */
export interface CopyItemProps {
  readonly itemType: ItemType;
  readonly item: { readonly id: number; readonly title: string };
  /** The item's own section, for programmes. */
  readonly section?: string;
}

/** The way to a similar new item, among a row's actions: `Napravi sličan film: Tiha voda`. */
export function CopyAction({ itemType, item, section }: CopyItemProps): ReactNode {
  return (
    <IconAction
      icon="copy"
      label={`${CONTENT_TYPES[itemType].duplicate}: ${item.title}`}
      href={copyPlace(itemType, item.id, section)}
    />
  );
}

/** The way to a similar new item, on the item's own screen. */
export function CopyLink({ itemType, item, section }: CopyItemProps): ReactNode {
  return (
    <p>
      <ButtonLink compact icon="copy" href={copyPlace(itemType, item.id, section)}>
        {CONTENT_TYPES[itemType].duplicate}
      </ButtonLink>
    </p>
  );
}
