import { focusInvalid } from '../../../admin/ui/focusInvalid.ts';
import { readDay, showDay } from '@centar/domain/dates.ts';
import type { SeenItem } from '../../../admin/form/waitingParts.ts';
import type { NoticeItem } from './notices.adminOperations.ts';

/** A stored document; the day as typed. */
export interface Edited {
  readonly documentId: number;
  readonly fileName: string;
  readonly title: string;
  readonly day: string;
}

export interface NewDocument {
  readonly key: number;
  readonly file: File;
  readonly title: string;
  readonly day: string;
}

/** After the first one. */
export const storedRows = ({ documents }: Pick<NoticeItem, 'documents'>): Edited[] =>
  documents.flatMap(({ documentId, fileName, title, date }) =>
    documentId === null ? [] : [{ documentId, fileName, title, day: showDay(date) }],
  );

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** After a save: typed values stay, and others' additions and removals are applied. */
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

export const areChanged = (rows: readonly Edited[], stored: readonly Edited[]): boolean =>
  !same(rows, stored);

/** For a preview. */
export function seenRows(documents: readonly SeenItem[], rows: readonly Edited[]): SeenItem[] {
  const first = documents.filter((one) => one['documentId'] === null);
  const edited = rows.flatMap(({ documentId, title, day }) => {
    const stored = documents.find((one) => one['documentId'] === documentId);
    return stored ? [{ ...stored, title, date: readDay(day) ?? stored['date'] }] : [];
  });
  return [...first, ...edited];
}

/** Undefined if one is missing or the day is invalid. */
export function readRow(row: {
  readonly title: string;
  readonly day: string;
}): { title: string; date: string } | undefined {
  const date = readDay(row.day);
  return row.title.trim() && date ? { title: row.title, date } : undefined;
}

/** Focuses the first missing title or invalid day; `idOf` is the title's. */
export function focusWrong<Row extends { readonly title: string; readonly day: string }>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): void {
  const row = rows.find((one) => !readRow(one));
  if (!row) return;
  focusInvalid(row.title.trim() ? dayId(idOf(row)) : idOf(row));
}

export const dayId = (id: string): string => `${id}-dan`;
