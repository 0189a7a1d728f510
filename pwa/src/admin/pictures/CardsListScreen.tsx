import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { relativeMoment } from '../list/LastChange.tsx';
import { listTexts } from '../list/list.texts.ts';
import { PublicationBadge } from '../list/PublicationBadge.tsx';
import type { RowChanges } from '../list/rowChanges.tsx';
import { useItemList } from '../list/useItemList.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { PictureCards, type PictureCard } from '../ui/PictureCards.tsx';
import type { AdminRow, CardsAdmin } from '../items/itemAdmin.ts';
import { ItemListFrame } from '../items/ItemListFrame.tsx';
import { RowCheckbox } from '../ui/RowChoice.tsx';
import { ManyRowsBar } from '../items/many/ManyRowsBar.tsx';
import { useManyRows } from '../items/many/useManyRows.ts';
import { ItemRowActions } from '../items/ItemRowActions.tsx';
import { ManyPicturesLink } from './many/ManyPicturesLink.tsx';

type PictureRow = AdminRow & { readonly image: ImageView | null };

export function CardsListScreen<Input, Item extends PictureRow>({
  admin,
}: {
  readonly admin: CardsAdmin<Input, Item>;
}): ReactNode {
  const { texts, addresses } = admin;
  const list = useItemList<Item>(admin);
  const many = useManyRows(admin, list);
  return (
    <ItemListFrame
      title={admin.listOf().label}
      subtitle={list.loaded.data && listTexts.counts(texts.count, list.loaded.data)}
      add={texts.add}
      create={addresses.create}
      action={addresses.many ? <ManyPicturesLink href={addresses.many} /> : null}
      list={list}
    >
      {(shown) => (
        <AdminList
          list={shown}
          searchLabel={texts.search}
          filters={admin.filters}
          many={<ManyRowsBar many={many} />}
          empty={texts.empty}
        >
          {(empty) => (
            <PictureCards
              label={texts.list}
              cards={shown.items.map((item) => ({
                ...cardOf(admin, item, list.changes),
                choice: <RowCheckbox choice={many.choice} row={item} />,
                actions: (
                  <ItemRowActions
                    itemType={admin.itemType}
                    item={item}
                    preview={admin.preview(item)}
                    edit={{ href: addresses.item(item.id) }}
                    onRemove={() => void list.remove(item)}
                  />
                ),
              }))}
              empty={empty}
            />
          )}
        </AdminList>
      )}
    </ItemListFrame>
  );
}

function cardOf<Input, Item extends PictureRow>(
  admin: CardsAdmin<Input, Item>,
  item: Item,
  { changedBy, isDrafted }: RowChanges,
): Omit<PictureCard, 'actions' | 'choice'> {
  return {
    id: item.id,
    title: item.title,
    line: admin.line(item),
    changed: staffTexts.changedAt(
      [relativeMoment(item.updatedAt, new Date()), changedBy(item.id)].filter(Boolean).join(', '),
    ),
    image: item.image,
    status: (
      <>
        {admin.status?.(item)}
        <PublicationBadge publishedAt={item.publishedAt} />
        {isDrafted(item.id) ? <StatusBadge kind="draft" /> : null}
      </>
    ),
    place: admin.place?.(item),
  };
}
