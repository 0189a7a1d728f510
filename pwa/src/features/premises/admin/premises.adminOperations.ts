import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql, type FragmentOf, type VariablesOf } from '../../../shared/graphql/tada.ts';

/** All that the staff see and edit of a photograph. */
export const PremisesAdminParts = graphql(`
  fragment PremisesAdminParts on PremisesPhoto {
    id
    title
    category
    position
    createdAt
    updatedAt
    publishedAt
    version
    image {
      src
      width
      height
      alt
      placeholder
      srcSet
    }
  }
`);

/** A picture as the staff list and edit it. */
export type PremisesAdminItem = FragmentOf<typeof PremisesAdminParts>;

/** A page of the staff list. */
export const AdminPremisesList = graphql(
  `
    query AdminPremisesList(${LIST_VARIABLES}) {
      list: staffPremises(${LIST_ARGUMENTS}) {
        items {
          ...PremisesAdminParts
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [PremisesAdminParts],
);

/** One photograph, to edit. */
export const AdminPremisesPhoto = graphql(
  `
    query AdminPremisesPhoto($id: Int!) {
      item: premisesPhotoById(id: $id) {
        ...PremisesAdminParts
      }
    }
  `,
  [PremisesAdminParts],
);

/** Adds a photograph, with its image where one is given. */
export const CreatePremisesPhoto = graphql(
  `
    mutation CreatePremisesPhoto($input: PremisesPhotoInput!, $file: Upload) {
      item: createPremisesPhoto(input: $input, file: $file) {
        ...PremisesAdminParts
      }
    }
  `,
  [PremisesAdminParts],
);

/** The fields of a photograph that staff write. */
export type PremisesFields = VariablesOf<typeof CreatePremisesPhoto>['input'];

/** Saves the written fields. */
export const UpdatePremisesPhoto = graphql(
  `
    mutation UpdatePremisesPhoto($input: PremisesPhotoEdit!) {
      item: updatePremisesPhoto(input: $input) {
        ...PremisesAdminParts
      }
    }
  `,
  [PremisesAdminParts],
);

/** Puts another image in place of the present one. */
export const UpdatePremisesPhotoImage = graphql(
  `
    mutation UpdatePremisesPhotoImage($id: Int!, $file: Upload!) {
      item: updatePremisesPhotoImage(id: $id, file: $file) {
        ...PremisesAdminParts
      }
    }
  `,
  [PremisesAdminParts],
);

/** Deletes a photograph. */
export const DeletePremisesPhoto = graphql(`
  mutation DeletePremisesPhoto($id: Int!) {
    deletePremisesPhoto(id: $id)
  }
`);
