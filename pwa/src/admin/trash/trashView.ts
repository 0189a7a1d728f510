import { isItemType } from '../navigation/itemUrls.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import type { TrashRow } from './trash.adminOperations.ts';
import type { RowFilter } from './trashList.ts';

/** Unknown types are returned unchanged. */
export function typeWord(itemType: string): string {
  return isItemType(itemType) ? CONTENT_TYPES[itemType].name : itemType;
}

export function typeFilters(rows: readonly TrashRow[]): RowFilter<TrashRow>[] {
  const types = [...new Set(rows.map(({ itemType }) => itemType))].toSorted((one, other) =>
    typeWord(one).localeCompare(typeWord(other), 'sr-Latn'),
  );
  return [
    { value: trashTexts.all, label: trashTexts.all, keeps: () => true },
    ...types.map((type) => ({
      value: type,
      label: typeWord(type),
      keeps: ({ itemType }: TrashRow) => itemType === type,
    })),
  ];
}
