import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';
import { EXHIBITION_ITEM_FIELDS, EXHIBITION_ROW_FIELDS } from './exhibitionFields.ts';

/** All that the staff see and edit of a colony. */
export const ColonyItemParts = graphql(`
  fragment ColonyItemParts on Colony {
    ${EXHIBITION_ROW_FIELDS}
    ${EXHIBITION_ITEM_FIELDS}
  }
`);

/** A page of the staff list. */
export const AdminColonies = graphql(`
  query AdminColonies(${LIST_VARIABLES}) {
    list: staffColonies(${LIST_ARGUMENTS}) {
      items {
        ${EXHIBITION_ROW_FIELDS}
      }
      ${LIST_FIELDS}
    }
  }
`);

/** One of them, to edit. */
export const AdminColony = graphql(
  `
    query AdminColony($id: Int!) {
      item: colonyById(id: $id) {
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
      item: createColony(input: $input, file: $file) {
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
      item: updateColony(input: $input) {
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
      item: updateColonyImage(id: $id, file: $file) {
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
