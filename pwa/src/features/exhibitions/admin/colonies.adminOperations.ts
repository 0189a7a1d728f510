import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

/** A row of the staff list. */
export const ColonyRowParts = graphql(`
  fragment ColonyRowParts on Colony {
    id
    author
    title
    yearHappening
    colonyType
    updatedAt
    publishedAt
  }
`);

/** All that the staff see and edit of a colony. */
export const ColonyItemParts = graphql(
  `
    fragment ColonyItemParts on Colony {
      ...ColonyRowParts
      description
      createdAt
      version
      image {
        src
        alt
      }
    }
  `,
  [ColonyRowParts],
);

/** A page of the staff list. */
export const AdminColonies = graphql(
  `
    query AdminColonies(${LIST_VARIABLES}) {
      staffColonies(${LIST_ARGUMENTS}) {
        items {
          ...ColonyRowParts
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [ColonyRowParts],
);

/** One of them, to edit. */
export const AdminColony = graphql(
  `
    query AdminColony($id: Int!) {
      colonyById(id: $id) {
        ...ColonyItemParts
      }
    }
  `,
  [ColonyItemParts],
);

/** Publishes a colony, with its picture where one is given. */
export const CreateColony = graphql(
  `
    mutation CreateColony($input: ExhibitionInput!, $file: Upload) {
      createColony(input: $input, file: $file) {
        ...ColonyItemParts
      }
    }
  `,
  [ColonyItemParts],
);

/** Saves the written fields. */
export const UpdateColony = graphql(
  `
    mutation UpdateColony($input: ExhibitionEdit!) {
      updateColony(input: $input) {
        ...ColonyItemParts
      }
    }
  `,
  [ColonyItemParts],
);

/** Puts another picture in place of the present one. */
export const UpdateColonyImage = graphql(
  `
    mutation UpdateColonyImage($id: Int!, $file: Upload!) {
      updateColonyImage(id: $id, file: $file) {
        ...ColonyItemParts
      }
    }
  `,
  [ColonyItemParts],
);

/** Deletes a colony. */
export const DeleteColony = graphql(`
  mutation DeleteColony($id: Int!) {
    deleteColony(id: $id)
  }
`);
