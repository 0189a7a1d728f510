import type { ItemSection } from '@centar/domain/sections.ts';
import type { Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import { differences } from './changes.ts';

export function authorColumns(person: Person): { updatedByName: string } {
  return { updatedByName: person.name };
}

/** Out of the trash, or to an earlier version. */
type Restoration = 'restore' | 'restoreVersion';

export interface Change {
  readonly action: 'create' | 'update' | 'replaceFile' | 'delete' | Restoration | 'purge';
  /** Empty for the centre's settings. */
  readonly section: ItemSection;
  readonly itemType: string;
  readonly item: { readonly id: number; readonly title: string; readonly version: number };
  /** Without `before` for a creation, without `after` for a deletion. */
  readonly before?: object;
  readonly after?: object;
}

/** The server itself has no account. */
export interface Author {
  readonly id: number | null;
  readonly name: string;
}

interface AuditEntry extends Pick<Change, 'itemType' | 'before' | 'after'> {
  readonly action: string;
  readonly section: string;
  readonly itemId: number;
  readonly summary: string;
}

/** Without a version. Call it in the transaction of the change. */
export async function recordEntry(
  transaction: Transaction,
  author: Author,
  { before, after, ...entry }: AuditEntry,
): Promise<void> {
  await transaction.auditEntry.create({
    data: {
      ...entry,
      userId: author.id,
      userName: author.name,
      changes: differences(before, after),
    },
  });
}

/** Call it in the transaction of the change, so that neither exists without the other. */
export async function recordChange(
  transaction: Transaction,
  author: Author,
  change: Change,
): Promise<void> {
  const { item, ...event } = change;
  const { itemType, before } = event;
  await recordEntry(transaction, author, { ...event, itemId: item.id, summary: item.title });
  if (!before) return;
  const version = (before as { version?: number }).version ?? item.version;
  await transaction.itemVersion.create({
    data: {
      itemType,
      itemId: item.id,
      version,
      content: asJson(before),
      savedByName: author.name,
    },
  });
}
