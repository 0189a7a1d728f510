import { COMPETITION, PROCUREMENT } from '@centar/domain/types/notices.ts';
import { Prisma, type Competition, type Procurement } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType, type PlainType } from '../../items/declaredType.ts';
import { itemService } from '../../items/itemService.ts';
import { itemDocument, type DocumentData } from '../../items/write/itemFiles.ts';
import { noticeDocuments, releaseDocuments, restoreDocuments } from './noticeDocuments.ts';

/** Both tables have the same columns. */
type NoticeType = PlainType<Competition, DocumentData>;

const common: Pick<NoticeType, 'computedOrders' | 'restoredWith'> = {
  restoredWith: ['moreDocuments'],

  computedOrders: () => ({ deadline: Prisma.sql`"deadline"` }),
};

export const COMPETITIONS: NoticeType = {
  ...declaredType<typeof COMPETITION, Competition, DocumentData>(
    COMPETITION,
    itemDocument,
    ({ competition }) => competition,
  ),
  ...common,
  releaseMore: (transaction, { id }, now) =>
    releaseDocuments(transaction, { competitionId: id }, now),
  restoreMore: (transaction, { id }, content, now) =>
    restoreDocuments(transaction, { competitionId: id }, content, now),
};

export const PROCUREMENTS: NoticeType = {
  ...declaredType<typeof PROCUREMENT, Procurement, DocumentData>(
    PROCUREMENT,
    itemDocument,
    ({ procurement }) => procurement,
  ),
  ...common,
  releaseMore: (transaction, { id }, now) =>
    releaseDocuments(transaction, { procurementId: id }, now),
  restoreMore: (transaction, { id }, content, now) =>
    restoreDocuments(transaction, { procurementId: id }, content, now),
};

export const noticesService = (dependencies: ContentDependencies, type: NoticeType) => ({
  ...itemService(dependencies, type),
  ...noticeDocuments(dependencies, type),
});

export type NoticesService = ReturnType<typeof noticesService>;
