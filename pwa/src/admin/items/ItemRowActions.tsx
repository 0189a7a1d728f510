import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { IconAction, type IconActionProps } from '../ui/IconAction.tsx';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { copyUrl } from './duplicates.ts';

/** An item of a list and the targets of its buttons. */
export interface ItemRowActionsProps {
  readonly itemType: ItemType;
  readonly item: { readonly id: number; readonly title: string };
  /** The item's own section, for programmes. */
  readonly section?: string;
  /** The item as visitors see it. */
  readonly preview: string;
  /** The address at which it is edited, or the work that begins the editing. */
  readonly edit: Pick<IconActionProps, 'href' | 'onClick'>;
  readonly onRemove: () => void;
}

/** The buttons of an item in a list: look at it, edit it, make one like it, delete it. */
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
