import { useEffect, useState, type ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { formatDateTime } from '@centar/domain/dates.ts';
import { fold } from '@centar/domain/search.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { ListRequest } from '../list/useItemList.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import type { Typed } from '../fields/formValues.ts';
import type { AdminRow } from './itemAdmin.ts';

export interface TitleSearch {
  readonly list: TypedDocumentNode<{ list: { readonly items: readonly AdminRow[] } }, ListRequest>;
  /** An item's page in the panel. */
  readonly item: (id: number) => string;
  /** Another field that must be equal too: colonies share a title each year. */
  readonly with?: string;
}

/** Milliseconds without typing before the search. */
const PAUSE_MS = 400;
/** Shorter titles match too often. */
const SHORTEST = 4;

const foldedField = (of: Typed, name: string | undefined): string => {
  const value = name === undefined ? '' : of[name];
  return typeof value === 'string' ? fold(value.trim()) : '';
};

/** Saving is still allowed. */
export function SameTitle({
  search: { list, item, with: other },
  title,
  typed,
  id,
}: {
  readonly search: TitleSearch;
  readonly title: string;
  readonly typed: Typed;
  /** Undefined for a new item. */
  readonly id: number | undefined;
}): ReactNode {
  const { mutate } = useStaffCalls();
  const [found, setFound] = useState<{ readonly key: string; readonly row: AdminRow }>();
  const otherValue = foldedField(typed, other);
  const key = `${title} ${otherValue}`;
  useEffect(() => {
    if (title.length < SHORTEST) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const asked = { page: 1, pageSize: 25, search: title, order: null, descending: false };
      // `mutate`, because `query` signs out when the session has ended, and the form would be
      // lost.
      const answer = await mutate(list, { ...asked, publication: null, filter: null });
      const row = answer.list.items.find(
        (one) =>
          one.id !== id &&
          fold(one.title) === fold(title) &&
          foldedField({ ...one }, other) === otherValue,
      );
      if (isCurrent) setFound(row && { key, row });
    };
    // Without an answer only the warning is missing.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [mutate, list, other, otherValue, key, title, id]);
  if (found?.key !== key) return null;
  const { row } = found;
  return (
    <AlertBox tone="amber" text={staffTexts.sameTitle(row.title, formatDateTime(row.updatedAt))}>
      <a href={item(row.id)} target="_blank" rel="noreferrer">
        {staffTexts.openSame}
      </a>
    </AlertBox>
  );
}
