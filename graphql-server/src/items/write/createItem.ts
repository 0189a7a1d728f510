import type { Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import type { NewStoredFile } from '../../platform/files/storedFile.ts';
import { authorColumns } from '../auditTrail.ts';
import type { ContentDependencies } from '../contentDependencies.ts';
import { firstPublication, type PublicationInput } from '../read/visibility.ts';
import { searchColumns } from '../searchColumns.ts';
import { findCreatedItemId, replay, replayOrRun, storeCreatedItemId } from './idempotency.ts';
import { itemRepository } from './itemRepository.ts';
import type { ItemRow, ItemTypeDescriptor } from './itemType.ts';
import { endPreview, saveOrKeep } from './unchanged.ts';

export interface NewColumns {
  readonly updatedByName: string;
  readonly createdAt: Date;
  /** Null for a draft. */
  readonly publishedAt: Date | null;
  readonly searchText: string;
  readonly titleKey: string;
}

/**
 * Published immediately by default. A repetition with the same `Idempotency-Key` returns the
 * first item.
 */
export function createItem<Row extends ItemRow, Data extends object>(
  dependencies: ContentDependencies,
  descriptor: ItemTypeDescriptor<Row, Data>,
) {
  const { database, files, clock } = dependencies;
  const { itemType, file, searchIn } = descriptor;
  const { loadForEdit, record, requireItem } = itemRepository(dependencies, descriptor);
  return (
    person: Person,
    {
      written,
      file: incoming,
    }: { written: PublicationInput & object; file: IncomingFile | undefined },
    insert: (transaction: Transaction, data: Data & NewColumns) => Promise<Row>,
  ): Promise<Row> => {
    const publishedAt = firstPublication(written, clock());
    const creation = { person, operation: `create ${itemType}`, now: clock() };
    const write = (stored: NewStoredFile | undefined): Promise<Row> =>
      database.writeContent(async (transaction) => {
        const item = await insert(transaction, {
          ...(await file.add(transaction, stored)),
          ...searchColumns(searchIn, written),
          ...authorColumns(person),
          createdAt: clock(),
          publishedAt,
          ...descriptor.onPublication?.(publishedAt ?? clock()),
        });
        const section = requireItem(person, item);
        endPreview(person, item);
        const first = await findCreatedItemId(transaction, creation);
        if (first !== undefined) {
          replay((await loadForEdit(transaction, person, first)).before, item, descriptor.edited);
        }
        await storeCreatedItemId(transaction, creation, item.id);
        await record(transaction, person, { action: 'create', section, item, after: item });
        return item;
      });
    return saveOrKeep(() => replayOrRun(() => files.withStoredFile(file.kind, incoming, write)));
  };
}
