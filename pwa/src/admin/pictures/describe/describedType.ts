import type { ImageView } from '@centar/domain/content/shared.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { CallFailed } from '../../graphql/staffFailure.ts';
import type { StaffCalls } from '../../graphql/staffCalls.ts';
import { changeItem } from '../../items/changeItem.ts';
import type { AdminRow, ItemAdmin } from '../../items/itemAdmin.ts';
import { savedPictures } from '../several/pictureRows.ts';

export interface DescribedType {
  /** Its pictures, the first one first. */
  readonly read: (calls: StaffCalls, id: number) => Promise<readonly ImageView[]>;
  /**
   * The first one without `src`. Throws CONFLICT if a colleague has described or removed it in the
   * meantime.
   */
  readonly write: (
    calls: StaffCalls,
    id: number,
    src: string | undefined,
    alt: string,
  ) => Promise<void>;
}

export type DescribedOf = (itemType: ItemType) => DescribedType;

interface Pictures {
  readonly image?: ImageView | null;
  readonly morePictures?: readonly ImageView[];
}

function picturesOf(item: AdminRow): readonly ImageView[] {
  const { image, morePictures = [] } = item as Pictures;
  return image ? [image, ...morePictures] : morePictures;
}

/** Writes with the type's update operation. */
export function describedType<Input, Item extends AdminRow, Edit>(
  admin: Pick<ItemAdmin<Input, Item, Edit>, 'editForm' | 'complete' | 'operations'>,
): DescribedType {
  return {
    read: async ({ query }, id) => picturesOf((await query(admin.operations.item, { id })).item),
    async write(calls, id, src, alt) {
      await changeItem(admin, calls, id, (item) => {
        const pictures = picturesOf(item);
        const [first] = pictures;
        const described = src === undefined ? first : pictures.find((one) => one.src === src);
        if (described?.alt !== '') throw new CallFailed({ code: 'CONFLICT', fields: {} });
        // Pictures in a list have their own texts, which would win.
        if (described === first) return { imageAlt: alt, pictures: undefined };
        const rows = savedPictures(pictures);
        return { pictures: rows.map((row) => (row.src === src ? { ...row, alt } : row)) };
      });
    },
  };
}
