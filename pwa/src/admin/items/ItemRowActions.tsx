import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { RowMenu } from '../ui/RowMenu.tsx';
import { IconAction, type IconActionProps } from '../ui/IconAction.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
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
  readonly edit: Pick<IconActionProps, 'href' | 'onClick' | 'onPointerDown'>;
  readonly onRemove: () => void;
}

export function ItemRowActions(props: ItemRowActionsProps): ReactNode {
  const { itemType, item, section, preview, edit, onRemove } = props;
  const copy = CONTENT_TYPES[itemType].duplicate;
  return (
    <RowMenu name={item.title}>
      <IconAction
        icon="eye"
        word={staffTexts.rowWords.onSite}
        label={staffTexts.onSite(item.title)}
        href={preview}
      />
      <IconAction
        icon="pencil"
        word={staffTexts.rowWords.edit}
        label={staffTexts.editItem(item.title)}
        {...edit}
      />
      {itemType === 'Program' || itemType === 'Movie' ? (
        <IconAction
          icon="seat"
          word={staffTexts.reservations}
          label={`${staffTexts.reservations}: ${item.title}`}
          href={adminPaths.reservationsOf(itemType, item.id)}
        />
      ) : null}
      <IconAction
        icon="copy"
        word={copy}
        label={`${copy}: ${item.title}`}
        href={copyUrl(itemType, item.id, section)}
      />
      <IconAction
        icon="trash"
        danger
        word={staffTexts.rowWords.remove}
        label={staffTexts.removeItem(item.title)}
        onClick={onRemove}
      />
    </RowMenu>
  );
}
