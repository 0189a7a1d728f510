import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import {
  graphql,
  type FragmentOf,
  type ResultOf,
  type VariablesOf,
} from '../../../shared/graphql/tada.ts';

/** The fields of a programme that the list shows and an item has. */
const ProgramRowParts = graphql(`
  fragment ProgramRowParts on Program {
    id
    programType
    title
    eventHappeningDateTime
    endsAt
    author
    status
    updatedAt
    publishedAt
  }
`);

/** All that the staff see and edit of a programme. */
export const ProgramItemParts = graphql(
  `
    fragment ProgramItemParts on Program {
      ...ProgramRowParts
      description
      place
      price
      isFree
      childrenAge
      booking
      openHours {
        day
        from
        to
      }
      statusNote
      formerDateTime
      dates {
        id
        key
        eventHappeningDateTime
        endsAt
        place
        status
        statusNote
        formerDateTime
      }
      createdAt
      version
      image {
        src
        alt
      }
    }
  `,
  [ProgramRowParts],
);

/** A programme as the staff edit it. */
export type ProgramItem = FragmentOf<typeof ProgramItemParts>;

/** A page of the staff list of one type. */
export const AdminProgramsList = graphql(
  `
    query AdminProgramsList($programType: String!, ${LIST_VARIABLES}) {
      list: staffPrograms(programType: $programType, ${LIST_ARGUMENTS}) {
        items {
          ...ProgramRowParts
          dates {
            id
          }
        }
        ${LIST_FIELDS}
        upcoming
      }
    }
  `,
  [ProgramRowParts],
);

/** A programme as the staff list shows it. */
export type ProgramRow = ResultOf<typeof AdminProgramsList>['list']['items'][number];

/** One programme, to edit. */
export const AdminProgramItem = graphql(
  `
    query AdminProgramItem($id: Int!) {
      item: programById(id: $id) {
        ...ProgramItemParts
      }
    }
  `,
  [ProgramItemParts],
);

/** Publishes a programme, with its picture where one is given. */
export const CreateProgram = graphql(
  `
    mutation CreateProgram($input: ProgramInput!, $file: Upload) {
      item: createProgram(input: $input, file: $file) {
        ...ProgramItemParts
      }
    }
  `,
  [ProgramItemParts],
);

/** The fields of a new programme. */
export type ProgramFields = VariablesOf<typeof CreateProgram>['input'];

/** Saves the written fields. */
export const UpdateProgram = graphql(
  `
    mutation UpdateProgram($input: ProgramEdit!) {
      item: updateProgram(input: $input) {
        ...ProgramItemParts
      }
    }
  `,
  [ProgramItemParts],
);

/** The fields of a programme that an edit changes. */
export type ProgramEditFields = Omit<VariablesOf<typeof UpdateProgram>['input'], 'id' | 'version'>;

/** Puts another picture in place of the present one. */
export const UpdateProgramImage = graphql(
  `
    mutation UpdateProgramImage($id: Int!, $file: Upload!) {
      item: updateProgramImage(id: $id, file: $file) {
        ...ProgramItemParts
      }
    }
  `,
  [ProgramItemParts],
);

/** Deletes a programme. */
export const DeleteProgram = graphql(`
  mutation DeleteProgram($id: Int!) {
    deleteProgram(id: $id)
  }
`);
