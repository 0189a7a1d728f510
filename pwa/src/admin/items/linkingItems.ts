import type { ItemType } from '@centar/domain/itemTypes.ts';
import { itemPath } from '@centar/domain/pages.ts';
import { graphql } from '../../shared/graphql/tada.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { trashTexts } from '../texts/trash.texts.ts';

export const LinkingItems = graphql(`
  query LinkingItems($itemType: String!, $id: Int!) {
    linkingItems(itemType: $itemType, id: $id) {
      title
    }
  }
`);

/** Under the question before a deletion: the item, and whose texts link to it. Without an answer only the item. */
export async function deletedItemText(
  { query }: Pick<StaffCalls, 'query'>,
  itemType: ItemType,
  { id, title }: { readonly id: number; readonly title: string },
): Promise<string> {
  if (itemPath(itemType, id) === undefined) return title;
  const found = await query(LinkingItems, { itemType, id }).catch(() => undefined);
  const titles = found?.linkingItems.map((linking) => linking.title) ?? [];
  return titles.length === 0 ? title : `${title}\n\n${trashTexts.linked(titles)}`;
}
