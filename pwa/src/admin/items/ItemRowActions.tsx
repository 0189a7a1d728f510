import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { IconAction } from '../ui/IconAction.tsx';
import type { IconActionProps } from '../ui/IconAction.tsx';
import { CopyAction } from './DuplicateItem.tsx';

/** An item of a list and what its buttons lead to. */
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
      <CopyAction itemType={itemType} item={item} {...(section === undefined ? {} : { section })} />
      <IconAction
        icon="trash"
        danger
        label={staffTexts.removeItem(item.title)}
        onClick={onRemove}
      />
    </>
  );
}
