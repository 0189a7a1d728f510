import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';
import { NOTICE_ITEM_FIELDS, NOTICE_ROW_FIELDS } from './noticeFields.ts';

/** A page of the staff list. */
export const AdminProcurementsList = graphql(`
  query AdminProcurementsList(${LIST_VARIABLES}) {
    list: staffProcurements(${LIST_ARGUMENTS}) {
      items {
        ${NOTICE_ROW_FIELDS}
        document {
          fileName
        }
      }
      ${LIST_FIELDS}
    }
  }
`);

/** All that the staff see and edit of a procurement. */
const ProcurementItemParts = graphql(`
  fragment ProcurementItemParts on Procurement {
    ${NOTICE_ROW_FIELDS}
    ${NOTICE_ITEM_FIELDS}
  }
`);

/** One procurement, to edit. */
export const AdminProcurement = graphql(
  `
    query AdminProcurement($id: Int!) {
      item: procurementById(id: $id) {
        ...ProcurementItemParts
      }
    }
  `,
  [ProcurementItemParts],
);

/** Publishes a procurement, with its document where one is given. */
export const CreateProcurement = graphql(
  `
    mutation CreateProcurement($input: NoticeInput!, $file: Upload) {
      item: createProcurement(input: $input, file: $file) {
        ...ProcurementItemParts
      }
    }
  `,
  [ProcurementItemParts],
);

/** Saves the written fields. */
export const UpdateProcurement = graphql(
  `
    mutation UpdateProcurement($input: NoticeEdit!) {
      item: updateProcurement(input: $input) {
        ...ProcurementItemParts
      }
    }
  `,
  [ProcurementItemParts],
);

/** Puts another document in place of the present one. */
export const UpdateProcurementDocument = graphql(
  `
    mutation UpdateProcurementDocument($id: Int!, $file: Upload!) {
      item: updateProcurementDocument(id: $id, file: $file) {
        ...ProcurementItemParts
      }
    }
  `,
  [ProcurementItemParts],
);

/** Adds a document behind the others. */
export const AddProcurementDocument = graphql(
  `
    mutation AddProcurementDocument($input: NoticeDocumentInput!, $file: Upload!) {
      item: addProcurementDocument(input: $input, file: $file) {
        ...ProcurementItemParts
      }
    }
  `,
  [ProcurementItemParts],
);

/** Puts the further documents in order, names them and takes away those that are left out. */
export const UpdateProcurementDocuments = graphql(
  `
    mutation UpdateProcurementDocuments($input: NoticeDocumentsEdit!) {
      item: updateProcurementDocuments(input: $input) {
        ...ProcurementItemParts
      }
    }
  `,
  [ProcurementItemParts],
);

/** Deletes a procurement. */
export const DeleteProcurement = graphql(`
  mutation DeleteProcurement($id: Int!) {
    deleteProcurement(id: $id)
  }
`);
