import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

/** The fields of a procurement that the list shows and an item has. */
const ProcurementRowParts = graphql(`
  fragment ProcurementRowParts on Procurement {
    id
    author
    title
    datePosted
    updatedAt
    publishedAt
  }
`);

/** A page of the staff list. */
export const AdminProcurementsList = graphql(
  `
    query AdminProcurementsList(${LIST_VARIABLES}) {
      staffProcurements(${LIST_ARGUMENTS}) {
        items {
          ...ProcurementRowParts
          document {
            fileName
          }
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [ProcurementRowParts],
);

/** All that the staff see and edit of a procurement. */
const ProcurementItemParts = graphql(
  `
    fragment ProcurementItemParts on Procurement {
      ...ProcurementRowParts
      description
      version
      number
      deadline
      document {
        url
        fileName
        contentType
        byteSize
      }
      documents {
        documentId
        title
        date
        url
        fileName
        contentType
        byteSize
      }
    }
  `,
  [ProcurementRowParts],
);

/** One procurement, to edit. */
export const AdminProcurement = graphql(
  `
    query AdminProcurement($id: Int!) {
      procurementById(id: $id) {
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
      createProcurement(input: $input, file: $file) {
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
      updateProcurement(input: $input) {
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
      updateProcurementDocument(id: $id, file: $file) {
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
      addProcurementDocument(input: $input, file: $file) {
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
      updateProcurementDocuments(input: $input) {
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
