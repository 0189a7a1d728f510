import { useCallback, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import type { ContentFormProps } from '../form/ContentForm.tsx';
import { ItemActions } from './ItemActions.tsx';
import { ItemAside } from './ItemAside.tsx';
import type { ItemAsideProps } from './ItemAside.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { useDone } from '../toast/useDone.ts';
import { useAsync } from '../screen/useAsync.ts';

type ShownItem = ItemAsideProps['item'];

/** What the edit form of a type gets from the item's own screen. */
export interface ItemFormProps<Item> extends Required<
  Pick<ContentFormProps<never, Item>, 'onSaved' | 'onCancel' | 'aside' | 'drawActions'>
> {
  readonly item: Item;
}

/** An item's own screen. */
export interface ItemViewScreenProps<Item extends ShownItem> extends Pick<
  ItemAsideProps,
  'itemType'
> {
  /** Where the list is, which the crumbs, cancelling and deleting lead to. */
  readonly list: string;
  readonly texts: {
    /** Of the list. */
    readonly title: string;
    readonly edit: string;
    readonly remove: string;
    readonly question: string;
    readonly removed: string;
    /** Said after saving; the panel's own sentence unless given. */
    readonly saved?: string;
  };
  /** Must stay the same function. */
  readonly item: (ask: StaffCalls['query'], id: number) => Promise<Item>;
  readonly remove: (ask: StaffCalls['mutate'], id: number) => Promise<unknown>;
  /** Where the item is seen as visitors see it. */
  readonly preview: (item: Item) => string;
  /** The item's picture or document, and the way to replace it. */
  readonly file: (item: Item, onReplaced: (item: Item) => void) => ReactNode;
  readonly form: (props: ItemFormProps<Item>) => ReactNode;
}

/** One item: its file and its fields to change, its versions, and the ways to copy and to delete it. */
export function ItemViewScreen<Item extends ShownItem>(
  props: ItemViewScreenProps<Item>,
): ReactNode {
  const { texts, list, item: load } = props;
  const id = Number(useParams()['id']);
  const calls = useStaffCalls();
  const loaded = useAsync(useCallback(() => load(calls.query, id), [load, calls, id]));
  return (
    <StaffScreen
      title={loaded.data?.title ?? texts.edit}
      crumbs={{ parents: [{ label: texts.title, href: list }], current: texts.edit }}
    >
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {(item) => <OpenItem key={item.id} screen={props} item={item} onChange={loaded.replace} />}
      </LoadedView>
    </StaffScreen>
  );
}

function OpenItem<Item extends ShownItem>(props: {
  readonly screen: ItemViewScreenProps<Item>;
  readonly item: Item;
  readonly onChange: (item: Item) => void;
}): ReactNode {
  const { screen, item, onChange } = props;
  const { texts, list } = screen;
  const calls = useStaffCalls();
  const navigate = useNavigate();
  const { leaveDeleted } = useDone();
  const { remove, failure } = useConfirmedDelete<Item>({
    question: texts.question,
    nameOf: ({ title }) => title,
    run: ({ id }) => screen.remove(calls.mutate, id),
    onDeleted: ({ id }) => {
      leaveDeleted(list, texts.removed, { itemType: screen.itemType, id });
    },
  });
  return screen.form({
    item,
    onSaved: onChange,
    onCancel: () => void navigate(list),
    aside: (
      <ItemAside
        itemType={screen.itemType}
        item={item}
        removeText={texts.remove}
        onRemove={() => void remove(item)}
      >
        {screen.file(item, onChange)}
      </ItemAside>
    ),
    drawActions: (save, cancel, isSaved) => (
      <ItemActions
        save={save}
        cancel={cancel}
        preview={screen.preview(item)}
        done={isSaved ? (texts.saved ?? staffTexts.saved) : undefined}
        failure={failure}
      />
    ),
  });
}
