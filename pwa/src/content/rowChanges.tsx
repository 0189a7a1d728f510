import type { ItemType } from '../../../domain/itemTypes.ts';
import type { Section } from '../../../domain/sections.ts';
import { staffTexts } from '../texts/staff.ts';
import { StatusMark } from '../ui/StatusMark.tsx';
import type { AdminColumn } from './AdminTable.tsx';
import { LastChange } from './LastChange.tsx';
import { useDraftedForms } from './useDraftedForms.ts';
import { useLastChanges } from './useLastChanges.ts';

/** What a list knows of its items' changes, by the item's id. */
export interface RowChanges {
  /** Who changed an item last, where that is known. */
  readonly changedBy: (id: number) => string | undefined;
  /** Is something typed over an item kept on this device and not saved? */
  readonly isDrafted: (id: number) => boolean;
}

/** A list whose changes are looked for. */
export interface ChangedList {
  readonly section: Section;
  readonly itemType: ItemType;
  /** Of the type's forms on this device: `vesti`. */
  readonly name: string;
}

/** Tells of the items' last changes and of unsaved drafts; asks again when `round` changes. */
export function useRowChanges(
  { section, itemType, name }: ChangedList,
  round: unknown,
): RowChanges {
  const changedBy = useLastChanges(section, itemType, round);
  const isDraftedForm = useDraftedForms(round);
  return { changedBy, isDrafted: (id) => isDraftedForm(`${name}/${String(id)}`) };
}

/** The last column of a list: when and by whom an item was changed last, or that something over it is not saved. */
export function lastChangeColumn({
  changedBy,
  isDrafted,
}: RowChanges): AdminColumn<{ readonly id: number; readonly updatedAt: string }> {
  return {
    head: staffTexts.lastChange,
    kind: 'date',
    cell: ({ id, updatedAt }) =>
      isDrafted(id) ? (
        <StatusMark kind="draft" />
      ) : (
        <LastChange at={updatedAt} by={changedBy(id)} />
      ),
    sortBy: ({ updatedAt }) => updatedAt,
  };
}
