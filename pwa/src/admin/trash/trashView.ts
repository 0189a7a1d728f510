import { isItemType } from '../navigation/itemUrls.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { ITEM_TYPE_WORDS } from '../texts/itemTypes.texts.ts';
import type { BinRow } from './trash.adminOperations.ts';
import type { RowFilter } from './trashList.ts';

/** What an item is called; a type that the panel does not know keeps its name. */
export function typeWord(itemType: string): string {
  return isItemType(itemType) ? ITEM_TYPE_WORDS[itemType] : itemType;
}

/** Everything, and each type of which there is something. */
export function typeFilters(rows: readonly BinRow[]): RowFilter<BinRow>[] {
  const types = [...new Set(rows.map(({ itemType }) => itemType))].toSorted((one, other) =>
    typeWord(one).localeCompare(typeWord(other), 'sr-Latn'),
  );
  return [
    { value: trashTexts.all, label: trashTexts.all, keeps: () => true },
    ...types.map((type) => ({
      value: type,
      label: typeWord(type),
      keeps: ({ itemType }: BinRow) => itemType === type,
    })),
  ];
}
