import type { ReactNode } from 'react';
import type { Typed } from '../fields/formValues.ts';
import type { AdminRow, ItemAdmin } from './itemAdmin.ts';
import { SameTitle } from './SameTitle.tsx';

export interface ItemRemarksProps<Input, Item extends AdminRow, Edit> {
  readonly admin: Pick<ItemAdmin<Input, Item, Edit>, 'notice' | 'titleSearch'>;
  readonly typed: Typed;
  readonly item?: AdminRow;
}

/** They don't prevent saving. */
export function ItemRemarks<Input, Item extends AdminRow, Edit>({
  admin: { notice, titleSearch },
  typed,
  item,
}: ItemRemarksProps<Input, Item, Edit>): ReactNode {
  const title = typeof typed['title'] === 'string' ? typed['title'].trim() : '';
  return (
    <>
      {notice?.(typed, item?.id)}
      {titleSearch && title !== item?.title ? (
        <SameTitle search={titleSearch} title={title} typed={typed} id={item?.id} />
      ) : null}
    </>
  );
}
