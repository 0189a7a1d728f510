import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';
import { NOTICE_ITEM_FIELDS, NOTICE_ROW_FIELDS } from './noticeFields.ts';

/** A page of the staff list. */
export const AdminCompetitionsList = graphql(`
  query AdminCompetitionsList(${LIST_VARIABLES}) {
    list: staffCompetitions(${LIST_ARGUMENTS}) {
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

/** All that the staff see and edit of a competition. */
export const CompetitionItemParts = graphql(`
  fragment CompetitionItemParts on Competition {
    ${NOTICE_ROW_FIELDS}
    ${NOTICE_ITEM_FIELDS}
  }
`);

/** One competition, to edit. */
export const AdminCompetition = graphql(
  `
    query AdminCompetition($id: Int!) {
      item: competitionById(id: $id) {
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
      item: createCompetition(input: $input, file: $file) {
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
      item: updateCompetition(input: $input) {
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
      item: updateCompetitionDocument(id: $id, file: $file) {
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
      item: addCompetitionDocument(input: $input, file: $file) {
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
      item: updateCompetitionDocuments(input: $input) {
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
