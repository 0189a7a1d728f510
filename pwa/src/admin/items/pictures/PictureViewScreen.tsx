import type { ReactNode } from 'react';
import { ItemViewScreen } from '../ItemViewScreen.tsx';
import { PictureReplacement } from '../../upload/PictureReplacement.tsx';
import type { PictureItem, PictureScreenProps } from './pictureAdmin.ts';
import { PictureEditForm } from './PictureEditForm.tsx';

/** One item with a picture. */
export function PictureViewScreen<Input, Item extends PictureItem>({
  admin,
}: PictureScreenProps<Input, Item>): ReactNode {
  return (
    <ItemViewScreen
      itemType={admin.itemType}
      list={admin.addresses.list}
      texts={admin.texts}
      item={admin.item}
      remove={admin.remove}
      preview={admin.addresses.preview}
      file={(item, onReplaced) => (
        <PictureReplacement
          item={item}
          replace={(upload, file) => admin.replaceImage(upload, item.id, file)}
          onReplaced={onReplaced}
        />
      )}
      form={(form) => <PictureEditForm admin={admin} {...form} />}
    />
  );
}
