import type { TypedDocumentNode } from '@apollo/client';
import { COMPETITION, PROCUREMENT } from '@centar/domain/types/notices.ts';
import {
  staffOperations,
  staffSelection,
  type StaffItem,
} from '../../../admin/items/staffOperations.ts';
import { documentOf } from '../../../shared/graphql/tada.ts';

export type NoticeItem = StaffItem<typeof COMPETITION>;

export interface NoticeDocuments {
  readonly replaceFile: TypedDocumentNode<{ item: NoticeItem }, { id: number; file: File }>;
  /** After the others. */
  readonly addDocument: TypedDocumentNode<
    { item: NoticeItem },
    { input: { id: number; title: string; date: string }; file: File }
  >;
  /** Order and titles; omitted documents are removed. */
  readonly saveDocuments: TypedDocumentNode<
    { item: NoticeItem },
    {
      input: {
        id: number;
        version?: number;
        documents: { documentId: number; title: string; date: string }[];
      };
    }
  >;
}

const documentOperations = (
  add: readonly [name: string, field: string],
  save: readonly [name: string, field: string],
): Omit<NoticeDocuments, 'replaceFile'> => ({
  addDocument: documentOf(
    `mutation ${add[0]}($input: NoticeDocumentInput!, $file: Upload!) {
      item: ${add[1]}(input: $input, file: $file) { ${staffSelection(COMPETITION)} }
    }`,
  ),
  saveDocuments: documentOf(
    `mutation ${save[0]}($input: NoticeDocumentsEdit!) {
      item: ${save[1]}(input: $input) { ${staffSelection(COMPETITION)} }
    }`,
  ),
});

export const competitionOperations = {
  ...staffOperations(COMPETITION, {
    list: ['AdminCompetitionsList', 'staffCompetitions'],
    item: ['AdminCompetition', 'competitionById'],
    create: ['CreateCompetition', 'createCompetition', 'NoticeInput'],
    update: ['UpdateCompetition', 'updateCompetition', 'NoticeEdit'],
    replaceFile: ['UpdateCompetitionDocument', 'updateCompetitionDocument'],
    remove: ['DeleteCompetition', 'deleteCompetition'],
  }),
  ...documentOperations(
    ['AddCompetitionDocument', 'addCompetitionDocument'],
    ['UpdateCompetitionDocuments', 'updateCompetitionDocuments'],
  ),
};

export const procurementOperations = {
  ...staffOperations(PROCUREMENT, {
    list: ['AdminProcurementsList', 'staffProcurements'],
    item: ['AdminProcurement', 'procurementById'],
    create: ['CreateProcurement', 'createProcurement', 'NoticeInput'],
    update: ['UpdateProcurement', 'updateProcurement', 'NoticeEdit'],
    replaceFile: ['UpdateProcurementDocument', 'updateProcurementDocument'],
    remove: ['DeleteProcurement', 'deleteProcurement'],
  }),
  ...documentOperations(
    ['AddProcurementDocument', 'addProcurementDocument'],
    ['UpdateProcurementDocuments', 'updateProcurementDocuments'],
  ),
};
