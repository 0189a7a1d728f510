import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

/** The fields of a competition that the list shows and an item has. */
const CompetitionRowParts = graphql(`
  fragment CompetitionRowParts on Competition {
    id
    author
    title
    datePosted
    updatedAt
    publishedAt
  }
`);

/** A page of the staff list. */
export const AdminCompetitionsList = graphql(
  `
    query AdminCompetitionsList(${LIST_VARIABLES}) {
      staffCompetitions(${LIST_ARGUMENTS}) {
        items {
          ...CompetitionRowParts
          document {
            fileName
          }
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [CompetitionRowParts],
);

/** All that the staff see and edit of a competition. */
export const CompetitionItemParts = graphql(
  `
    fragment CompetitionItemParts on Competition {
      ...CompetitionRowParts
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
  [CompetitionRowParts],
);

/** One competition, to edit. */
export const AdminCompetition = graphql(
  `
    query AdminCompetition($id: Int!) {
      competitionById(id: $id) {
        ...CompetitionItemParts
      }
    }
  `,
  [CompetitionItemParts],
);

/** Publishes a competition, with its document where one is given. */
export const CreateCompetition = graphql(
  `
    mutation CreateCompetition($input: NoticeInput!, $file: Upload) {
      createCompetition(input: $input, file: $file) {
        ...CompetitionItemParts
      }
    }
  `,
  [CompetitionItemParts],
);

/** Saves the written fields. */
export const UpdateCompetition = graphql(
  `
    mutation UpdateCompetition($input: NoticeEdit!) {
      updateCompetition(input: $input) {
        ...CompetitionItemParts
      }
    }
  `,
  [CompetitionItemParts],
);

/** Puts another document in place of the present one. */
export const UpdateCompetitionDocument = graphql(
  `
    mutation UpdateCompetitionDocument($id: Int!, $file: Upload!) {
      updateCompetitionDocument(id: $id, file: $file) {
        ...CompetitionItemParts
      }
    }
  `,
  [CompetitionItemParts],
);

/** Adds a document behind the others. */
export const AddCompetitionDocument = graphql(
  `
    mutation AddCompetitionDocument($input: NoticeDocumentInput!, $file: Upload!) {
      addCompetitionDocument(input: $input, file: $file) {
        ...CompetitionItemParts
      }
    }
  `,
  [CompetitionItemParts],
);

/** Puts the further documents in order, names them and takes away those that are left out. */
export const UpdateCompetitionDocuments = graphql(
  `
    mutation UpdateCompetitionDocuments($input: NoticeDocumentsEdit!) {
      updateCompetitionDocuments(input: $input) {
        ...CompetitionItemParts
      }
    }
  `,
  [CompetitionItemParts],
);

/** Deletes a competition. */
export const DeleteCompetition = graphql(`
  mutation DeleteCompetition($id: Int!) {
    deleteCompetition(id: $id)
  }
`);
