import { useEffect, useState } from 'react';
import { useSignedIn } from '../auth/session.tsx';
import { draftedForms } from '../drafts/drafts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import type { AdminColumn } from './AdminTable.tsx';
import { LastChange } from './LastChange.tsx';

export interface RowChanges {
  /** Undefined if unknown. */
  readonly changedBy: (id: number) => string | undefined;
  /** On this device. */
  readonly isDrafted: (id: number) => boolean;
}

interface ChangedRows {
  readonly lastChanges: readonly { readonly itemId: number; readonly userName: string }[];
}

/** `name` identifies the type's drafts. */
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
    // A reloaded list follows a save or a closed dialog.
  }, [person, list]);
  const names = new Map(list?.lastChanges.map(({ itemId, userName }) => [itemId, userName]));
  return {
    changedBy: (id) => names.get(id),
    isDrafted: (id) => drafted.has(`${name}/${String(id)}`),
  };
}

/** The order of the last column. */
export const LAST_CHANGE = { head: staffTexts.lastChange, order: 'updatedAt' } as const;

export function lastChangeColumn({
  changedBy,
}: RowChanges): AdminColumn<{ readonly id: number; readonly updatedAt: string }> {
  return {
    ...LAST_CHANGE,
    kind: 'detail',
    cell: ({ id, updatedAt }) => <LastChange at={updatedAt} by={changedBy(id)} />,
  };
}
