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

/** Call it in the transaction of the change, so that neither exists without the other. */
export async function recordChange(
  transaction: Transaction,
  author: Author,
  change: Change,
): Promise<void> {
  const { action, section, itemType, item, before, after } = change;
  await transaction.auditEntry.create({
    data: {
      userId: author.id,
      userName: author.name,
      action,
      section,
      itemType,
      itemId: item.id,
      summary: item.title,
      changes: differences(before, after),
    },
  });
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
