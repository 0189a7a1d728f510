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

/** The fields of a film that the list shows and an item has. */
const MovieRowParts = graphql(`
  fragment MovieRowParts on Movie {
    id
    author
    title
    genere
    updatedAt
    publishedAt
  }
`);

/** All that the staff see and edit of a film. */
export const MovieItemParts = graphql(
  `
    fragment MovieItemParts on Movie {
      ...MovieRowParts
      duration
      yearPublished
      childrenAge
      description
      youtubeUrl
      version
      image {
        src
        alt
      }
      movieProductionDateTimes {
        id
        productionDate
        endsAt
        hall
        price
        isFree
        language
        ageMark
        status
        statusNote
        formerDateTime
      }
    }
  `,
  [MovieRowParts],
);

/** A film as the staff edit it. */
export type MovieItem = FragmentOf<typeof MovieItemParts>;

/** A page of the staff list. */
export const AdminMovieList = graphql(
  `
    query AdminMovieList(${LIST_VARIABLES}) {
      list: staffMovies(${LIST_ARGUMENTS}) {
        items {
          ...MovieRowParts
          image {
            srcSet
            placeholder
          }
          movieProductionDateTimes {
            productionDate
            hall
            status
          }
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [MovieRowParts],
);

/** A film as the staff list shows it. */
export type MovieRow = ResultOf<typeof AdminMovieList>['list']['items'][number];

/** One film, to edit. */
export const AdminMovieItem = graphql(
  `
    query AdminMovieItem($id: Int!) {
      item: movieById(id: $id) {
        ...MovieItemParts
      }
    }
  `,
  [MovieItemParts],
);

/** Publishes a film with its screenings, and with its picture where one is given. */
export const CreateMovie = graphql(
  `
    mutation CreateMovie($input: MovieInput!, $file: Upload) {
      item: createMovie(input: $input, file: $file) {
        ...MovieItemParts
      }
    }
  `,
  [MovieItemParts],
);

/** The fields of a film that staff write. */
export type MovieFields = VariablesOf<typeof CreateMovie>['input'];

/** Saves the written fields and the list of screenings. */
export const UpdateMovie = graphql(
  `
    mutation UpdateMovie($input: MovieEdit!) {
      item: updateMovie(input: $input) {
        ...MovieItemParts
      }
    }
  `,
  [MovieItemParts],
);

/** Puts another picture in place of the present one. */
export const UpdateMovieImage = graphql(
  `
    mutation UpdateMovieImage($id: Int!, $file: Upload!) {
      item: updateMovieImage(id: $id, file: $file) {
        ...MovieItemParts
      }
    }
  `,
  [MovieItemParts],
);

/** Deletes a film. */
export const DeleteMovie = graphql(`
  mutation DeleteMovie($id: Int!) {
    deleteMovie(id: $id)
  }
`);
