import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { IconAction, type IconActionProps } from '../ui/IconAction.tsx';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { copyUrl } from './duplicates.ts';

export interface ItemRowActionsProps {
  readonly itemType: ItemType;
  readonly item: { readonly id: number; readonly title: string };
  /** The item's section, for programmes. */
  readonly section?: string;
  /** The address of its preview. */
  readonly preview: string;
  /** The address of its edit screen, or a callback. */
  readonly edit: Pick<IconActionProps, 'href' | 'onClick'>;
  readonly onRemove: () => void;
}

export function ItemRowActions(props: ItemRowActionsProps): ReactNode {
  const { itemType, item, section, preview, edit, onRemove } = props;
  return (
    <>
      <IconAction icon="eye" label={staffTexts.onSite(item.title)} href={preview} />
      <IconAction icon="pencil" label={staffTexts.editItem(item.title)} {...edit} />
      <IconAction
        icon="copy"
        label={`${CONTENT_TYPES[itemType].duplicate}: ${item.title}`}
        href={copyUrl(itemType, item.id, section)}
      />
      <IconAction
        icon="trash"
        danger
        label={staffTexts.removeItem(item.title)}
        onClick={onRemove}
      />
    </>
  );
}
