import { useEffect, useState, type ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { formatDateTime } from '@centar/domain/dates.ts';
import { fold } from '@centar/domain/search.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { AskedList } from '../list/useItemList.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import type { AdminRow } from './itemAdmin.ts';

/** The list in which a new item's title is looked for. */
export interface TitleSearch {
  readonly list: TypedDocumentNode<{ list: { readonly items: readonly AdminRow[] } }, AskedList>;
  /** An item's page in the panel. */
  readonly item: (id: number) => string;
}

/** How long nothing was typed before the title is looked for. */
const PAUSE_MS = 400;
/** Shorter titles are looked for too often. */
const SHORTEST = 4;

/** Remarks that another item with a typed title exists already; it can be saved all the same. */
export function SameTitle({
  search: { list, item },
  title,
  id,
}: {
  readonly search: TitleSearch;
  readonly title: string;
  /** The item that gets the title; absent for a new one. */
  readonly id: number | undefined;
}): ReactNode {
  const { mutate } = useStaffCalls();
  const [found, setFound] = useState<{ readonly title: string; readonly row: AdminRow }>();
  useEffect(() => {
    if (title.length < SHORTEST) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const asked = { page: 1, pageSize: 25, search: title, order: null, descending: false };
      // By `mutate`: an ended session must not take the form away; the save asks for the password.
      const answer = await mutate(list, { ...asked, publication: null, filter: null });
      const row = answer.list.items.find((one) => one.id !== id && fold(one.title) === fold(title));
      if (isCurrent) setFound(row && { title, row });
    };
    // Without an answer only the remark is missing.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [mutate, list, title, id]);
  if (found?.title !== title) return null;
  const { row } = found;
  return (
    <AlertBox tone="amber" text={staffTexts.sameTitle(row.title, formatDateTime(row.updatedAt))}>
      <a href={item(row.id)} target="_blank" rel="noreferrer">
        {staffTexts.openSame}
      </a>
    </AlertBox>
  );
}
