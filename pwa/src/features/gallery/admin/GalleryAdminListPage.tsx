import type { ReactNode } from 'react';
import { AdminList } from '../../../admin/list/AdminList.tsx';
import type { ListFilters } from '../../../admin/list/AdminList.tsx';
import { CopyAction } from '../../../admin/items/DuplicateItem.tsx';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { shortMoment } from '../../../admin/list/LastChange.tsx';
import { ListPager } from '../../../admin/list/ListPager.tsx';
import { ManyPicturesLink } from '../../../admin/items/pictures/many/ManyPicturesLink.tsx';
import { LoadedView } from '../../../admin/screen/LoadedView.tsx';
import { PublicationBadge } from '../../../admin/list/PublicationBadge.tsx';
import { StaffScreen } from '../../../admin/screen/StaffScreen.tsx';
import { useItemList } from '../../../admin/list/useItemList.ts';
import type { AskedFilter, ItemListOptions } from '../../../admin/list/useItemList.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { galleryAdminTexts as texts } from './gallery.adminTexts.ts';
import { picturesAdminTexts as words } from '../../../admin/items/pictures/pictures.texts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { IconAction } from '../../../admin/ui/IconAction.tsx';
import { PictureCards } from '../../../admin/ui/PictureCards.tsx';
import type { PictureCard } from '../../../admin/ui/PictureCards.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { galleryAdmin } from './gallery.admin.ts';
import { AdminGalleryList } from './gallery.adminOperations.ts';
import type { GalleryAdminItem } from './gallery.adminOperations.ts';

/** As many as visitors see on a page of the wall. */
const CARDS = 12;

const filters: ListFilters<AskedFilter> = {
  label: texts.filter,
  choices: [
    { value: 'sve', label: texts.all },
    { value: 'izdate', label: texts.rentedOnes, asks: 'rented' },
    { value: 'slobodne', label: texts.freeOnes, asks: 'free' },
  ],
};

const GALLERY: ItemListOptions<GalleryAdminItem> = {
  itemType: 'GalleryItem',
  name: galleryAdmin.name,
  list: async (ask, asked) => (await ask(AdminGalleryList, asked)).staffGallery,
  remove: galleryAdmin.remove,
  texts,
  filters,
  pageRows: CARDS,
  // A gallery that does not load opens no popup (staff specification, section 8): the page says it in its place.
  tell: () => undefined,
};

/** `/ap/gallery-list`: all pictures on cards, newest first. */
export function GalleryAdminListPage(): ReactNode {
  const { done, failure, loaded, shownOf, changes, remove } = useItemList(GALLERY);
  const { changedBy, isDrafted } = changes;
  const cardOf = (item: GalleryAdminItem): PictureCard => ({
    id: item.id,
    title: item.title,
    line: [item.author, item.yearMade].filter(Boolean).join(', '),
    changed: staffTexts.changedAt(
      [shortMoment(item.updatedAt, new Date()), changedBy(item.id)].filter(Boolean).join(', '),
    ),
    image: item.image,
    status: (
      <>
        <StatusBadge kind={item.isRented ? 'rented' : 'free'} />
        <PublicationBadge publishedAt={item.publishedAt} />
        {isDrafted(item.id) ? <StatusBadge kind="draft" /> : null}
      </>
    ),
    place: item.rentedTo,
    actions: (
      <>
        <IconAction
          icon="eye"
          label={staffTexts.onSite(item.title)}
          href={galleryAdmin.addresses.preview(item)}
        />
        <IconAction
          icon="pencil"
          label={words.editItem(item.title)}
          href={adminPaths.galleryItem(item.id)}
        />
        <CopyAction itemType="GalleryItem" item={item} />
        <IconAction
          icon="trash"
          danger
          label={words.removeItem(item.title)}
          onClick={() => void remove(item)}
        />
      </>
    ),
  });
  return (
    <StaffScreen
      title={texts.title}
      action={
        <>
          <ManyPicturesLink create={adminPaths.galleryCreate} />
          <ButtonLink kind="green" icon="plus" href={adminPaths.galleryCreate}>
            {texts.add}
          </ButtonLink>
        </>
      }
    >
      <DoneToast done={done} failure={failure} onRestored={loaded.reload} />
      <LoadedView loaded={loaded} failed={staffTexts.failedList}>
        {(found) => {
          const list = shownOf(found);
          return (
            <AdminList list={list} searchLabel={texts.search} filters={filters} empty={texts.empty}>
              {(empty) => (
                <>
                  <PictureCards label={texts.list} cards={list.rows.map(cardOf)} empty={empty} />
                  <ListPager {...list} />
                </>
              )}
            </AdminList>
          );
        }}
      </LoadedView>
    </StaffScreen>
  );
}
