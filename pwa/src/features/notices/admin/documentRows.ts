import { readDay, showDay } from '@centar/domain/dates.ts';
import type { SeenItem } from '../../../admin/form/waitingParts.ts';
import type { NoticeItem } from './notices.adminOperations.ts';

/** A stored document as it is edited; the day as it is typed. */
export interface Edited {
  readonly documentId: number;
  readonly fileName: string;
  readonly title: string;
  readonly day: string;
}

/** A chosen document that is not stored yet. */
export interface NewDocument {
  readonly key: number;
  readonly file: File;
  readonly title: string;
  readonly day: string;
}

/** The stored documents of a notice after the first one. */
export const storedRows = ({ documents }: Pick<NoticeItem, 'documents'>): Edited[] =>
  documents.flatMap(({ documentId, fileName, title, date }) =>
    documentId === null ? [] : [{ documentId, fileName, title, day: showDay(date) }],
  );

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The edited rows once the notice was saved: what was typed stays, what others added or removed follows. */
export function mergedRows(
  rows: readonly Edited[],
  before: readonly Edited[],
  now: readonly Edited[],
): Edited[] {
  const byId = (list: readonly Edited[], id: number): Edited | undefined =>
    list.find(({ documentId }) => documentId === id);
  const kept = rows.flatMap((row) => {
    const stored = byId(now, row.documentId);
    if (!stored) return [];
    return [same(row, byId(before, row.documentId)) ? stored : row];
  });
  return [...kept, ...now.filter(({ documentId }) => !byId(before, documentId))];
}

/** Do the rows differ from what is stored? */
export const areChanged = (rows: readonly Edited[], stored: readonly Edited[]): boolean =>
  !same(rows, stored);

/** The documents of a preview with the rows as they are edited: their titles, days and order. */
export function seenRows(documents: readonly SeenItem[], rows: readonly Edited[]): SeenItem[] {
  const first = documents.filter((one) => one['documentId'] === null);
  const edited = rows.flatMap(({ documentId, title, day }) => {
    const stored = documents.find((one) => one['documentId'] === documentId);
    return stored ? [{ ...stored, title, date: readDay(day) ?? stored['date'] }] : [];
  });
  return [...first, ...edited];
}

/** A row's title and day as they are sent; undefined where one is missing or no day. */
export function readRow(row: {
  readonly title: string;
  readonly day: string;
}): { title: string; date: string } | undefined {
  const date = readDay(row.day);
  return row.title.trim() && date ? { title: row.title, date } : undefined;
}
