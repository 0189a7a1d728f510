import { CardImageParts, ImageParts } from '../../../shared/graphql/image.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';
import type { FragmentOf } from '../../../shared/graphql/tada.ts';

/** The fields of a film card. */
export const MovieCardParts = graphql(
  `
    fragment MovieCardParts on Movie {
      id
      title
      excerpt
      genere
      duration
      yearPublished
      image {
        ...CardImageParts
      }
      movieProductionDateTimes {
        id
        productionDate
        hall
        status
      }
    }
  `,
  [CardImageParts],
);

/** A film as its card shows it. */
export type MovieCardData = FragmentOf<typeof MovieCardParts>;

/** Films with a screening still to come, by next screening. */
export const CurrentMovies = graphql(
  `
    query CurrentMovies($first: Int, $after: String) {
      currentMovies(first: $first, after: $after) {
        items {
          ...MovieCardParts
        }
        nextCursor
      }
    }
  `,
  [MovieCardParts],
);

/** One film, whole, with its screenings. */
export const MovieDetail = graphql(
  `
    query MovieDetail($id: Int!) {
      movieById(id: $id) {
        id
        title
        description
        excerpt
        author
        genere
        duration
        yearPublished
        childrenAge
        youtubeUrl
        image {
          ...ImageParts
        }
        movieProductionDateTimes {
          id
          productionDate
          endsAt
          hall
          price
          language
          ageMark
          status
          statusNote
          formerDateTime
        }
      }
    }
  `,
  [ImageParts],
);
