import type { ItemType } from '@centar/domain/itemTypes.ts';
import { COMPETITION, PROCUREMENT } from '@centar/domain/types/notices.ts';
import { Prisma, type Competition, type Procurement } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType, type PlainType } from '../../items/declaredType.ts';
import { itemService } from '../../items/itemService.ts';
import { itemDocument, type DocumentData } from '../../items/write/itemFiles.ts';
import {
  noticeDocuments,
  noticeReference,
  releaseDocuments,
  restoreDocuments,
} from './noticeDocuments.ts';

/** Both tables have the same columns. */
type NoticeType = PlainType<Competition, DocumentData>;

const withDocuments = (
  itemType: ItemType,
): Pick<NoticeType, 'computedOrders' | 'releaseMore' | 'restoredWith' | 'restoreMore'> => ({
  computedOrders: () => ({ deadline: Prisma.sql`"deadline"` }),
  releaseMore: (transaction, { id }, now) =>
    releaseDocuments(transaction, noticeReference(itemType, id), now),
  restoredWith: ['moreDocuments'],
  restoreMore: (transaction, { id }, content, now) =>
    restoreDocuments(transaction, noticeReference(itemType, id), content, now),
});

export const COMPETITIONS: NoticeType = {
  ...declaredType<typeof COMPETITION, Competition, DocumentData>(
    COMPETITION,
    itemDocument,
    ({ competition }) => competition,
  ),
  ...withDocuments('Competition'),
};

export const PROCUREMENTS: NoticeType = {
  ...declaredType<typeof PROCUREMENT, Procurement, DocumentData>(
    PROCUREMENT,
    itemDocument,
    ({ procurement }) => procurement,
  ),
  ...withDocuments('Procurement'),
};

export const noticesService = (dependencies: ContentDependencies, type: NoticeType) => ({
  ...itemService(dependencies, type),
  ...noticeDocuments(dependencies, type),
});

export type NoticesService = ReturnType<typeof noticesService>;
