import { CardImageParts, PictureParts } from '../../../shared/graphql/image.operations.ts';
import { DateReservationParts } from '../../../shared/graphql/reservations.operations.ts';
import { graphql, type FragmentOf, type ResultOf } from '../../../shared/graphql/tada.ts';

export const MovieCardParts = graphql(
  `
    fragment MovieCardParts on Movie {
      id
      title
      genere
      duration
      image {
        ...CardImageParts
      }
      movieProductionDateTimes {
        id
        productionDate
        hall
        status
        price
        isFree
        reservations {
          ...DateReservationParts
        }
      }
    }
  `,
  [CardImageParts, DateReservationParts],
);

export type MovieCardData = FragmentOf<typeof MovieCardParts>;

/** Films with a future screening, by next screening. */
export const CurrentMovies = graphql(
  `
    query CurrentMovies($first: Int) {
      currentMovies(first: $first) {
        items {
          ...MovieCardParts
        }
      }
    }
  `,
  [MovieCardParts],
);

/** The same in pages, with excerpts, which only the list shows. */
export const CinemaList = graphql(
  `
    query CinemaList($first: Int, $after: String) {
      currentMovies(first: $first, after: $after) {
        items {
          ...MovieCardParts
          excerpt
        }
        nextCursor
      }
    }
  `,
  [MovieCardParts],
);

export const MovieDetail = graphql(
  `
    query MovieDetail($id: Int!) {
      movieById(id: $id) {
        id
        title
        description
        descriptionTree
        excerpt
        author
        genere
        duration
        yearPublished
        updatedAt
        childrenAge
        youtubeUrl
        image {
          ...PictureParts
        }
        morePictures {
          ...PictureParts
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
          accessFacts
          reservations {
            ...DateReservationParts
          }
        }
      }
    }
  `,
  [DateReservationParts, PictureParts],
);

export type Movie = ResultOf<typeof MovieDetail>['movieById'];
