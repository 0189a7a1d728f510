import { useEffect, useState } from 'react';
import { useSignedIn } from '../auth/session.tsx';
import { draftedForms } from '../drafts/drafts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { AdminColumn } from './AdminTable.tsx';
import { LastChange } from './LastChange.tsx';

/** The changes of a list's items, by the item's id. */
export interface RowChanges {
  /** The person that changed an item last, where that is known. */
  readonly changedBy: (id: number) => string | undefined;
  /** Whether this device holds an unsaved draft of an item. */
  readonly isDrafted: (id: number) => boolean;
}

/** The part of a loaded list that names the last changes. */
interface ChangedRows {
  readonly lastChanges: readonly { readonly itemId: number; readonly userName: string }[];
}

/** The last changes and the unsaved drafts of a list's items; `name` is that of the type's forms on this device. */
export function useRowChanges(name: string, list: ChangedRows | undefined): RowChanges {
  const person = useSignedIn()?.id ?? 0;
  const [drafted, setDrafted] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isCurrent = true;
    void draftedForms(person).then((forms) => {
      if (isCurrent) setDrafted(forms);
    });
    return () => {
      isCurrent = false;
    };
    // A list that is loaded again comes after a save or a dialog that was closed.
  }, [person, list]);
  const names = new Map(list?.lastChanges.map(({ itemId, userName }) => [itemId, userName]));
  return {
    changedBy: (id) => names.get(id),
    isDrafted: (id) => drafted.has(`${name}/${String(id)}`),
  };
}

/** The field by which the last column orders a list. */
export const LAST_CHANGE = { head: staffTexts.lastChange, order: 'updatedAt' } as const;

/** The last column of a list: when and by whom an item was changed last, or that something over it is not saved. */
export function lastChangeColumn({
  changedBy,
  isDrafted,
}: RowChanges): AdminColumn<{ readonly id: number; readonly updatedAt: string }> {
  return {
    ...LAST_CHANGE,
    kind: 'date',
    cell: ({ id, updatedAt }) =>
      isDrafted(id) ? (
        <StatusBadge kind="draft" />
      ) : (
        <LastChange at={updatedAt} by={changedBy(id)} />
      ),
  };
}
