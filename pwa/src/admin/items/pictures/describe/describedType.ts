import type { ItemType } from '@centar/domain/itemTypes.ts';
import { CallFailed } from '../../../graphql/staffFailure.ts';
import type { StaffCalls } from '../../../graphql/staffCalls.ts';
import { changeItem } from '../../changeItem.ts';
import type { AdminRow, ItemAdmin } from '../../itemAdmin.ts';

export interface DescribedPicture {
  readonly src: string;
  readonly alt: string;
}

export interface DescribedType {
  readonly read: (calls: StaffCalls, id: number) => Promise<DescribedPicture | undefined>;
  /** Throws CONFLICT if a colleague has written one in the meantime. */
  readonly write: (calls: StaffCalls, id: number, alt: string) => Promise<void>;
}

export type DescribedOf = (itemType: ItemType) => DescribedType;

const pictureOf = (item: AdminRow): DescribedPicture | undefined =>
  (item as { readonly image?: DescribedPicture | null }).image ?? undefined;

/** Writes with the type's update operation. */
export function describedType<Input, Item extends AdminRow, Edit>(
  admin: Pick<ItemAdmin<Input, Item, Edit>, 'editForm' | 'complete' | 'operations'>,
): DescribedType {
  return {
    read: async ({ query }, id) => pictureOf((await query(admin.operations.item, { id })).item),
    async write(calls, id, alt) {
      await changeItem(admin, calls, id, (item) => {
        if (pictureOf(item)?.alt) throw new CallFailed({ code: 'CONFLICT', fields: {} });
        // Pictures in a list have their own texts, which would win.
        return { imageAlt: alt, pictures: undefined };
      });
    },
  };
}
