import type { ItemType } from '@centar/domain/itemTypes.ts';
import { itemPath } from '@centar/domain/pages.ts';
import type { SettingsGroup } from '@centar/domain/centre.ts';
import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';
import { SETTINGS_TEXTS } from '../settings/settings.texts.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { reservedText } from '../reservations/reservedPeople.ts';
import { trashTexts } from '../texts/trash.texts.ts';

export const LinkingItems = graphql(`
  query LinkingItems($itemType: String!, $ids: [Int!]!) {
    linkingItems(itemType: $itemType, ids: $ids) {
      itemType
      title
    }
  }
`);

type LinkingItem = ResultOf<typeof LinkingItems>['linkingItems'][number];

const isGroup = (name: string): name is SettingsGroup => name in SETTINGS_TEXTS;

const titleOf = ({ itemType, title }: LinkingItem): string =>
  itemType === 'Settings' && isGroup(title)
    ? trashTexts.ofSettings(SETTINGS_TEXTS[title].title)
    : title;

/** Names items whose texts link to those to be deleted; empty for none or without an answer. */
async function linkedText(
  { query }: Pick<StaffCalls, 'query'>,
  itemType: ItemType,
  ids: readonly number[],
): Promise<string> {
  if (ids.every((id) => itemPath(itemType, id) === undefined)) return '';
  const found = await query(LinkingItems, { itemType, ids: [...ids] }).catch(() => undefined);
  const titles = found?.linkingItems.map(titleOf) ?? [];
  return titles.length === 0 ? '' : trashTexts.linked(titles, ids.length);
}

const hasDates = (itemType: ItemType): boolean => itemType === 'Program' || itemType === 'Movie';

/** `names`, and whom the deletion concerns: texts with a link to the items, people who reserved. */
export async function deletionText(
  calls: Pick<StaffCalls, 'query'>,
  itemType: ItemType,
  ids: readonly number[],
  names: string,
): Promise<string> {
  const texts = await Promise.all([
    linkedText(calls, itemType, ids),
    hasDates(itemType)
      ? reservedText(
          calls,
          ids.map((itemId) => ({ itemType, itemId })),
        )
      : '',
  ]);
  return [names, ...texts].filter(Boolean).join('\n\n');
}

export const deletedItemText = (
  calls: Pick<StaffCalls, 'query'>,
  itemType: ItemType,
  { id, title }: { readonly id: number; readonly title: string },
): Promise<string> => deletionText(calls, itemType, [id], title);
