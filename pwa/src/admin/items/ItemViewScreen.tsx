import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { publicationSentence } from '../form/publicationSentence.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { historyUrl } from '../navigation/itemUrls.ts';
import { historyTexts } from '../texts/history.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import type { AdminRow, ItemAdmin } from './itemAdmin.ts';
import { deletedItemText } from './linkingItems.ts';
import { copyUrl } from './duplicates.ts';
import { ItemEditForm } from './ItemEditForm.tsx';
import { useItem } from './useItem.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { useDone } from '../toast/useDone.ts';

export interface ItemViewScreenProps<Input, Item extends AdminRow, Edit> {
  readonly admin: ItemAdmin<Input, Item, Edit>;
  /** For an item that the user may not edit. */
  readonly refusal?: (item: Item) => ReactNode;
}

export function ItemViewScreen<Input, Item extends AdminRow, Edit>({
  admin,
  refusal,
}: ItemViewScreenProps<Input, Item, Edit>): ReactNode {
  const { texts } = admin;
  const loaded = useItem(admin, Number(useParams()['id']));
  const refused = loaded.data && refusal?.(loaded.data);
  if (refused) return refused;
  return (
    <StaffScreen
      title={loaded.data?.title ?? texts.edit}
      crumbs={{ parents: [admin.listOf(loaded.data)], current: texts.edit }}
    >
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {(item) => <OpenItem key={item.id} admin={admin} item={item} onChange={loaded.replace} />}
      </LoadedView>
    </StaffScreen>
  );
}

function OpenItem<Input, Item extends AdminRow, Edit>(props: {
  readonly admin: ItemAdmin<Input, Item, Edit>;
  readonly item: Item;
  readonly onChange: (item: Item) => void;
}): ReactNode {
  const { admin, item, onChange } = props;
  const { texts, itemType, sentences } = admin;
  const { href: list } = admin.listOf(item);
  const { query, mutate } = useStaffCalls();
  const navigate = useNavigate();
  const { leave } = useDone();
  const { remove, failure } = useConfirmedDelete<Item>({
    question: texts.question,
    nameOf: async (deleted) => deletedItemText({ query }, itemType, deleted),
    run: ({ id }) => mutate(admin.operations.remove, { id }),
    onDeleted: ({ id }) => {
      leave(list, texts.removed, { deleted: { itemType, ids: [id] } });
    },
  });
  return (
    <ItemEditForm
      admin={admin}
      item={item}
      onSaved={onChange}
      onTaken={onChange}
      onCancel={() => void navigate(list)}
      file={admin.file.draw(item, onChange)}
      aside={
        <>
          <p className="staff-head-subtitle">
            {staffTexts.changedAt(formatDateTime(item.updatedAt))}
            <br />
            {publicationSentence(item.publishedAt)}
          </p>
          <p>
            <ButtonLink
              compact
              icon="copy"
              href={copyUrl(itemType, item.id, admin.sectionOf?.(item))}
            >
              {CONTENT_TYPES[itemType].duplicate}
            </ButtonLink>
          </p>
          <p className="panel-ways">
            <ButtonLink compact kind="quiet" icon="clock" href={historyUrl(itemType, item.id)}>
              {historyTexts.title}
            </ButtonLink>
            <Button compact kind="danger" icon="trash" onClick={() => void remove(item)}>
              {texts.remove}
            </Button>
          </p>
        </>
      }
      drawActions={(save, cancel, isSaved, percent, preview) => (
        <ActionBar percent={percent}>
          <DoneToast
            done={isSaved ? (texts.saved ?? staffTexts.saved) : undefined}
            failure={failure}
            sentences={sentences}
          />
          {save}
          {cancel}
          {preview}
        </ActionBar>
      )}
    />
  );
}
