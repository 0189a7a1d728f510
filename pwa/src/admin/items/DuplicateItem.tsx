import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { COPY_WORDS } from '../texts/itemTypes.texts.ts';
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
      label={`${COPY_WORDS[itemType]}: ${item.title}`}
      href={copyPlace(itemType, item.id, section)}
    />
  );
}

/** The way to a similar new item, on the item's own screen. */
export function CopyLink({ itemType, item, section }: CopyItemProps): ReactNode {
  return (
    <p>
      <ButtonLink compact icon="copy" href={copyPlace(itemType, item.id, section)}>
        {COPY_WORDS[itemType]}
      </ButtonLink>
    </p>
  );
}
