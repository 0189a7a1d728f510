import type { ReactNode } from 'react';
import { AdminList } from '../../../admin/list/AdminList.tsx';
import { CopyAction } from '../../../admin/items/DuplicateItem.tsx';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { shortMoment } from '../../../admin/list/LastChange.tsx';
import { ListPager } from '../../../admin/list/ListPager.tsx';
import { ManyPicturesLink } from '../../../admin/items/pictures/many/ManyPicturesLink.tsx';
import { LoadedView } from '../../../admin/screen/LoadedView.tsx';
import { PublicationBadge } from '../../../admin/list/PublicationBadge.tsx';
import { StaffScreen } from '../../../admin/screen/StaffScreen.tsx';
import { useItemList } from '../../../admin/list/useItemList.ts';
import type { ItemListOptions } from '../../../admin/list/useItemList.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { premisesAdminTexts as texts } from './premises.adminTexts.ts';
import { picturesAdminTexts as words } from '../../../admin/items/pictures/pictures.texts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { IconAction } from '../../../admin/ui/IconAction.tsx';
import { PictureCards } from '../../../admin/ui/PictureCards.tsx';
import type { PictureCard } from '../../../admin/ui/PictureCards.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { premisesAdmin } from './premises.admin.ts';
import { AdminPremisesList } from './premises.adminOperations.ts';
import type { PremisesAdminItem } from './premises.adminOperations.ts';

const CARDS = 24;

const PREMISES: ItemListOptions<PremisesAdminItem> = {
  itemType: 'PremisesPhoto',
  name: premisesAdmin.name,
  list: async (ask, asked) => (await ask(AdminPremisesList, asked)).staffPremises,
  remove: premisesAdmin.remove,
  texts,
  pageRows: CARDS,
};

/** `/ap/podesavanja/prostor`: all photographs on cards, newest first. */
export function PremisesAdminListPage(): ReactNode {
  const { done, failure, loaded, shownOf, changes, remove } = useItemList(PREMISES);
  const { changedBy, isDrafted } = changes;
  const cardOf = (item: PremisesAdminItem): PictureCard => ({
    id: item.id,
    title: item.title,
    line: `${item.category}, ${String(item.position)}`,
    changed: staffTexts.changedAt(
      [shortMoment(item.updatedAt, new Date()), changedBy(item.id)].filter(Boolean).join(', '),
    ),
    image: item.image,
    status: (
      <>
        <PublicationBadge publishedAt={item.publishedAt} />
        {isDrafted(item.id) ? <StatusBadge kind="draft" /> : null}
      </>
    ),
    place: '',
    actions: (
      <>
        <IconAction
          icon="eye"
          label={staffTexts.onSite(item.title)}
          href={premisesAdmin.addresses.preview(item)}
        />
        <IconAction
          icon="pencil"
          label={words.editItem(item.title)}
          href={adminPaths.premisesPhoto(item.id)}
        />
        <CopyAction itemType="PremisesPhoto" item={item} />
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
          <ManyPicturesLink create={adminPaths.premisesCreate} />
          <ButtonLink kind="green" icon="plus" href={adminPaths.premisesCreate}>
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
            <AdminList list={list} searchLabel={texts.search} empty={texts.empty}>
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
