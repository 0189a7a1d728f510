import type { z } from 'zod';
import { isAdministrator, mayWrite } from '@centar/domain/access.ts';
import { toFieldErrors } from '@centar/domain/rules.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import { orderKey, searchKey } from '@centar/domain/search.ts';
import type { Actor, Clock, Person } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import { AppError, badInput } from '../platform/errors.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { differences } from './changes.ts';

export interface ContentDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** The condition that visitors' reads share: published and not in the trash. */
export function visible(now: Date): { deletedAt: null; publishedAt: { lte: Date } } {
  return { deletedAt: null, publishedAt: { lte: now } };
}

/** Policy: the actor is signed in. Throws UNAUTHENTICATED. */
export function requirePerson(actor: Actor): asserts actor is Person {
  if (!actor) throw new AppError('UNAUTHENTICATED');
}

/** Policy: the person may write at least one of the sections. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireSection(
  actor: Actor,
  ...sections: readonly ItemSection[]
): asserts actor is Person {
  requirePerson(actor);
  if (!sections.some((section) => mayWrite(actor, section))) throw new AppError('FORBIDDEN');
}

/** Policy: the person is an administrator. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdministrator(actor: Actor): asserts actor is Person {
  requirePerson(actor);
  if (!isAdministrator(actor)) throw new AppError('FORBIDDEN');
}

/** Validation: parses the input by the schema. Throws BAD_USER_INPUT with an error for each field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data;
}

/** The row, or NOT_FOUND. */
export function orNotFound<Row>(row: Row | null): Row {
  if (row === null) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Optimistic locking: refuses an edit made from a version since which one of the edited fields was changed.
 * A file that was replaced meanwhile is no conflict, since an edit does not touch files. Callers without a version
 * pass. Throws CONFLICT.
 */
export async function assertNoConflict<Row extends { id: number; version: number }>(
  transaction: Transaction,
  { itemType, stored, seen }: { itemType: string; stored: Row; seen: number | undefined },
  fields: readonly (keyof Row & string)[],
): Promise<void> {
  if (seen === undefined || seen === stored.version) return;
  const previous = await transaction.itemVersion.findUnique({
    where: { itemType_itemId_version: { itemType, itemId: stored.id, version: seen } },
  });
  const content = previous?.content as Record<string, unknown> | undefined;
  const differs = (field: keyof Row & string): boolean =>
    JSON.stringify(content?.[field]) !== JSON.stringify(stored[field]);
  if (!content || fields.some(differs)) throw new AppError('CONFLICT');
}

/** Optimistic locking: an update that matched no row came after another save. Throws CONFLICT. */
export function assertUpdated(updated: { count: number }): void {
  if (updated.count === 0) throw new AppError('CONFLICT');
}

/**
 * The search columns of an item. `searchText` is the folded text of the columns named by the type's `searchIn`;
 * `titleKey` is the sort key of its title.
 */
export function searchColumns(
  searchIn: readonly string[],
  row: object,
): { searchText: string; titleKey: string } {
  const values = row as Readonly<Record<string, string | null | undefined>>;
  return {
    searchText: searchKey(searchIn.map((column) => values[column] ?? '').join('\n')),
    titleKey: orderKey(values['title'] ?? ''),
  };
}

/** The columns set on every row that a user saves. */
export function authorColumns(person: Person): { updatedByName: string } {
  return { updatedByName: person.name };
}

/** Out of the trash, or to an earlier version. */
type Restoration = 'restore' | 'restoreVersion';

/** The content of an audit entry about one change of one item. */
export interface Change {
  readonly action: 'create' | 'update' | 'replaceFile' | 'delete' | Restoration | 'purge';
  /** Empty where there is no section, as for the centre's settings. */
  readonly section: ItemSection;
  readonly itemType: string;
  readonly item: { readonly id: number; readonly title: string; readonly version: number };
  /** The row before and after; absent for a creation and a deletion respectively. */
  readonly before?: object;
  readonly after?: object;
}

/** The author of a change: a user, or the server itself, which has no account. */
export interface Author {
  readonly id: number | null;
  readonly name: string;
}

/**
 * Writes the audit entry of a change and the previous version of an edited item, inside the
 * transaction that makes the change, so that none can exist without the other.
 */
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
